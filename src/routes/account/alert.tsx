import { data } from 'react-router';

import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { privateHead } from '#commerce/page/head.ts';
import { GuestAlertPage } from '#features/account/watchlist/guest-alert-page.tsx';
import { alertOfLink, changeAlert } from '#features/account/watchlist/guest-alert.server.ts';

import type { Route } from './+types/alert.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Tell me by email');

/** The URL contains the credential, so the referrer is only the origin, which form posts need. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'strict-origin' };
}

export async function loader({ request }: Route.LoaderArgs) {
  const alert = await alertOfLink(tokenIn(request));
  return data({ alert }, { status: alert ? 200 : 404 });
}

export async function action({ request }: Route.ActionArgs) {
  const token = tokenIn(request);
  if (!token) throw data(null, { status: 404 });
  return answerForm(request, (form) => changeAlert(form, token));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

function tokenIn({ url }: Request): string | undefined {
  return new URL(url).searchParams.get('token') ?? undefined;
}

export default function Alert({ loaderData, actionData }: Route.ComponentProps) {
  return <GuestAlertPage alert={loaderData.alert} answer={actionData} />;
}
