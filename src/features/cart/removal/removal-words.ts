/** Fetched with the first removal. */
import { messages } from '#commerce/words/messages.ts';

import { nameOf } from './removed-name.ts';

/**
 * The announcement of a removal, after it is shown: the place of the focus, the removed lines, and
 * the undo. One sentence, because Orca cuts the speech of a new focus, and of one announcement, by
 * the next.
 */
export function removalWords(lines: readonly { name: string }[]): string {
  const focus = document.activeElement;
  const here = focus?.closest('li')?.querySelector('h3, a[href]') ?? focus;
  const isEmpty = !document.querySelector('.remove-line, .cart-panel-remove');
  const them = lines.length === 1 ? 'it' : 'them';
  return [
    `${here?.textContent}.`,
    `${messages.cartDeleted}: ${nameOf(lines)}.`,
    isEmpty ? messages.cartEmptyDesktop : '',
    // Only the page has it, not the drawer.
    focus?.closest('main')
      ? `To undo, press “Put ${them} back”, after the heading of the page.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
