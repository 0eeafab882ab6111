import { leadOn } from '#features/checkout/open-checkout.server.ts';

import type { Route } from './+types/checkout.ts';

/** Leads on to the first step that is not done; without a checkout, to the cart, where one begins. */
export function loader({ request }: Route.LoaderArgs) {
  return leadOn(request);
}
