import { publicPage } from '#gateway/calls.server.ts';
import { data } from 'react-router';

import {
  answerTo,
  joined,
  prefetch,
  prefetchSoftly,
  preload,
  preloadSoftly,
  type Preloaded,
} from '#api/cache/preload.ts';
import { preloadQuote, prefetchQuote, type LoadedQuote } from '#api/tax/load-quote.ts';
import { stateTaxesQuery, type StateTax } from '#api/tax/state-tax.ts';
import { pageHead } from '#commerce/page/head.ts';
import { redirectToApiPath } from '#commerce/page/api-redirect.ts';
import { subjectOf } from '#features/tax/state/examples.ts';
import { loadExamples } from '#features/tax/state/load-examples.ts';
import { StateScreen } from '#features/tax/state/state-screen.tsx';
import { askedAt, taxParameters } from '#features/tax/tax-place.ts';

import type { Route } from './+types/state-tax.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(taxParameters)];

type Loaded = LoadedQuote & { state: StateTax };

/** The state is required; examples and an estimate that fail are told in their places. */
export async function loader({ request }: Route.LoaderArgs): Promise<Loaded> {
  const states = await preload(stateTaxesQuery());
  const { state, asked } = askedIn(request, states);
  const [examples, { cache, ...failed }] = await Promise.all([
    loadExamples(state, asked, preloadSoftly),
    preloadQuote(asked.order),
  ]);
  return { ...joined(states, examples, cache ? { cache } : {}), ...failed, state };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const { state, asked } = askedIn(request, await prefetch(stateTaxesQuery()));
  const [quote] = await Promise.all([
    prefetchQuote(asked.order),
    loadExamples(state, asked, prefetchSoftly),
  ]);
  return { ...quote, state };
}

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args;
  if (!loaderData) return [];
  const { name, summary } = loaderData.state;
  const told = import.meta.env.SSR && {
    description: summary,
    crumbs: { trail: [{ label: 'State sales tax', href: '/state-sales-tax' }], here: name },
  };
  return pageHead(args, `Sales tax on bullion in ${name}`, told);
}

export default function StateTaxPage({ loaderData: { state, problem } }: Route.ComponentProps) {
  return <StateScreen key={state.code} state={state} problem={problem} />;
}

/**
 * The state of the address (404 if there is none), and what the address asks of it. Its two letters
 * and another spelling lead to its page.
 */
function askedIn(request: Request, loaded: Preloaded) {
  const { pathname, search, searchParams } = new URL(request.url);
  const states = answerTo(stateTaxesQuery(), loaded) ?? [];
  const path = pathname.toLowerCase();
  const state = states.find(
    ({ href, code }) => href === path || path === `/state-sales-tax/${code.toLowerCase()}`,
  );
  if (!state) throw data(null, { status: 404 });
  if (state.href !== pathname) throw redirectToApiPath(state.href + search);
  const asked = askedAt(searchParams, states, { own: state, usual: subjectOf(state) });
  return { state, asked };
}
