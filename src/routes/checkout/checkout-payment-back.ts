import { backFromProvider } from '#features/checkout/payment/payment-action.server.ts';

import type { Route } from './+types/checkout-payment-back.ts';

/** The return URL for the payment provider; it has no page. */
export function loader({ request }: Route.LoaderArgs) {
  return backFromProvider(request);
}
