/** Pages that would send a shopper who has just signed in out again, or nowhere. */
const NOT_BACK_TO =
  /^\/(?:signin|signup|signout|forgot-password|reset-password|verify-email|api|images)(?:\/|$)/;

/**
 * Where to go after signing in: `wanted` if it is a path of this store, the home page otherwise.
 * An address that leads elsewhere would let a stranger's link borrow our sign-in.
 */
export function safeReturn(wanted: string | null | undefined): string {
  // A browser reads "//elsewhere" and "/\elsewhere" as another host, and drops tabs and newlines.
  const url = wanted?.startsWith('/') ? URL.parse(wanted, HERE) : null;
  if (url?.origin !== HERE || NOT_BACK_TO.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

const HERE = 'https://store.invalid';

/** The address of the sign-in page that leads back to `path`. */
export function signInHref(path: string, { expired = false } = {}): string {
  const query = new URLSearchParams();
  const back = safeReturn(path);
  if (back !== '/') query.set('returnTo', back);
  if (expired) query.set('expired', '1');
  return query.size > 0 ? `/signin?${query}` : '/signin';
}

/** A page on the way to being signed in, which leads back to `back` in the end. */
export function withReturn(page: string, back: string): string {
  if (back === '/') return page;
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ returnTo: back })}`;
}
