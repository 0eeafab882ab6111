import { data, isRouteErrorResponse, redirect, useSearchParams } from 'react-router';

import { answerTo, preload } from '#api/cache/preload.ts';
import { orderQuery } from '#api/orders/order.ts';
import { forgetReturns, returnsQuery } from '#api/orders/returns.ts';
import { customerQuery } from '#api/session/session.ts';
import { readInvoice } from '#commerce/fields/invoice.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { forCustomer } from '#commerce/session/for-customer.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { OrderNotFound } from '#features/orders/details/order-not-found.tsx';
import { newKey, returnByForm } from '#features/orders/return/return-action.server.ts';
import { ReturnPage } from '#features/orders/return/return-page.tsx';
import { returnHref } from '#features/orders/return/return-path.ts';
import { ScreenError } from '#shell/screen-error.tsx';

import type { Route } from './+types/return.ts';

export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';

/** Also has the key of a new form, and whose draft it is. */
export function loader({ request, params }: Route.LoaderArgs) {
  const invoice = invoiceIn(params);
  return forCustomer(request, async () => {
    const loaded = await preload(orderQuery(invoice), returnsQuery(invoice), customerQuery());
    const customer = answerTo(customerQuery(), loaded);
    return { ...loaded, start: { customerId: customer?.id ?? '', key: newKey() } };
  });
}

export function action({ request, params }: Route.ActionArgs) {
  const invoice = invoiceIn(params);
  return answerForm(request, (form) => returnByForm(form, invoice));
}

/** The same, then the returns of this tab are asked for again. */
export async function clientAction({ serverAction, params }: Route.ClientActionArgs) {
  try {
    return await orFailed(serverAction);
  } finally {
    if (signedInNow()) await forgetReturns(params.invoice);
  }
}

/** 404 for an invalid invoice number; a redirect to the canonical URL for one in another format. */
function invoiceIn({ invoice }: { invoice: string }): string {
  const read = readInvoice(invoice);
  if (!read) throw data(null, { status: 404 });
  if (read !== invoice) throw redirect(returnHref(read), 301);
  return read;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <OrderNotFound /> : <ScreenError />;
}

export default function ReturnRoute({ params, loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <CustomersOnly heading="Ask for a return">
      <ReturnPage invoice={params.invoice} start={loaderData.start} sent={search.get('sent')} />
    </CustomersOnly>
  );
}
