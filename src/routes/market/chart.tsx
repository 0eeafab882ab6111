import { publicPage } from '#gateway/calls.server.ts';
import { data, useSearchParams } from 'react-router';

import { prefetch, preloadSoftly } from '#api/cache/preload.ts';
import { spotHistoryQuery } from '#api/spot/spot-history.ts';
import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';
import { ChartScreen } from '#features/chart/chart-screen.tsx';
import { rangeAt } from '#features/chart/range.ts';

import type { Route } from './+types/chart.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage('range')];

/** Without the chart the page still shows the current price of the metal. */
export function loader({ request, params }: Route.LoaderArgs) {
  return preloadSoftly(historyAt(params.page, request));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return prefetch(historyAt(params.page, request)).catch(() => ({}));
}

export default function Chart({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const metal = metalOf(params.page);
  const name = metal.charAt(0).toUpperCase() + metal.slice(1);
  return <ChartScreen metal={metal} name={name} choice={rangeAt(search)} />;
}

function historyAt(page: string, request: Request) {
  return spotHistoryQuery(metalOf(page), rangeAt(new URL(request.url).searchParams).range);
}

/** §2 The metal in a path such as /chart/gold-price. */
function metalOf(page: string): SpotMetal {
  const metal = spotMetals.find((name) => page === `${name}-price`);
  if (!metal) throw data(null, { status: 404 });
  return metal;
}
