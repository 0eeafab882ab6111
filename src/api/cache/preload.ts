import { dehydrate, hashKey, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';

import { problemOf } from '#lib/api-error.ts';

import { selected, type Asked } from './asked.ts';
import { createQueryClient, ensure, known } from './query-client.ts';

type AnyQuery = Asked<any, any>; // oxlint-disable-line typescript/no-explicit-any -- answers of any type

/** What a loader returns to its screen: answers for the cache of the page. Each byte is in its HTML. */
export type Preloaded = { cache?: Pick<DehydratedState, 'queries'> };

/**
 * Loads on the server what a screen cannot do without, for its first HTML. A missing
 * resource is a real 404; any other failure reaches the screen's error boundary.
 */
export async function preload(...queries: AnyQuery[]): Promise<Preloaded> {
  const client = createQueryClient();
  await Promise.all(queries.map((query) => client.query(query))).catch(throwMissing);
  return answersOf(client);
}

/** The same for what a screen can do without: failures are left to the component. */
export async function preloadSoftly(...queries: AnyQuery[]): Promise<Preloaded> {
  const client = createQueryClient();
  await Promise.allSettled(queries.map((query) => client.query(query)));
  return answersOf(client);
}

/** Loads the same queries in the browser, for a navigation between screens. */
export async function prefetch(...queries: AnyQuery[]): Promise<Preloaded> {
  await Promise.all(queries.map(ensure)).catch(throwMissing);
  return {};
}

/** The same for what a screen can do without: failures are left to the component. */
export async function prefetchSoftly(...queries: AnyQuery[]): Promise<Preloaded> {
  await Promise.allSettled(queries.map(ensure));
  return {};
}

/** What several loads brought, as one. */
export function joined(...loads: readonly Preloaded[]): Preloaded {
  return { cache: { queries: loads.flatMap(({ cache }) => cache?.queries ?? []) } };
}

/** All answers of a client. */
export function answersOf(client: QueryClient): Preloaded {
  const { queries } = dehydrate(client);
  return { cache: { queries } };
}

/** What several loads brought, as `HydrationBoundary` takes it. */
export function brought(...loads: readonly Preloaded[]): DehydratedState {
  return { queries: [], ...joined(...loads).cache, mutations: [] };
}

/**
 * The answer to a query that a loader has loaded, for use in the route itself: a title, an address.
 * In the browser it comes from the cache that all screens share.
 */
export function answerTo<Raw, Answer>(
  query: Asked<Raw, Answer>,
  { cache }: Preloaded,
): Answer | undefined {
  const hash = hashKey(query.queryKey);
  const brought = cache?.queries.find(({ queryHash }) => queryHash === hash);
  return brought ? selected(query, brought.state.data as Raw) : known(query);
}

/** The same for what was loaded softly: `undefined` also if the answer cannot be read. */
export function softAnswerTo<Raw, Answer>(
  query: Asked<Raw, Answer>,
  loaded: Preloaded,
): Answer | undefined {
  try {
    return answerTo(query, loaded);
  } catch {
    return undefined;
  }
}

/** An address that the API calls malformed is no page either. */
function throwMissing(error: unknown): never {
  const problem = problemOf(error);
  const isMalformed = problem?.kind === 'refused' && problem.status === 400;
  if (problem?.kind === 'missing' || isMalformed) throw data(null, { status: 404 });
  throw error;
}
