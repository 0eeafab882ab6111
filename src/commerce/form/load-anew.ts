import type { ShouldRevalidateFunctionArgs } from 'react-router';

import type { Preloaded } from '#api/cache/preload.ts';
import { queryClient } from '#api/cache/query-client.ts';

/**
 * For the `clientLoader` of a page that its forms change: React Router runs the loader again after
 * each answer. If the loader fails, the page stays with the answer of the form; the error screen
 * would replace both.
 */
export async function loadAnew(
  request: Request,
  serverLoader: () => Promise<Preloaded>,
): Promise<Preloaded> {
  // During a navigation, `location` is still the previous page.
  const isShown = new URL(request.url).pathname === location.pathname;
  try {
    return dated(await serverLoader());
  } catch (error) {
    if (error instanceof Response || !isShown) throw error;
    return {};
  }
}

/**
 * For the `shouldRevalidate` of a page whose subject can move on while it is read: React Router loads
 * nothing after a refusal, but a 409 says that the page is out of date.
 */
export function alsoWhenOvertaken({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 409;
}

/**
 * Sets the date of each query result later than that of the result in this tab. `HydrationBoundary`
 * takes the newer of two results, but one date is from the server's clock and the other may be from
 * the browser's.
 */
function dated(loaded: Preloaded): Preloaded {
  for (const { queryKey, state } of loaded.cache?.queries ?? []) {
    const held = queryClient().getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    state.dataUpdatedAt = Math.max(Date.now(), held + 1);
  }
  return loaded;
}
