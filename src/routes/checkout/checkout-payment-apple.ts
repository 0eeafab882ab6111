import { appleSession } from '#gateway/payment-pages.server.ts';

import type { Route } from './+types/checkout-payment-apple.ts';

/** Apple Pay asks the page to prove which store it is of; only a server can. */
export function action({ request }: Route.ActionArgs) {
  return appleSession(request);
}
