import { run } from '#api/cache/run.ts';
import {
  getAddCustomerBehaviourLogMutationOptions,
  getAddPageViewMutationOptions,
} from '#generated/hooks/analytics/analytics.ts';

/** One page that somebody has seen. */
export type PageView = {
  url: string;
  path: string;
  /** The page before it in this tab. */
  previousUrl?: string | undefined;
  productId?: number | undefined;
  /** Of somebody who is signed in. */
  customerId?: string | undefined;
  guestId: string;
};

/** What somebody did: has seen a page, or put a product into the cart. */
export type Deed = 'view' | 'add-to-cart';

/** Sent even when the page is left meanwhile. */
const AS_IT_LEAVES = { request: { keepalive: true } };

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
  await run(getAddPageViewMutationOptions(AS_IT_LEAVES), { data });
}

/** §3 What was done on a page, for the behaviour log. The address of the visitor is the API's to see. */
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
  await run(getAddCustomerBehaviourLogMutationOptions(AS_IT_LEAVES), { data });
}
