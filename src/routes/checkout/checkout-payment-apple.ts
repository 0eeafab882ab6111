import { appleSession } from '#gateway/apple-session.server.ts';

import type { Route } from './+types/checkout-payment-apple.ts';

/** Apple Pay requires proof of the store's identity, which only a server can request. */
export function action({ request }: Route.ActionArgs) {
  return appleSession(request);
}
