import { isRouteErrorResponse, useSearchParams } from 'react-router';

import { answerTo, preload } from '#api/cache/preload.ts';
import { orderQuery } from '#api/orders/order.ts';
import { forgetReturns, returnsQuery } from '#api/orders/returns.ts';
import { customerQuery } from '#api/session/session.ts';
import { newKey } from '#commerce/form/form-key.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { forCustomer } from '#commerce/session/for-customer.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { privateHead } from '#commerce/page/head.ts';
import { OrderNotFound } from '#features/orders/details/order-not-found.tsx';
import { returnByForm } from '#features/orders/return/return-action.server.ts';
import { ReturnPage } from '#features/orders/return/return-page.tsx';
import { ScreenError } from '#shell/screen-error.tsx';

import { invoiceIn } from './invoice-in.ts';
import type { Route } from './+types/return.ts';

export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';

/** Also has the key of a new form, and whose draft it is. */
export function loader({ request, params }: Route.LoaderArgs) {
  const invoice = invoiceIn(params, '/return');
  return forCustomer(request, async () => {
    const loaded = await preload(orderQuery(invoice), returnsQuery(invoice), customerQuery());
    const customer = answerTo(customerQuery(), loaded);
    return { ...loaded, start: { customerId: customer?.id ?? '', key: newKey() } };
  });
}

export function action({ request, params }: Route.ActionArgs) {
  const invoice = invoiceIn(params, '/return');
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <OrderNotFound /> : <ScreenError />;
}

export function meta(args: Route.MetaArgs) {
  const { params, location, loaderData } = args;
  const sent = new URLSearchParams(location.search).get('sent');
  const returns = loaderData && answerTo(returnsQuery(params.invoice), loaderData)?.returns;
  const isSent = returns?.some(({ number }) => number === sent);
  return privateHead(args, [isSent ? `Return ${sent}` : 'Ask for a return', params.invoice]);
}

export default function ReturnRoute({ params, loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <CustomersOnly heading="Ask for a return">
      <ReturnPage invoice={params.invoice} start={loaderData.start} sent={search.get('sent')} />
    </CustomersOnly>
  );
}
