import { createQueryClient } from '#api/cache/query-client.ts';
import { customerQuery } from '#api/session/session.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orUnsent } from '#commerce/form/unsent.ts';
import { privateHead } from '#commerce/page/head.ts';
import { trackByForm } from '#features/orders/tracking/track-by-form.server.ts';
import { TrackOrder } from '#features/orders/tracking/track-order.tsx';
import { isSignedIn } from '#lib/signed-in.ts';

import type { Route } from './+types/track-order.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';

/** Fills in a customer's saved email address; a link may contain the invoice number. */
export async function loader({ request }: Route.LoaderArgs) {
  const invoice = new URL(request.url).searchParams.get('invoice') ?? '';
  if (!isSignedIn(request.headers.get('cookie'))) return { invoice };
  const customer = await createQueryClient()
    .query(customerQuery())
    .catch(() => undefined);
  return { invoice, ...(customer && { email: customer.email }) };
}

export function action({ request }: Route.ActionArgs) {
  return answerForm(request, trackByForm);
}

/** The same, and shows a message if the store cannot be reached. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction);
}

export const meta: Route.MetaFunction = (args) => privateHead(args, 'Track an order');

export default function TrackOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TrackOrder start={loaderData} answer={actionData} />;
}
