import { lastOrderQuery } from '#api/orders/last-order.ts';
import { customerQuery } from '#api/session/session.ts';
import { watchlistQuery } from '#api/watchlist/watchlist.ts';
import { privateHead } from '#commerce/page/head.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { loadForCustomer } from '#commerce/session/for-customer.ts';
import { Overview } from '#features/account/profile/overview.tsx';
import { Picks } from '#features/shop/recommendations/picks.tsx';

import type { Route } from './+types/account.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Your account');

export function loader({ request }: Route.LoaderArgs) {
  return loadForCustomer(request, customerQuery(), lastOrderQuery(), watchlistQuery());
}

export default function Account() {
  return (
    <CustomersOnly heading="Your account">
      <Overview picks={<Picks on="account" />} />
    </CustomersOnly>
  );
}
