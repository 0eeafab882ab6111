import { redirect } from 'react-router';

import { whereToGoOn } from '#features/checkout/open-checkout.server.ts';
import { stepPath } from '#features/checkout/steps/steps.ts';

import type { Route } from './+types/checkout.ts';

/** Leads on to the first step that is not done; without a checkout, to the cart, where one begins. */
export async function loader({ request }: Route.LoaderArgs) {
  return redirect(stepPath(await whereToGoOn(request)));
}
