import type { QueryKey } from '@tanstack/react-query';

import { receive, type Preloaded } from './preload.ts';
import { queryClient } from './query-client.ts';

/** What several loads brought, as one answer of a loader. */
export function joined(...parts: readonly Preloaded[]): Preloaded {
  return { answers: parts.flatMap(({ answers }) => answers ?? []) };
}

/**
 * The answer to a query that was just loaded, for what a loader itself has to know: a title, an
 * address. In the browser it comes from the cache that all screens share.
 */
export function answerTo<Key extends QueryKey>(queryKey: Key, loaded: Preloaded) {
  const client = queryClient();
  receive(client, [loaded]);
  return client.getQueryData(queryKey);
}
