import { listWords } from '#commerce/format/list.ts';

import { percentWordsOf } from '../../percents.ts';

/** "Gold is 61 % of what you own, silver 30 %, and platinum 9 %.", by the worth of each. */
export function shareSentence(shares: readonly { name: string; value: number }[]): string {
  const words = percentWordsOf(shares.map(({ value }) => value));
  const [first, ...others] = shares.map(({ name }, at) =>
    at === 0 ? `${name} is ${words[at]} of what you own` : `${name.toLowerCase()} ${words[at]}`,
  );
  return first ? `${listWords([first, ...others])}.` : '';
}
