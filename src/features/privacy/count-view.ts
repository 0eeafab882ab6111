import { ensure } from '#api/cache/query-client.ts';
import { customerQuery } from '#api/session/session.ts';
import { reportBehaviour, reportPageView, type Deed, type PageView } from '#api/session/visits.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { choiceNow, mayCount } from '#commerce/visits/consent.ts';
import { behaviourLogFailed } from '#commerce/words/log-words.ts';

import { guestId, guestIdCookie } from './guest-id.ts';
import { isCounted, pageName, pageViewOf, publicUrl } from './page-view.ts';

/** §9 Where the page before is kept, for this tab alone. */
const PREVIOUS = 'previous-page';

/** §7 Tells the API which page is seen. A page that cannot be counted is no trouble of the shopper. */
export async function countView(url: URL): Promise<void> {
  if (!isCounted(url)) return;
  const previousUrl = previousPage(publicUrl(url));
  const view = await viewOf(url, previousUrl);
  if (!view) return;
  reportPageView(view).catch(() => undefined);
  log(view, url, 'view');
}

/** §7 Tells the API what went into the cart, and on which page. */
export async function countAdd(url: URL, productId: number): Promise<void> {
  const view = isCounted(url) ? await viewOf(url) : undefined;
  if (view) log({ ...view, productId }, url, 'add-to-cart');
}

/** Nothing is counted without a guest id, or once the shopper has declined. */
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

/** Takes away what counting has kept in this browser. */
export function forgetViews(): void {
  try {
    sessionStorage.removeItem(PREVIOUS);
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
  if (document.cookie.includes('guest-id=')) document.cookie = guestIdCookie('', false);
}

/** The page before; from now on `next` is. */
function previousPage(next: string): string | undefined {
  try {
    const before = sessionStorage.getItem(PREVIOUS);
    sessionStorage.setItem(PREVIOUS, next);
    return before ?? undefined;
  } catch {
    return undefined;
  }
}

/** A customer whose id cannot be had is counted without it. */
function ownId(): Promise<string | undefined> {
  return ensure(customerQuery()).then(
    ({ id }) => id,
    () => undefined,
  );
}
