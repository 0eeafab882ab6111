/** Fetched with the first removal. */
import { forgetRemoval, type Removal } from '#commerce/cart/keep/removals.ts';
import { nameOf } from '#commerce/cart/model/removed-name.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { toast, toasts } from '#ui/toast/toast.ts';

import { headingOf } from '../focus-beside.ts';
import { putBack } from './put-back.ts';

/** Puts removed lines back and tells the result; the focus moves to the heading of the page. */
export async function undoRemoval(removal: Removal): Promise<void> {
  const name = nameOf(removal.lines);
  const are = removal.lines.length === 1 ? 'is' : 'are';
  // If the page is left before the answer, the next one must not offer the lines again.
  const forget = () => forgetRemoval(removal.id);
  addEventListener('beforeunload', forget);
  try {
    const missing = await putBack(removal.lines);
    headingOf(null)?.focus();
    forget();
    // The message is no longer true.
    toasts.set(toasts.get().filter(({ about }) => about !== removal.id));
    if (missing.length < removal.lines.length) toast(`${name} ${are} back in your cart.`);
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
