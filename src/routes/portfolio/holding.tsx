import { data, useSearchParams } from 'react-router';

import { answerTo, joined, prefetch, preload, type Preloaded } from '#api/cache/preload.ts';
import { refreshPortfolio } from '#api/portfolio/arrivals.ts';
import { holdingQuery } from '#api/portfolio/holding.ts';
import { bidsQuery } from '#api/sell/bids.ts';
import { customerQuery } from '#api/session/session.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { fileDate } from '#commerce/format/file-date.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { customerIdIn, forCustomer, loadSoftly } from '#commerce/session/for-customer.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { privateHead } from '#commerce/page/head.ts';
import { GoneScreen } from '#features/portfolio/holding/gone-screen.tsx';
import { changeHolding } from '#features/portfolio/holding/holding-action.server.ts';
import { HoldingScreen } from '#features/portfolio/holding/holding-screen.tsx';
import { GONE, idIn, viewAt } from '#features/portfolio/holding/holding-view.ts';
import { isExpired, problemOf } from '#lib/api-error.ts';
import { loadServerTime } from '#lib/server-clock.ts';

import type { Route } from './+types/holding.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

type HoldingData = Preloaded & { customerId: string; today: string };

export function loader({ request, params }: Route.LoaderArgs): Promise<HoldingData> {
  const id = productIn(params);
  return forCustomer(request, () => load(request, id, preload));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs): Promise<HoldingData> {
  const id = productIn(params);
  return forCustomer(request, () => load(request, id, prefetch));
}

export function action({ request, params }: Route.ActionArgs) {
  return answerForm(request, async (form) =>
    changeHolding(form, productIn(params), await loadToday()),
  );
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await orFailed(serverAction);
  } finally {
    // The answer comes with the page that it has changed.
    if (signedInNow()) await refreshPortfolio();
  }
}

/** §8 Without its figures the page still has its frame; an unknown product and a guest have none. */
async function load({ url }: Request, id: number, by: typeof preload): Promise<HoldingData> {
  const { searchParams } = new URL(url);
  const today = await loadToday();
  const customer = await by(customerQuery());
  const customerId = customerIdIn(customer);
  if (idIn(searchParams.get(GONE))) return { ...customer, customerId, today };
  const { range } = viewAt(searchParams).range;
  const [holding, prices] = await Promise.all([
    by(holdingQuery(customerId, id, range)).catch(emptyIfFailed),
    loadSoftly(by, [bidsQuery(), spotQuery()]),
  ]);
  return { ...joined(customer, holding, prices), customerId, today };
}

/** An answer that cannot be read is no page. */
function emptyIfFailed(error: unknown): Preloaded {
  const problem = problemOf(error);
  if (!problem || problem.kind === 'unreadable' || isExpired(error)) throw error;
  return {};
}

/** The day in New York, ISO 8601: no other state of the mainland is further on. */
async function loadToday(): Promise<string> {
  const now = (await loadServerTime()) ?? Date.now();
  return fileDate(new Date(now).toISOString());
}

function productIn({ productId }: Route.LoaderArgs['params']): number {
  const id = idIn(productId);
  if (id === undefined) throw data(null, { status: 404 });
  return id;
}

export function meta(args: Route.MetaArgs) {
  return privateHead(args, [nameOf(args), 'Portfolio']);
}

function nameOf({ loaderData, location, params }: Route.MetaArgs): string {
  const search = new URLSearchParams(location.search);
  if (idIn(search.get(GONE))) return 'Taken back';
  const { range } = viewAt(search).range;
  const query = holdingQuery(loaderData?.customerId ?? '', Number(params.productId), range);
  return (loaderData && answerTo(query, loaderData)?.name) ?? 'Holding';
}

export default function HoldingRoute({
  params,
  loaderData: { customerId, today },
}: Route.ComponentProps) {
  const gone = idIn(useSearchParams()[0].get(GONE));
  return (
    <CustomersOnly heading="Holding">
      {gone ? (
        <GoneScreen transaction={gone} />
      ) : (
        <HoldingScreen customerId={customerId} productId={productIn(params)} today={today} />
      )}
    </CustomersOnly>
  );
}
