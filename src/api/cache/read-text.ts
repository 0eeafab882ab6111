import { ApiFailure } from '#lib/api-error.ts';

/**
 * A text of an answer, where an address or another call is made of it: made of anything else, that
 * address or call would be of something that there is not.
 */
export function readText(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new ApiFailure({ kind: 'unreadable' });
  return value;
}
