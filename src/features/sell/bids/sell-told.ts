import type { Told } from '#commerce/page/head.ts';
import { howTo } from '#commerce/page/json-ld/how-to.ts';

import { SELL_STEPS } from './sell-steps.ts';

/** What the page of selling tells: its steps are how to sell. */
export function sellTold(): Told {
  const steps = SELL_STEPS.map(([name, text]) => ({ name, text }));
  return {
    description: 'What we pay for metal right now. Anything else we quote by hand.',
    crumbs: { trail: [], here: 'Sell to us' },
    things: () => [howTo('Sell to us', steps)],
  };
}
