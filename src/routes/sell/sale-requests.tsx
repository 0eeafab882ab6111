import { data } from 'react-router';

import { answerTo, joined, preload, preloadSoftly } from '#api/cache/preload.ts';
import { bidsQuery } from '#api/sell/bids.ts';
import { changeRequest } from '#api/sell/change-request.server.ts';
import { saleRequestsQuery } from '#api/sell/sale-requests.ts';
import { alsoWhenOvertaken, loadAnew } from '#commerce/form/load-anew.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { forCustomer } from '#commerce/session/for-customer.ts';
import { privateHead } from '#commerce/page/head.ts';
import { readReference } from '#features/sell/by-link/link-form.ts';
import { findExcess } from '#features/sell/request/excess.server.ts';
import { changeByForm } from '#features/sell/requests/change-by-form.server.ts';
import { RequestScreen } from '#features/sell/requests/request-screen.tsx';
import { RequestsScreen } from '#features/sell/requests/requests-screen.tsx';

import type { Route } from './+types/sale-requests.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const shouldRevalidate = alsoWhenOvertaken;

export function loader({ request, params }: Route.LoaderArgs) {
  checked(params);
  // Pictures and the bids of now, to compare; the page is whole without them.
  return forCustomer(request, async () =>
    joined(await preload(saleRequestsQuery()), await preloadSoftly(bidsQuery())),
  );
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadAnew(request, serverLoader);
}

export function action({ request, params }: Route.ActionArgs) {
  const reference = checked(params);
  if (!reference) throw data(null, { status: 405 });
  return answerForm(request, (form) =>
    changeByForm(
      form,
      (update) => changeRequest(reference, update),
      (items) => findExcess(items, reference),
    ),
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

export function meta(args: Route.MetaArgs) {
  const { loaderData, params } = args;
  if (!params.reference) return privateHead(args, 'Your requests');
  const requests = loaderData && answerTo(saleRequestsQuery(), loaderData);
  const isKnown = requests?.some(({ reference }) => reference === params.reference);
  return privateHead(args, isKnown ? `Request ${params.reference}` : 'No such request');
}

/** All requests of a customer, or one of them. */
export default function SaleRequests({ params: { reference } }: Route.ComponentProps) {
  return (
    <CustomersOnly heading="Your requests">
      {reference === undefined ? <RequestsScreen /> : <RequestScreen reference={reference} />}
    </CustomersOnly>
  );
}

/** The reference in an address; 404 for what cannot be one. */
function checked({ reference }: Route.LoaderArgs['params']): string | undefined {
  if (reference !== undefined && readReference(reference) !== reference)
    throw data(null, { status: 404 });
  return reference;
}
