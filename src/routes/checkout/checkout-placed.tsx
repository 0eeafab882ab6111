import { privateHead } from '#commerce/page/head.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { PlacedPage } from '#features/checkout/placed/placed-page.tsx';
import { loadPlaced } from '#features/checkout/placed/placed.server.ts';

import type { Route } from './+types/checkout-placed.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Order placed');

export function loader({ request, params }: Route.LoaderArgs) {
  return loadPlaced(request, params.invoice);
}

export default function CheckoutPlaced({ loaderData }: Route.ComponentProps) {
  const page = <PlacedPage {...loaderData} />;
  if (!loaderData.isCustomer) return page;
  return <CustomersOnly heading="Order placed">{page}</CustomersOnly>;
}
