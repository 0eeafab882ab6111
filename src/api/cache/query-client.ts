import { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which an answer is taken as current: the spot refresh of §9. */
const CURRENT_MS = 45_000;

/** The transport already repeats what may be repeated, so React Query does not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: CURRENT_MS, retry: false } },
  });
}

let browserClient: QueryClient | undefined;

/** One client for the life of a browser tab; a new one for every page that the server renders. */
export function queryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}
