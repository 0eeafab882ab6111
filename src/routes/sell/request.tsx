import { preloadSoftly } from '#api/cache/preload.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { bidsQuery } from '#api/sell/bids.ts';
import { customerQuery } from '#api/session/session.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { formatPhone } from '#commerce/fields/phone.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { privateHead } from '#commerce/page/head.ts';
import { requestByForm } from '#features/sell/request/request-by-form.server.ts';
import { RequestPage } from '#features/sell/request/request-page.tsx';
import { stepAt, STEPS } from '#features/sell/request/request-steps.ts';
import { receiptIn } from '#features/sell/request/sent-state.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import type { Route } from './+types/request.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

/** The bids, without which the page can do, and what a customer's profile says about them. */
export async function loader({ request }: Route.LoaderArgs) {
  const isCustomer = isSignedIn(request.headers.get('cookie'));
  const [loaded, customer] = await Promise.all([
    preloadSoftly(bidsQuery(), spotQuery()),
    isCustomer
      ? createQueryClient()
          .query(customerQuery())
          .catch(() => undefined)
      : undefined,
  ]);
  const { firstName = '', lastName = '', email = '', mobile = '' } = customer ?? {};
  return {
    ...loaded,
    isCustomer,
    ...(customer && { customerId: customer.id }),
    profile: { firstName, lastName, email, mobile: formatPhone(mobile) },
  };
}

export function action({ request }: Route.ActionArgs) {
  const cookies = request.headers.get('cookie');
  return answerForm(request, (form) => requestByForm(form, cookies));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

/** The steps are one page: only a new visit loads it again. */
export function shouldRevalidate() {
  return false;
}

export function meta(args: Route.MetaArgs) {
  const { search, state } = args.location;
  const step = stepAt(new URLSearchParams(search), ALL_STEPS);
  const name = step === 'items' ? 'Your request' : STEPS[step].name;
  return privateHead(args, [receiptIn(state) ? 'Request sent' : name, 'Sell to us']);
}

/** Of a step that is not open yet too, which only the browser knows. */
const ALL_STEPS = ['items', 'you', 'check'] as const;

export default function SellRequest({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPage start={loaderData} answer={actionData} />;
}
