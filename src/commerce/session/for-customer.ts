import { redirect } from 'react-router';

import { problemOf } from '#lib/api-error.ts';

import { signInHref } from './return-to.ts';
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
    if (problemOf(error)?.kind === 'expired') throw redirect(signInHref(here, { expired: true }));
    throw error;
  }
}
