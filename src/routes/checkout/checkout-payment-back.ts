import { backFromProvider } from '#features/checkout/payment/payment-action.server.ts';

import type { Route } from './+types/checkout-payment-back.ts';

/** Where the payment provider leads back to; nothing stands here. */
export function loader({ request }: Route.LoaderArgs) {
  return backFromProvider(request);
}
