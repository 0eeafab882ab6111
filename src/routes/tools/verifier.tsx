import { publicPage } from '#gateway/calls.server.ts';

import { joined, prefetchSoftly, preloadSoftly } from '#api/cache/preload.ts';
import { measuredQuery } from '#api/catalog/measured.ts';
import {
  loadCategory,
  prefetchCategory,
  type CategoryData,
} from '#features/shop/list/category-route.ts';
import { placeParameters } from '#features/shop/place.ts';
import { askedAt, placeOf, verifierParameters } from '#features/tools/verifier/verifier-place.ts';
import { VerifierLead } from '#features/tools/verifier/verifier-lead.tsx';
import {
  VERIFIER_TITLE,
  VerifierScreen,
} from '#features/shop/shelves/verifier/verifier-screen.tsx';

import type { Route } from './+types/verifier.ts';

export { categoryMeta as meta } from '#features/shop/list/category-route.ts';
export { waitsForLoader as shouldRevalidate } from '#features/shop/list/load-listing.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters, verifierParameters)];

/** Without the specifications or the devices the form still stands. */
export async function loader({ request }: Route.LoaderArgs) {
  const [list, found] = await Promise.all([
    loadCategory({ request }).catch(withoutDevices),
    preloadSoftly(...foundAt(request)),
  ]);
  return { ...list, ...joined(list, found) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const found = prefetchSoftly(...foundAt(request));
  const [list] = await Promise.all([prefetchCategory({ request }).catch(withoutDevices), found]);
  return list;
}

/** What is no error leads elsewhere, or says that there is no such page. */
function withoutDevices(error: unknown): CategoryData {
  if (!(error instanceof Error)) throw error;
  return { title: VERIFIER_TITLE };
}

export default function Verifier() {
  return <VerifierScreen Check={VerifierLead} />;
}

function foundAt(request: Request) {
  const place = placeOf(askedAt(new URL(request.url).searchParams));
  return place ? [measuredQuery(place)] : [];
}
