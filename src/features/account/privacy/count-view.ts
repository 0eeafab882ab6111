import { ensure } from '#api/cache/query-client.ts';
import { customerQuery } from '#api/session/session.ts';
import { reportBehaviour, reportPageView, type Deed, type PageView } from '#api/session/visits.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { choiceNow, mayCount } from '#commerce/visits/consent.ts';
import { behaviourLogFailed } from '#commerce/words/log-words.ts';

import { guestId, guestIdCookie } from './guest-id.ts';
import { isCounted, pageName, pageViewOf, publicUrl } from './page-view.ts';

/** §9 The storage key of the previous page, for this tab alone. */
const PREVIOUS = 'previous-page';

/** §7 Reports the viewed page to the API. Failures are ignored. */
export async function countView(url: URL): Promise<void> {
  if (!isCounted(url)) return;
  const previousUrl = previousPage(publicUrl(url));
  const view = await viewOf(url, previousUrl);
  if (!view) return;
  reportPageView(view).catch(() => undefined);
  log(view, url, 'view');
}

/** §7 Reports an added product and its page to the API. */
export async function countAdd(url: URL, productId: number): Promise<void> {
  const view = isCounted(url) ? await viewOf(url) : undefined;
  if (view) log({ ...view, productId }, url, 'add-to-cart');
}

/** Without a guest id, or after the shopper has declined, nothing is counted. */
async function viewOf(url: URL, previousUrl?: string): Promise<PageView | undefined> {
  const [customerId, id] = await Promise.all([
    signedInNow() ? ownId() : undefined,
    guestId().catch(() => undefined),
  ]);
  if (id === undefined || !mayCount(choiceNow())) return undefined;
  return pageViewOf(url, { guestId: id, customerId, previousUrl });
}

/** §8 */
function log(view: PageView, url: URL, deed: Deed): void {
  reportBehaviour(view, pageName(url), deed).catch((error: unknown) => {
    console.warn(behaviourLogFailed, error);
  });
}

/** Deletes the data that counting has stored in this browser. */
export function forgetViews(): void {
  try {
    sessionStorage.removeItem(PREVIOUS);
  } catch {
    // Without storage there is nothing to delete.
  }
  if (document.cookie.includes('guest-id=')) document.cookie = guestIdCookie('');
}

/** Returns the previous page and stores `next`. */
function previousPage(next: string): string | undefined {
  try {
    const before = sessionStorage.getItem(PREVIOUS);
    sessionStorage.setItem(PREVIOUS, next);
    return before ?? undefined;
  } catch {
    return undefined;
  }
}

/** If the customer's id fails to load, the view is counted without it. */
function ownId(): Promise<string | undefined> {
  return ensure(customerQuery()).then(
    ({ id }) => id,
    () => undefined,
  );
}
