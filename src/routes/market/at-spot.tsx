import { data, useLocation } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { atSpotQuery } from '#api/spot/at-spot.ts';
import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';
import { AtSpotScreen } from '#features/offers/at-spot-screen.tsx';

import type { Route } from './+types/at-spot.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

/** §7 Never cached: the page is private, although it says nothing of its visitor. */
export function loader({ request }: Route.LoaderArgs) {
  return preload(atSpotQuery(metalAt(new URL(request.url).pathname)));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(atSpotQuery(metalAt(new URL(request.url).pathname)));
}

export default function AtSpot() {
  return <AtSpotScreen metal={metalAt(useLocation().pathname)} />;
}

/** The metal of '/silver/silver-at-spot'. */
function metalAt(pathname: string): SpotMetal {
  const name = pathname.toLowerCase().split('/')[1];
  const metal = spotMetals.find((each) => each === name);
  if (!metal) throw data(null, { status: 404 });
  return metal;
}
