import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { data } from 'react-router';

import { problemOf } from '#lib/api-error.ts';

import { pack, unpack } from './pack.ts';
import { createQueryClient, queryClient } from './query-client.ts';

/** Query options of any answer: what the makers in this folder return. */
type AnyQuery = FetchQueryOptions<any, any, any, any>; // oxlint-disable-line typescript/no-explicit-any -- answers of any type

type Answer = { key: QueryKey; at: number; data: unknown };

/** What a loader brings to its screen: answers, each load's packed into one text. */
export type Preloaded = { answers?: string[] };

/**
 * Loads on the server what a screen cannot do without, for its first HTML. A missing thing is a
 * real 404; any other failure reaches the screen's error boundary.
 */
export async function preload(...queries: AnyQuery[]): Promise<Preloaded> {
  const client = createQueryClient();
  await Promise.all(queries.map((query) => client.fetchQuery(query))).catch(throwMissing);
  return { answers: [pack(answersIn(client))] };
}

/** The same for what a screen can do without: failures are left to the component. */
export async function preloadSoftly(...queries: AnyQuery[]): Promise<Preloaded> {
  const client = createQueryClient();
  await Promise.all(queries.map((query) => client.prefetchQuery(query)));
  return { answers: [pack(answersIn(client))] };
}

/** Loads the same queries in the browser, for a navigation between screens. */
export async function prefetch(...queries: AnyQuery[]): Promise<Preloaded> {
  const client = queryClient();
  await Promise.all(queries.map((query) => client.ensureQueryData(query))).catch(throwMissing);
  return {};
}

/** Puts what loaders brought into the cache before the components that read it render. */
export function receive(client: QueryClient, loaded: readonly unknown[]): void {
  for (const text of loaded.filter(isPreloaded).flatMap(({ answers }) => answers)) {
    for (const { key, at, data } of unpack(text) as Answer[]) {
      // What the browser has asked for since then stays.
      const known = client.getQueryState(key)?.dataUpdatedAt ?? 0;
      if (known < at) client.setQueryData(key, data, { updatedAt: at });
    }
  }
}

function answersIn(client: QueryClient): Answer[] {
  const queries = client.getQueryCache().getAll();
  return queries.flatMap(({ queryKey: key, state: { data, dataUpdatedAt: at } }) =>
    data === undefined ? [] : [{ key, at, data }],
  );
}

function isPreloaded(part: unknown): part is Required<Preloaded> {
  return typeof part === 'object' && part !== null && 'answers' in part && Boolean(part.answers);
}

function throwMissing(error: unknown): never {
  if (problemOf(error)?.kind === 'missing') throw data(null, { status: 404 });
  throw error;
}
