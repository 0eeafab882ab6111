import { data, redirect } from 'react-router';

import { customerQuery } from '#api/session/session.ts';
import { alertsQuery } from '#api/watchlist/alerts.ts';
import { watch } from '#api/watchlist/watch-verbs.ts';
import { onServer } from '#api/watchlist/watchlist-calls.server.ts';
import { watchlistQuery } from '#api/watchlist/watchlist.ts';
import { loadAnew } from '#commerce/form/load-anew.ts';
import { answerForm, readForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { privateHead } from '#commerce/page/head.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { loadForCustomer } from '#commerce/session/for-customer.ts';
import { safeReturn, signInHref } from '#commerce/session/return-to.ts';
import { wishCookie } from '#commerce/alerts/wish-cookie.ts';
import { changeWatchlist } from '#features/account/watchlist/watchlist-action.server.ts';
import { WatchlistPage } from '#features/account/watchlist/watchlist-page.tsx';
import { isExpired, problemOf } from '#lib/api-error.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import type { Route } from './+types/watchlist.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Watchlist');

export function loader({ request }: Route.LoaderArgs) {
  return loadForCustomer(request, watchlistQuery(), alertsQuery(), customerQuery());
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadAnew(request, serverLoader);
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const product = Number(form.get('watch'));
  if (Number.isInteger(product) && product > 0) return watchByHeart(request, product);
  return answerForm(request, changeWatchlist);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

/** Handles a watch button without JavaScript, or a guest's. A guest signs in first. */
async function watchByHeart(request: Request, product: number) {
  const { host } = new URL(request.url);
  const cameFrom = URL.parse(request.headers.get('referer') ?? '');
  const back = cameFrom?.host === host ? safeReturn(cameFrom.pathname + cameFrom.search) : '/';
  try {
    if (isSignedIn(request.headers.get('cookie'))) {
      await watch(onServer, product);
      return redirect('/myaccounts/watchlist', 303);
    }
  } catch (error) {
    if (problemOf(error)?.kind === 'missing') throw data(null, { status: 404 });
    if (!isExpired(error)) throw error;
  }
  const href = signInHref(back);
  const headers = { 'set-cookie': wishCookie(product) };
  return redirect(`${href}${href.includes('?') ? '&' : '?'}watch=1`, { status: 303, headers });
}

export default function Watchlist() {
  return (
    <CustomersOnly heading="Watchlist">
      <WatchlistPage />
    </CustomersOnly>
  );
}
