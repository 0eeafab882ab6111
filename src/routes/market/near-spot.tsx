import { data } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { nearSpotQuery } from '#api/spot/near-spot.ts';
import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';
import { NearScreen } from '#features/price/near-screen.tsx';

import type { Route } from './+types/near-spot.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

/** §7 Never cached: the page is private, although it says nothing of its visitor. */
export async function loader({ params }: Route.LoaderArgs) {
  return preload(nearSpotQuery(metalOf(params.metal)));
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return prefetch(nearSpotQuery(metalOf(params.metal)));
}

export default function NearSpotRoute({ params }: Route.ComponentProps) {
  return <NearScreen metal={metalOf(params.metal)} />;
}

function metalOf(name: string): SpotMetal {
  const metal = spotMetals.find((each) => each === name);
  if (!metal) throw data(null, { status: 404 });
  return metal;
}
