import { useSearchParams } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { orderHistoryQuery } from '#api/orders/order-history.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { forCustomer } from '#commerce/session/for-customer.ts';
import { privateHead } from '#commerce/page/head.ts';
import { OrderHistory } from '#features/orders/history/order-history.tsx';
import { readPlace } from '#features/orders/history/order-place.ts';

import type { Route } from './+types/order-history.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return forCustomer(request, () => preload(queryFor(request)));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forCustomer(request, () => prefetch(queryFor(request)));
}

function queryFor({ url }: Request) {
  return orderHistoryQuery(readPlace(new URL(url).searchParams));
}

export function meta(args: Route.MetaArgs) {
  const { page } = readPlace(new URLSearchParams(args.location.search));
  return privateHead(args, [...(page > 1 ? [`Page ${page}`] : []), 'Order history']);
}

export default function OrderHistoryRoute() {
  const [search] = useSearchParams();
  return (
    <CustomersOnly heading="Order history">
      <OrderHistory place={readPlace(search)} couldNotExport={search.has('noFile')} />
    </CustomersOnly>
  );
}
