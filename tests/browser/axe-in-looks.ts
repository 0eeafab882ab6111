import axe from 'axe-core';

import { wordsJoinedHere } from '#tests/a11y/joined-words.ts';
import { EVERY_RULE } from '#tests/a11y/rules.ts';

import { emulateMedia, resetMedia, type Media } from './emulate-media.ts';

type Look = Media & { theme?: 'contrast' };

/** The looks of the store, as in tests/a11y/axe.ts. */
const LOOKS: Readonly<Record<string, Look>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colors': { forcedColors: 'active' },
  'high contrast': { colorScheme: 'light', theme: 'contrast' },
};

/**
 * One line for each rule of axe that what is shown breaks, with the look in which it does, and for
 * each two words that are joined.
 */
export async function violationsInLooks(): Promise<string[]> {
  const { documentElement: root } = document;
  const found = wordsJoinedHere().map((words) => `joined words: ${words}`);
  for (const [look, { theme, ...media }] of Object.entries(LOOKS)) {
    await resetMedia();
    await emulateMedia(media);
    if (theme) root.dataset['theme'] = theme;
    found.push(...(await violationsNow()).map((line) => `${look}: ${line}`));
    delete root.dataset['theme'];
  }
  await resetMedia();
  return found;
}

async function violationsNow(): Promise<string[]> {
  const { violations } = await axe.run('#page', {
    runOnly: EVERY_RULE,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
  );
}
