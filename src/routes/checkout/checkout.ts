import { leadOn } from '#features/checkout/open-checkout.server.ts';

import type { Route } from './+types/checkout.ts';

/** Redirects to the first unfinished step, or without a checkout to the cart, where one begins. */
export function loader({ request }: Route.LoaderArgs) {
  return leadOn(request);
}
