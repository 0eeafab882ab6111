import {
  ALL_LOOKS,
  EVERY_LOOK,
  violationsInLooks,
  type Look,
} from '#tests/browser/axe-in-looks.ts';
import { page, type Locator } from 'vitest/browser';

type Way = [width: number, looks: readonly Look[]];

const WIDE: Way = [1440, ALL_LOOKS ? EVERY_LOOK : ['dark', 'high contrast']];
const NARROW: Way = [320, ALL_LOOKS ? EVERY_LOOK : ['light', 'forced colors']];

/** A desktop and a phone, and the looks in which a state is looked at there, two in `npm test`. */
export const WAYS = [WIDE, NARROW];

/**
 * Looks at a state at the width at which it was reached, then at the other one, and goes back to the
 * first. One line for each rule that is broken, and one if what shows the state does not outlive the
 * change of the width.
 */
export async function violationsAtBothWidths(shown: Locator): Promise<string[]> {
  const reached = innerWidth;
  const ways = reached === WIDE[0] ? [WIDE, NARROW] : [NARROW, WIDE];
  const found = [];
  for (const [width, looks] of ways) {
    await page.viewport(width, 900);
    found.push(...(await violationsInLooks(looks)).map((line) => `${width} px: ${line}`));
    if (!shown.query()?.checkVisibility()) found.push(`${width} px: the state is gone`);
  }
  await page.viewport(reached, 900);
  return found;
}
