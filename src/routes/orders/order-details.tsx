import { data, isRouteErrorResponse, useSearchParams } from 'react-router';

import { joined, prefetch, preload } from '#api/cache/preload.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { onServer } from '#api/cart/cart-calls.server.ts';
import { orderQuery } from '#api/orders/order.ts';
import { returnsQuery } from '#api/orders/returns.ts';
import { cartChanged } from '#commerce/cart/change/cart-changed.ts';
import { answered, statusOf } from '#commerce/form/answer.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { orUnsent } from '#commerce/form/unsent.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { forCustomer, loadSoftly } from '#commerce/session/for-customer.ts';
import { privateHead } from '#commerce/page/head.ts';
import { OrderDetails } from '#features/orders/details/order-details.tsx';
import { OrderNotFound } from '#features/orders/details/order-not-found.tsx';
import { onlyLine, orderAgain } from '#features/orders/details/reorder.ts';
import { ApiFailure } from '#lib/api-error.ts';
import { ScreenError } from '#shell/screen-error.tsx';

import { invoiceIn } from './invoice-in.ts';
import type { Route } from './+types/order-details.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const invoice = invoiceIn(params);
  return forCustomer(request, () => loadOrder(preload, invoice));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const invoice = invoiceIn(params);
  return forCustomer(request, () => loadOrder(prefetch, invoice));
}

/** The order stands without its returns. */
async function loadOrder(by: typeof preload, invoice: string) {
  const [order, returns] = await Promise.all([
    by(orderQuery(invoice)),
    loadSoftly(by, [returnsQuery(invoice)]),
  ]);
  return joined(order, returns);
}

/** Adds the products of the order, or one of them, to the cart again. */
export function action({ request, params }: Route.ActionArgs) {
  const invoice = invoiceIn(params);
  return forCustomer(request, async () => {
    const form = await readForm(request);
    const answer = await answered({ form: '', noun: 'order' }, async () => {
      const order = await createQueryClient().query(orderQuery(invoice));
      return { reordered: await orderAgain(onServer, onlyLine(order, form)) };
    });
    if (answer.kind === 'expired') throw new ApiFailure({ kind: 'expired' });
    return data(answer, { status: statusOf(answer) });
  });
}

/** The same, then reads the cart of this tab again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await orUnsent(serverAction);
  } finally {
    cartChanged();
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <OrderNotFound /> : <ScreenError />;
}

export function meta(args: Route.MetaArgs) {
  return privateHead(args, `Order ${args.params.invoice}`);
}

export default function OrderDetailsRoute({ params, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <CustomersOnly heading={`Order ${params.invoice}`}>
      <OrderDetails
        invoice={params.invoice}
        again={actionData}
        couldNotDownload={search.has('noInvoice')}
      />
    </CustomersOnly>
  );
}
