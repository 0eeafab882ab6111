import { QueryCache, QueryClient } from '@tanstack/react-query';

import { problemOf } from '#lib/api-error.ts';
import { reportMissingSection } from '#lib/missing-sections.ts';

import { selected, type Asked } from './asked.ts';

/** Milliseconds for which an answer is taken as current: the spot refresh of §9. */
const CURRENT_MS = 45_000;

/** The transport already repeats what may be repeated, so React Query does not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    ...(import.meta.env.SSR && { queryCache: new QueryCache({ onError: reportFailure }) }),
    defaultOptions: {
      queries: { staleTime: CURRENT_MS, retry: false },
      // Offline, a press fails at once with a message instead of waiting for the connection.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** On the server. A 404 is no failure: that section has nothing to show. */
function reportFailure(error: unknown): void {
  if (problemOf(error)?.kind !== 'missing') reportMissingSection();
}

let browserClient: QueryClient | undefined;

/** One client for the life of a browser tab; a new one for every page that the server renders. */
export function queryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/** The answer that the cache of this tab has to a query, however old. */
export function known<Raw, Answer>(query: Asked<Raw, Answer>): Answer | undefined {
  const raw = queryClient().getQueryData<Raw>(query.queryKey);
  return raw === undefined ? undefined : selected(query, raw);
}

/** The same, fetched if the cache does not have it. Throws {@link ApiFailure}. */
export function ensure<Raw, Answer>(query: Asked<Raw, Answer>): Promise<Answer> {
  return queryClient().query({ ...query, staleTime: 'static' });
}
