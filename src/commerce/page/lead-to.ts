import { redirect } from 'react-router';

import { ApiFailure } from '#lib/api-error.ts';
import { ownPath } from '#lib/own-path.ts';

/** What a program makes of a field that the API did not fill in. */
const UNFILLED = new Set(['undefined', 'null', 'nan']);

/**
 * Leads to the address that an answer of the API gives a page, if it is one of this store. Never for
 * good: nobody keeps it, since the next answer may say otherwise. Throws `unreadable`.
 */
export function leadTo(path: string, status: 302 | 303 = 302): Response {
  const own = ownPath(path);
  const parts = own?.split(/[?#]/, 1)[0]?.toLowerCase().split('/');
  if (own === undefined || parts?.some((part) => UNFILLED.has(part))) {
    throw new ApiFailure({ kind: 'unreadable' });
  }
  return redirect(own, status);
}
