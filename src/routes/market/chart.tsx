import { publicPage } from '#gateway/calls.server.ts';
import { data, useSearchParams } from 'react-router';

import {
  joined,
  prefetchSoftly,
  preloadSoftly,
  softAnswerTo,
  type Preloaded,
} from '#api/cache/preload.ts';
import { metalSpotsQuery, pricedMetals, type Metal, type MetalSpot } from '#api/spot/metal-spot.ts';
import { tradingDay } from '#commerce/format/trading-day.ts';
import { Part } from '#commerce/page/part.tsx';
import { pageHead } from '#commerce/page/head.ts';
import { METALS } from '#features/market/chart/metals.ts';
import { chartTold } from '#features/market/chart/chart-told.ts';
import { pageQueries } from '#features/market/chart/chart-queries.ts';
import { ChartScreen } from '#features/market/chart/chart-screen.tsx';
import { chartParameters, choiceAt } from '#features/market/chart/range.ts';
import { PriceParts } from '#features/market/price/price-parts.tsx';
import { priceQueries } from '#features/market/price/price-queries.ts';
import { SpotAlert } from '#features/account/watchlist/spot-alert.tsx';

import type { Route } from './+types/chart.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(chartParameters)];

type Loaded = Preloaded & { day: string };

/**
 * Without the chart the page still shows the current price of the metal, and the chart without the
 * price; but without the price it is no answer.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const prices = await preloadSoftly(metalSpotsQuery());
  const spots = softAnswerTo(metalSpotsQuery(), prices);
  const { day, queries } = judged(params.page, request, spots);
  const loaded = { ...joined(prices, await preloadSoftly(...queries)), day };
  return data(loaded, { status: spots?.[metalOf(params.page)] ? 200 : 502 });
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs): Promise<Loaded> {
  const prices = await prefetchSoftly(metalSpotsQuery());
  const { day, queries } = judged(params.page, request, softAnswerTo(metalSpotsQuery(), prices));
  await prefetchSoftly(...queries);
  return { day };
}

export function meta(args: Route.MetaArgs) {
  if (args.error) return [];
  const metal = metalOf(args.params.page);
  const spots = args.loaderData && softAnswerTo(metalSpotsQuery(), args.loaderData);
  const told = import.meta.env.SSR && chartTold(metal, spots?.[metal]);
  return pageHead(args, `${METALS[metal].name} price`, told);
}

export default function Chart({ params, loaderData: { day } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const metal = metalOf(params.page);
  const alert = (
    <Part name="Asking for an alert" headingId="alert">
      <SpotAlert metal={metal} />
    </Part>
  );
  return (
    <ChartScreen metal={metal} day={day} {...choiceAt(search, metal, day)} alert={alert}>
      <PriceParts metal={metal} day={day} />
    </ChartScreen>
  );
}

type Spots = Partial<Record<Metal, MetalSpot>> | undefined;

/** The day of the last price, and what the page asks for until then. */
function judged(page: string, request: Request, spots: Spots) {
  const metal = metalOf(page);
  // The API need not quote copper, which then has no page; without an answer nobody knows.
  if (metal === 'copper' && spots && !spots.copper) throw data(null, { status: 404 });
  const day = tradingDay(spots?.[metal]?.time);
  const { choice } = choiceAt(new URL(request.url).searchParams, metal, day);
  return { day, queries: [...pageQueries(metal, choice, day), ...priceQueries(metal, day)] };
}

/** §2 The metal in a path such as /chart/gold-price. */
function metalOf(page: string): Metal {
  const metal = pricedMetals.find((name) => page === `${name}-price`);
  if (!metal) throw data(null, { status: 404 });
  return metal;
}
