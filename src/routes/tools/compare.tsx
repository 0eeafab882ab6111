import { publicPage } from '#gateway/calls.server.ts';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';

import { joined, prefetchSoftly, preloadSoftly, type Preloaded } from '#api/cache/preload.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { chosenIn, chosenText } from '#commerce/compare/chosen.ts';
import { pageHead } from '#commerce/page/head.ts';
import { compareTitle } from '#features/tools/compare/compare-title.ts';
import { CompareScreen, LEAD } from '#features/tools/compare/compare-screen.tsx';
import {
  compareParameters,
  compareSearch,
  comparisonAt,
} from '#features/tools/compare/compare-place.ts';
import { compareQueries, dayOf } from '#features/tools/compare/compare-queries.ts';

import type { Route } from './+types/compare.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(compareParameters)];

type Loaded = Preloaded & { day: string };

/** What does not load says so in its place. */
export async function loader({ request }: Route.LoaderArgs): Promise<Loaded> {
  const asked = askedBy(request, []);
  const prices = await preloadSoftly(spotQuery());
  const day = dayOf(prices);
  return { ...joined(await preloadSoftly(...compareQueries(asked, day))), day };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const chosen = chosenIn(chosenText()) ?? [];
  const asked = askedBy(
    request,
    chosen.map(({ id }) => id),
  );
  const day = dayOf({});
  await prefetchSoftly(...compareQueries(asked, day));
  return { day };
}

/** Another quantity, or only what differs, needs nothing new. A retry keeps the address. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search || needs(currentUrl) !== needs(nextUrl);
}

export function meta(args: Route.MetaArgs) {
  const asked = comparisonAt(new URLSearchParams(args.location.search));
  const title = compareTitle(asked.ids, args.loaderData ?? {});
  const told = {
    description: LEAD,
    crumbs: { trail: [], here: 'Compare' },
    isUnlisted: asked.ids.length > 0 || asked.find !== undefined,
  };
  return pageHead(args, title, import.meta.env.SSR && told);
}

export default function Compare({ loaderData: { day } }: Route.ComponentProps) {
  return <CompareScreen day={day} />;
}

function needs({ searchParams }: URL): string {
  const { ids, beyond, find } = comparisonAt(searchParams);
  return JSON.stringify([ids, beyond, find]);
}

/** A product that is added joins those that this tab has `chosen`. */
function askedBy(request: Request, chosen: readonly number[]) {
  const { searchParams } = new URL(request.url);
  const asked = comparisonAt(searchParams);
  if (!searchParams.has('add')) return asked;
  const ids = [...new Set([...chosen, ...asked.ids])];
  throw redirect(`/compare${compareSearch({ ...asked, ids })}`);
}
