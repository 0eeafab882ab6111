import {
  ALL_LOOKS,
  EVERY_LOOK,
  violationsInLooks,
  type Look,
} from '#tests/browser/axe-in-looks.ts';
import { page, type Locator } from 'vitest/browser';

type Way = [width: number, looks: readonly Look[]];

/** A desktop and a phone, each with the looks that take turns there in `npm test`. */
const WIDE: Way = [1440, ['dark', 'high contrast']];
const NARROW: Way = [320, ['light', 'forced colors']];

/** Both widths in every look. */
export const WAYS: readonly Way[] = [WIDE, NARROW].map(([width]) => [width, EVERY_LOOK]);

let states = 0;

/**
 * Looks at a state at the width at which it was reached, then at the other one, and goes back to the
 * first: in every look in `npm run test:a11y`, else in one look a width, by turns. One line for each
 * rule that is broken, and one if what shows the state does not outlive the change of the width.
 */
export async function violationsAtBothWidths(shown: Locator): Promise<string[]> {
  const turn = states++;
  const reached = innerWidth;
  const ways = reached === WIDE[0] ? [WIDE, NARROW] : [NARROW, WIDE];
  const found = [];
  for (const [width, looks] of ways) {
    await page.viewport(width, 900);
    const now = ALL_LOOKS ? EVERY_LOOK : [looks[turn % looks.length] ?? 'light'];
    found.push(...(await violationsInLooks(now)).map((line) => `${width} px: ${line}`));
    if (!shown.query()?.checkVisibility()) found.push(`${width} px: the state is gone`);
  }
  await page.viewport(reached, 900);
  return found;
}
