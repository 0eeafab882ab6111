import { redirect } from 'react-router';

import { ApiFailure } from '#lib/api-error.ts';
import { ownPath } from '#lib/own-path.ts';

/** Text of a path segment whose field the API did not fill in. */
const UNFILLED = new Set(['undefined', 'null', 'nan']);

/**
 * Redirects to a path of this store that an API answer names. Temporary and never cached, because the
 * next answer may differ. Throws `unreadable` for any other address.
 */
export function redirectToApiPath(path: string, status: 302 | 303 = 302): Response {
  const own = ownPath(path);
  const segments = own?.split(/[?#]/, 1)[0]?.toLowerCase().split('/');
  if (own === undefined || segments?.some((segment) => UNFILLED.has(segment))) {
    throw new ApiFailure({ kind: 'unreadable' });
  }
  return redirect(own, status);
}
