import { isRouteErrorResponse } from 'react-router';

import { joined, prefetch, preload, type Preloaded } from '#api/cache/preload.ts';
import { estimateQuery } from '#api/orders/cancellation.ts';
import { orderQuery } from '#api/orders/order.ts';
import { refreshOrders } from '#api/orders/refresh-orders.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { forCustomer, loadSoftly } from '#commerce/session/for-customer.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { privateHead } from '#commerce/page/head.ts';
import { cancelByForm } from '#features/orders/cancel/cancel-by-form.server.ts';
import { CancelPage } from '#features/orders/cancel/cancel-page.tsx';
import { OrderNotFound } from '#features/orders/details/order-not-found.tsx';
import { ScreenError } from '#shell/screen-error.tsx';

import { invoiceIn } from './invoice-in.ts';
import type { Route } from './+types/cancel-order.ts';

type CancelData = Preloaded & { key: string };

export function loader({ request, params }: Route.LoaderArgs): Promise<CancelData> {
  const invoice = invoiceIn(params, '/cancel');
  return forCustomer(request, () => load(invoice, preload));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs): Promise<CancelData> {
  const invoice = invoiceIn(params, '/cancel');
  return forCustomer(request, () => load(invoice, prefetch));
}

/** An order that cannot be cancelled has no estimate. */
async function load(invoice: string, by: typeof preload): Promise<CancelData> {
  const order = await by(orderQuery(invoice));
  const estimate = await loadSoftly(by, [estimateQuery(invoice)]);
  return { ...joined(order, estimate), key: crypto.randomUUID() };
}

export function action({ request, params }: Route.ActionArgs) {
  const invoice = invoiceIn(params, '/cancel');
  return answerForm(request, (form) => cancelByForm(form, invoice));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await orFailed(serverAction);
  } finally {
    // The answer comes with the order that it has changed.
    if (signedInNow()) await refreshOrders();
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <OrderNotFound /> : <ScreenError />;
}

export function meta(args: Route.MetaArgs) {
  return privateHead(args, `Cancel order ${args.params.invoice}`);
}

export default function CancelOrderRoute({ params, loaderData }: Route.ComponentProps) {
  return (
    <CustomersOnly heading={`Cancel order ${params.invoice}`}>
      <CancelPage invoice={params.invoice} formKey={loaderData.key} />
    </CustomersOnly>
  );
}
