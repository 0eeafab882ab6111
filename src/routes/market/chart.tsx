import { publicPage } from '#gateway/calls.server.ts';
import { data, useSearchParams } from 'react-router';

import { answerTo, joined, prefetch, preloadSoftly, type Preloaded } from '#api/cache/preload.ts';
import { spotCandlesQuery } from '#api/spot/spot-candles.ts';
import { spotHistoryQuery } from '#api/spot/spot-history.ts';
import { spotMetals, spotQuery, type Spot, type SpotMetal } from '#api/spot/spot.ts';
import { fileDate } from '#commerce/format/file-date.ts';
import { Part } from '#commerce/page/part.tsx';
import { ChartScreen } from '#features/chart/chart-screen.tsx';
import { candleSpan } from '#features/chart/candle-span.ts';
import { chartParameters, choiceAt } from '#features/chart/range.ts';
import { SpotAlert } from '#features/watchlist/spot-alert.tsx';

import type { Route } from './+types/chart.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(chartParameters)];

/** From six in the evening New York trades the next day. */
const EVENING_MS = 6 * 3_600_000;

type Loaded = Preloaded & { day: string };

/** Without the chart the page still shows the current price of the metal. */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Loaded> {
  const prices = await preloadSoftly(spotQuery());
  const day = lastDay(answerTo(spotQuery(), prices));
  return { ...joined(prices, await preloadSoftly(chartQuery(params.page, request, day))), day };
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs): Promise<Loaded> {
  const prices = await prefetch(spotQuery()).catch(() => ({}));
  const day = lastDay(answerTo(spotQuery(), prices));
  await prefetch(chartQuery(params.page, request, day)).catch(() => ({}));
  return { day };
}

export default function Chart({ params, loaderData: { day } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const metal = metalOf(params.page);
  const name = metal.charAt(0).toUpperCase() + metal.slice(1);
  return (
    <ChartScreen metal={metal} name={name} day={day} {...choiceAt(search, day)}>
      <Part name="Asking for an alert" headingId="alert">
        <SpotAlert metal={metal} />
      </Part>
    </ChartScreen>
  );
}

function chartQuery(page: string, request: Request, day: string) {
  const metal = metalOf(page);
  const { choice } = choiceAt(new URL(request.url).searchParams, day);
  return choice.days || choice.kind === 'candles'
    ? spotCandlesQuery(metal, candleSpan(choice, day))
    : spotHistoryQuery(metal, choice.range.range);
}

/** The trading day of the last price, which begins on the evening before; without one, today. */
function lastDay(spot: Spot | undefined): string {
  const time = spot ? Date.parse(spot.time) : Date.now();
  return fileDate(new Date(time + EVENING_MS).toISOString());
}

/** §2 The metal in a path such as /chart/gold-price. */
function metalOf(page: string): SpotMetal {
  const metal = spotMetals.find((name) => page === `${name}-price`);
  if (!metal) throw data(null, { status: 404 });
  return metal;
}
