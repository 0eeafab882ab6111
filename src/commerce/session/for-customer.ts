import { redirect } from 'react-router';

import { answerTo, joined, preload, type Preloaded } from '#api/cache/preload.ts';
import { customerQuery } from '#api/session/session.ts';
import { isExpired, textOf } from '#lib/api-error.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import { signInHref } from './return-to.ts';
import { toSignInAgain } from './sign-in-again.ts';

/**
 * Loads a customer's page. Redirects guests to sign in, and back here afterwards; §8 the sign-in
 * page also tells them when the session has expired.
 */
export async function forCustomer<Loaded>(
  request: Request,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  // In the browser, reads `document.cookie`.
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
 * The same for a page of parts: each query may fail separately; `LoadedPart` shows the failure and
 * the rest of the page stays.
 */
export function loadForCustomer(
  request: Request,
  ...queries: Parameters<typeof preload>
): Promise<Preloaded> {
  return forCustomer(request, () => loadSoftly(preload, queries));
}

/** Loads queries of which each may fail, unless the session has expired. */
export async function loadSoftly(
  by: typeof preload,
  queries: Parameters<typeof preload>,
): Promise<Preloaded> {
  const loads = await Promise.allSettled(queries.map((query) => by(query)));
  const failures = loads.flatMap((load) => (load.status === 'rejected' ? [load.reason] : []));
  const expired: unknown = failures.find(isExpired);
  if (expired) throw expired;
  return joined(...loads.flatMap((load) => (load.status === 'fulfilled' ? [load.value] : [])));
}

/** What the calls of a page name the customer by; the customer has been loaded. */
function nameIn(loaded: Preloaded, name: 'id' | 'email'): string {
  return textOf(answerTo(customerQuery(), loaded)?.[name]);
}

/** The number of the customer, who has been loaded. */
export function customerIdIn(loaded: Preloaded): string {
  return nameIn(loaded, 'id');
}

/** The same for a query that depends on the customer's email address. */
export async function loadByCustomer(
  by: typeof preload,
  queryOf: (email: string) => Parameters<typeof preload>[number],
): Promise<Preloaded> {
  const loaded = await by(customerQuery());
  return joined(loaded, await by(queryOf(nameIn(loaded, 'email'))));
}
