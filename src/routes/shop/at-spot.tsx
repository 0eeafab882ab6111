import { data, useLocation } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { atSpotQuery } from '#api/spot/at-spot.ts';
import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';
import { pageHead } from '#commerce/page/head.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { AtSpotScreen } from '#features/shop/deals/at-spot-screen.tsx';

import type { Route } from './+types/at-spot.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

/** §7 Never cached: the page is private, although it says nothing of its visitor. */
export function loader({ request }: Route.LoaderArgs) {
  return preload(atSpotQuery(metalAt(new URL(request.url).pathname)));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(atSpotQuery(metalAt(new URL(request.url).pathname)));
}

export function meta(args: Route.MetaArgs) {
  if (args.error) return [];
  const metal = metalAt(args.location.pathname);
  const name = metalNames[metal];
  const description = `${name} for the price of its metal, or for little more. Spot is what the market asks for a troy ounce.`;
  const told = import.meta.env.SSR && {
    description,
    crumbs: { trail: [{ label: name, href: `/${metal}-bullion` }], here: `${name} at spot` },
  };
  return pageHead(args, `${name} at spot`, told);
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
