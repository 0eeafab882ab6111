import { OUTLIVES_PAGE, run } from '#api/cache/run.ts';
import {
  getAddCustomerBehaviourLogMutationOptions,
  getAddPageViewMutationOptions,
} from '#generated/hooks/analytics/analytics.ts';
import { getCreateGuestMutationOptions } from '#generated/hooks/session/session.ts';

/** One view of a page. */
export type PageView = {
  url: string;
  path: string;
  /** The page before it in this tab. */
  previousUrl?: string | undefined;
  productId?: number | undefined;
  /** Of a signed-in customer. */
  customerId?: string | undefined;
  guestId: string;
};

/** What a visitor did: viewed a page, or put a product into the cart. */
export type Deed = 'view' | 'add-to-cart';

/** §9 Starts a guest's visit; resolves to the guest id. The gateway keeps the guest's token. */
export async function createGuest(): Promise<string> {
  const { data } = await run(getCreateGuestMutationOptions(), undefined);
  return data.guestId;
}

/** §7 Page-view tracking. */
export async function reportPageView(view: PageView): Promise<void> {
  const { url, path, previousUrl, productId, customerId, guestId } = view;
  const data = {
    fullUrl: url,
    path,
    operation: 'view' as const,
    guestId,
    ...(previousUrl !== undefined && { previousPageUrl: previousUrl }),
    ...(productId !== undefined && { productId }),
    ...(customerId !== undefined && { userId: customerId }),
  };
  await run(getAddPageViewMutationOptions(OUTLIVES_PAGE), { data });
}

/** §3 Reports a deed to the behaviour log. The API itself sees the visitor's IP address. */
export async function reportBehaviour(view: PageView, pageName: string, deed: Deed): Promise<void> {
  const { url, previousUrl, productId, customerId, guestId } = view;
  const data = {
    visitedPageUrl: url,
    pageName,
    operation: deed,
    visitorId: guestId,
    ...(previousUrl !== undefined && { previousPageURL: previousUrl }),
    ...(productId !== undefined && { productId }),
    ...(customerId !== undefined && { customerId }),
  };
  await run(getAddCustomerBehaviourLogMutationOptions(OUTLIVES_PAGE), { data });
}
