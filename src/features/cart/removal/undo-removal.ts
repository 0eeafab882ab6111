/** Fetched with the first removal. */
import type { LineKey } from '#api/cart/cart-model.ts';
import { totalWords } from '#commerce/cart/change/total-words.ts';
import { forgetRemoval, type Removal } from '#commerce/cart/keep/removals.ts';
import { nameOf } from '#commerce/cart/model/removed-name.ts';
import { lineId } from '#commerce/cart/model/rules.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { focusWhenThere } from '#ui/focus-when-there.ts';
import { toast, toasts } from '#ui/toast/toast.ts';

import { FOCUSABLE, headingOf } from '../focus-beside.ts';
import { putBack } from './put-back.ts';

/** Puts removed lines back and tells the result; the focus moves to the first of them. */
export async function undoRemoval(removal: Removal): Promise<void> {
  const name = nameOf(removal.lines);
  const are = removal.lines.length === 1 ? 'is' : 'are';
  // If the page is left before the answer, the next one must not offer the lines again.
  const forget = () => forgetRemoval(removal.id);
  addEventListener('beforeunload', forget);
  try {
    const missing = await putBack(removal.lines);
    forget();
    // The message is no longer true.
    toasts.set(toasts.get().filter(({ about }) => about !== removal.id));
    await focusLine(removal.lines.find((line) => !missing.includes(line)));
    if (missing.length < removal.lines.length) {
      const says = `${name} ${are} back in your cart.`;
      toast(says, { heard: `${says} ${totalWords()}`.trim() });
    }
    for (const line of missing) {
      toast(`${line.name} could not be put back: it cannot be bought now.`, { tone: 'error' });
    }
  } catch (error) {
    if (isExpired(error)) sessionExpired();
    else toast(`${name}: ${failureWords(error)}`, { tone: 'error' });
  } finally {
    removeEventListener('beforeunload', forget);
  }
}

/** On the cart page: moves the focus to a line as soon as it is back, else to the heading. */
async function focusLine(line: LineKey | undefined): Promise<void> {
  if (!document.querySelector('.cart-page')) return;
  const field = () => document.getElementById(line ? lineId(line) : '');
  const isThere = await focusWhenThere(() =>
    field()?.closest('li')?.querySelector<HTMLElement>(FOCUSABLE),
  );
  if (!isThere) headingOf(null)?.focus();
}
