import { publicPage } from '#gateway/calls.server.ts';

import { answerTo, joined, prefetch, preload, type Preloaded } from '#api/cache/preload.ts';
import { preloadQuote, prefetchQuote, type LoadedQuote } from '#api/tax/load-quote.ts';
import { stateTaxesQuery } from '#api/tax/state-tax.ts';
import { pageHead } from '#commerce/page/head.ts';
import { redirectToApiPath } from '#commerce/page/api-redirect.ts';
import { TaxScreen } from '#features/tax/all/tax-screen.tsx';
import { askedAt, taxParameters } from '#features/tax/tax-place.ts';

import type { Route } from './+types/state-sales-tax.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(taxParameters)];

/** The states are required; an estimate that fails is told in its form. */
export async function loader({ request }: Route.LoaderArgs): Promise<LoadedQuote> {
  const states = await preload(stateTaxesQuery());
  const { cache, ...failed } = await preloadQuote(orderAt(request, states));
  return { ...joined(states, cache ? { cache } : {}), ...failed };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoadedQuote> {
  return prefetchQuote(orderAt(request, await prefetch(stateTaxesQuery())));
}

export function meta(args: Route.MetaArgs) {
  const description =
    'The sales tax that each state takes on gold, silver, platinum and copper, and an estimate for your order. What counts is the state it ships to.';
  const crumbs = { trail: [], here: 'State sales tax' };
  return pageHead(args, crumbs.here, import.meta.env.SSR && { description, crumbs });
}

export default function StateSalesTax({ loaderData }: Route.ComponentProps) {
  return <TaxScreen problem={loaderData.problem} />;
}

/** What the address asks for. One that asks for a state's own page leads there. */
function orderAt(request: Request, loaded: Preloaded) {
  const { searchParams } = new URL(request.url);
  const states = answerTo(stateTaxesQuery(), loaded) ?? [];
  const chosen = states.find(({ code }) => code === searchParams.get('go'));
  if (chosen) throw redirectToApiPath(chosen.href, 303);
  return askedAt(searchParams, states).order;
}
