import {
  dehydrate,
  hashKey,
  type DehydratedState,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { data } from 'react-router';

import { problemOf } from '#lib/api-error.ts';

import { createQueryClient, queryClient } from './query-client.ts';

/** Query options of any answer: what the makers in `src/api` return. */
type AnyQuery = QueryExecuteOptions<any, any, any, any, any>; // oxlint-disable-line typescript/no-explicit-any -- answers of any type

/** What a loader brings to its screen: answers for the cache of the page. */
export type Preloaded = { cache?: DehydratedState };

/**
 * Loads on the server what a screen cannot do without, for its first HTML. A missing thing is a
 * real 404; any other failure reaches the screen's error boundary.
 */
export async function preload(...queries: AnyQuery[]): Promise<Preloaded> {
  const client = createQueryClient();
  await Promise.all(queries.map((query) => client.query(query))).catch(throwMissing);
  return { cache: dehydrate(client) };
}

/** The same for what a screen can do without: failures are left to the component. */
export async function preloadSoftly(...queries: AnyQuery[]): Promise<Preloaded> {
  const client = createQueryClient();
  await Promise.allSettled(queries.map((query) => client.query(query)));
  return { cache: dehydrate(client) };
}

/** Loads the same queries in the browser, for a navigation between screens. */
export async function prefetch(...queries: AnyQuery[]): Promise<Preloaded> {
  const client = queryClient();
  await Promise.all(queries.map((query) => known(client, query))).catch(throwMissing);
  return {};
}

/** What several loads brought, as one. */
export function joined(...loads: readonly Preloaded[]): Preloaded {
  const queries = loads.flatMap(({ cache }) => cache?.queries ?? []);
  return { cache: { queries, mutations: [] } };
}

/**
 * The answer to a query that a loader has loaded, for what the route itself has to know: a title,
 * an address. In the browser it comes from the cache that all screens share.
 */
export function answerTo<Raw, Failure, Answer, Key extends QueryKey>(
  query: QueryExecuteOptions<Raw, Failure, Answer, Raw, Key>,
  { cache }: Preloaded,
): Answer | undefined {
  const hash = hashKey(query.queryKey);
  const brought = cache?.queries.find(({ queryHash }) => queryHash === hash)?.state.data;
  const raw = (brought ?? queryClient().getQueryData(query.queryKey)) as Raw | undefined;
  if (raw === undefined) return undefined;
  return query.select ? query.select(raw) : (raw as unknown as Answer);
}

/** An answer that is in the cache already is taken, however old. */
function known(client: QueryClient, query: AnyQuery): Promise<unknown> {
  return client.query({ ...query, staleTime: 'static' });
}

function throwMissing(error: unknown): never {
  if (problemOf(error)?.kind === 'missing') throw data(null, { status: 404 });
  throw error;
}
