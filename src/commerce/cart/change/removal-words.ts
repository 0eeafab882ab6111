import type { LineKey } from '#api/cart/cart-model.ts';
import { nameOf } from '#commerce/cart/model/removed-name.ts';
import { lineId } from '#commerce/cart/model/rules.ts';
import { messages } from '#commerce/words/messages.ts';
import { painted } from '#ui/timing/after-paint.ts';

import { totalWords } from './total-words.ts';

/** Milliseconds in which even a slow phone shows the cart without a line. */
const LONGEST_MS = 3_000;

/**
 * The announcement of a removal, as soon as it is shown: the line that has the focus, the removed lines,
 * the new total or that the cart `isEmpty` now, and the undo. One sentence, because Orca cuts the
 * speech of a new focus, and of one announcement, by the next; a heading is short enough to be heard
 * before. Fetched with the first removal.
 */
export async function removalWords(
  lines: readonly (LineKey & { name: string })[],
  isEmpty: boolean,
): Promise<string> {
  await goneFromPage(lines);
  const focus = document.activeElement;
  const here = focus?.closest('li')?.querySelector('h3, a[href]');
  const them = lines.length === 1 ? 'it' : 'them';
  return [
    here ? `${here.textContent}.` : '',
    `${messages.cartDeleted}: ${nameOf(lines)}.`,
    isEmpty ? messages.cartEmptyDesktop : totalWords(),
    // Only the page has it, not the drawer.
    focus?.closest('main')
      ? `To undo, press “Put ${them} back”, after the heading of the page.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The page shows lines and total together, later than a press: until then the total is the old one. */
async function goneFromPage(lines: readonly LineKey[]): Promise<void> {
  const start = performance.now();
  while (lines.some((line) => document.getElementById(lineId(line)))) {
    if (performance.now() - start > LONGEST_MS) return;
    await painted();
  }
}
