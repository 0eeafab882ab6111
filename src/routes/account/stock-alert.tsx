import { data } from 'react-router';

import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { StockAlertPage } from '#features/watchlist/stock-alert-page.tsx';
import { alertOfLink, changeStockAlert } from '#features/watchlist/stock-alert.server.ts';

import type { Route } from './+types/stock-alert.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Tell me when it can be bought') },
  { name: 'robots', content: 'noindex' },
];

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
  return answerForm(request, (form) => changeStockAlert(form, token));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

function tokenIn({ url }: Request): string | undefined {
  return new URL(url).searchParams.get('token') ?? undefined;
}

export default function StockAlert({ loaderData, actionData }: Route.ComponentProps) {
  return <StockAlertPage alert={loaderData.alert} answer={actionData} />;
}
