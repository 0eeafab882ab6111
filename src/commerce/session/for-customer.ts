import { redirect } from 'react-router';

import { joined, preload, type Preloaded } from '#api/cache/preload.ts';
import { isExpired } from '#lib/api-error.ts';

import { signInHref } from './return-to.ts';
import { toSignInAgain } from './sign-in-again.ts';
import { isSignedIn } from './signed-in.ts';

/**
 * Loads a page that belongs to a customer. Whoever is not signed in is sent to do that and comes
 * back here; §8 a session that has ended meanwhile is said there too.
 */
export async function forCustomer<Loaded>(
  request: Request,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  // In the browser the cookies are the document's.
  const cookies = import.meta.env.SSR ? request.headers.get('cookie') : document.cookie;
  if (!isSignedIn(cookies)) throw redirect(signInHref(here));
  try {
    return await load();
  } catch (error) {
    if (isExpired(error)) throw toSignInAgain(here);
    throw error;
  }
}

/**
 * The same for a page of parts: each query may fail by itself, `LoadedPart` then says so, and the
 * rest stands.
 */
export function loadForCustomer(
  request: Request,
  ...queries: Parameters<typeof preload>
): Promise<Preloaded> {
  return forCustomer(request, async () => {
    const loads = await Promise.allSettled(queries.map((query) => preload(query)));
    const failures = loads.flatMap((load) => (load.status === 'rejected' ? [load.reason] : []));
    const expired: unknown = failures.find(isExpired);
    if (expired) throw expired;
    return joined(...loads.flatMap((load) => (load.status === 'fulfilled' ? [load.value] : [])));
  });
}
