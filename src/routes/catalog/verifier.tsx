import { publicPage } from '#gateway/calls.server.ts';

import { joined, prefetchSoftly, preloadSoftly } from '#api/cache/preload.ts';
import { measuredQuery } from '#api/catalog/measured.ts';
import { CategoryScreen } from '#features/catalog/category-screen.tsx';
import { loadCategory, prefetchCategory } from '#features/catalog/category-route.ts';
import { placeParameters } from '#features/catalog/place.ts';
import { VerifierLead } from '#features/catalog/verifier/verifier-lead.tsx';
import { askedAt, placeOf, verifierParameters } from '#features/catalog/verifier/verifier-place.ts';

import type { Route } from './+types/verifier.ts';

export { categoryMeta as meta } from '#features/catalog/category-route.ts';
export { waitsForLoader as shouldRevalidate } from '#features/catalog/load-listing.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters, verifierParameters)];

/** Without the specifications the form still stands, with the devices. */
export async function loader({ request }: Route.LoaderArgs) {
  const [list, found] = await Promise.all([
    loadCategory({ request }),
    preloadSoftly(...foundAt(request)),
  ]);
  return { ...list, ...joined(list, found) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const found = prefetchSoftly(...foundAt(request));
  const [list] = await Promise.all([prefetchCategory({ request }), found]);
  return list;
}

/** §2 The devices that verify metal, led into by a check of what anybody can measure. */
export default function Verifier() {
  return <CategoryScreen category="sale/precious-metal-verifier" Lead={VerifierLead} />;
}

function foundAt(request: Request) {
  const place = placeOf(askedAt(new URL(request.url).searchParams));
  return place ? [measuredQuery(place)] : [];
}
