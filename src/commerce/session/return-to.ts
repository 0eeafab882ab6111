import { ownPath } from '#lib/own-path.ts';

/** Pages that sign the shopper out again or show nothing useful after sign-in. */
const NOT_BACK_TO =
  /^\/(?:signin|signup|signout|forgot-password|reset-password|verify-email|api|images)(?:[/?#]|$)/;

/**
 * The path after sign-in: `wanted` if it is a path of this store, the home page otherwise. Prevents
 * an open redirect through our sign-in.
 */
export function safeReturn(wanted: string | null | undefined): string {
  const path = ownPath(wanted);
  return path === undefined || NOT_BACK_TO.test(path) ? '/' : path;
}

/** The URL of the sign-in page that returns to `path`. */
export function signInHref(path: string, { expired = false } = {}): string {
  const query = new URLSearchParams();
  const back = safeReturn(path);
  if (back !== '/') query.set('returnTo', back);
  if (expired) query.set('expired', '1');
  return query.size > 0 ? `/signin?${query}` : '/signin';
}

/** The URL of a sign-in step that finally returns to `back`. */
export function withReturn(page: string, back: string): string {
  if (back === '/') return page;
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ returnTo: back })}`;
}
