import type { Preloaded } from '#api/cache/preload.ts';
import { queryClient } from '#api/cache/query-client.ts';

/**
 * For the `clientLoader` of a page that its forms change: React Router runs the loader again after
 * each answer. Where that fails, the page stays as it is, with the answer of the form: the error
 * screen would replace both.
 */
export async function loadAnew(
  request: Request,
  serverLoader: () => Promise<Preloaded>,
): Promise<Preloaded> {
  // A navigation still shows the page before it.
  const isShown = new URL(request.url).pathname === location.pathname;
  try {
    return dated(await serverLoader());
  } catch (error) {
    if (error instanceof Response || !isShown) throw error;
    return {};
  }
}

/**
 * Dates answers after those that this tab holds. `HydrationBoundary` takes the newer answer of two,
 * but one is dated by the server's clock and the other may be by the browser's.
 */
function dated(loaded: Preloaded): Preloaded {
  for (const { queryKey, state } of loaded.cache?.queries ?? []) {
    const held = queryClient().getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    state.dataUpdatedAt = Math.max(Date.now(), held + 1);
  }
  return loaded;
}
