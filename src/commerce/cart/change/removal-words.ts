import { nameOf } from '#commerce/cart/model/removed-name.ts';
import { messages } from '#commerce/words/messages.ts';

import { totalWords } from './total-words.ts';

/**
 * The announcement of a removal, after it is shown: the line that has the focus, the removed lines,
 * the new total or that the cart `isEmpty` now, and the undo. One sentence, because Orca cuts the
 * speech of a new focus, and of one announcement, by the next; a heading is short enough to be heard
 * before. Fetched with the first removal.
 */
export function removalWords(lines: readonly { name: string }[], isEmpty: boolean): string {
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
