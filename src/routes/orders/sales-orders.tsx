import { data } from 'react-router';

import { prefetch, preload, type Preloaded } from '#api/cache/preload.ts';
import { saleQuery, salesQuery } from '#api/orders/sales-orders.ts';
import { readInvoice } from '#commerce/fields/invoice.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { forCustomer, loadByCustomer } from '#commerce/session/for-customer.ts';
import { privateHead } from '#commerce/page/head.ts';
import { SaleDetails } from '#features/orders/sales/sale-details.tsx';
import { SalesList } from '#features/orders/sales/sales-list.tsx';

import type { Route } from './+types/sales-orders.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

export function loader({ request, params }: Route.LoaderArgs) {
  return forCustomer(request, () => load(params, preload));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return forCustomer(request, () => load(params, prefetch));
}

async function load({ invoice }: { invoice?: string }, by: typeof preload): Promise<Preloaded> {
  if (invoice === undefined) return loadByCustomer(by, salesQuery);
  if (readInvoice(invoice) !== invoice) throw data(null, { status: 404 });
  return by(saleQuery(invoice));
}

export function meta(args: Route.MetaArgs) {
  const { invoice } = args.params;
  return privateHead(args, invoice ? `Sale ${invoice}` : 'What you sold to us');
}

/** All sales to the store, or one of them. */
export default function SalesOrders({ params: { invoice } }: Route.ComponentProps) {
  return (
    <CustomersOnly heading="What you sold to us">
      {invoice === undefined ? <SalesList /> : <SaleDetails invoice={invoice} />}
    </CustomersOnly>
  );
}
