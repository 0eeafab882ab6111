import { redirect } from 'react-router';

import { preload, type Preloaded } from '#api/preload.ts';
import { joined } from '#api/preloaded.ts';
import { problemOf } from '#lib/api-error.ts';

import { signInHref } from './return-to.ts';
import { isSignedIn } from './signed-in.ts';

/**
 * What a page of a customer's account is drawn from. Whoever is not signed in signs in first and
 * comes back. Each query may fail by itself: `LoadedPart` then says so, and the rest stands.
 */
export async function loadForCustomer(
  request: Request,
  ...queries: Parameters<typeof preload>
): Promise<Preloaded> {
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  if (!isSignedIn(request.headers.get('cookie'))) throw redirect(signInHref(here));
  const loads = await Promise.allSettled(queries.map((query) => preload(query)));
  if (loads.some((load) => load.status === 'rejected' && isExpired(load.reason))) {
    throw redirect(signInHref(here, { expired: true }));
  }
  return joined(...loads.flatMap((load) => (load.status === 'fulfilled' ? [load.value] : [])));
}

function isExpired(error: unknown): boolean {
  return problemOf(error)?.kind === 'expired';
}
