import { ApiFailure } from './api-error.ts';

/** An ISO 8601 time as the API writes it. What is none dates no price: rather no price is shown. */
export function timeOf(iso: string): string {
  if (typeof iso !== 'string' || Number.isNaN(Date.parse(iso))) {
    throw new ApiFailure({ kind: 'unreadable' });
  }
  return iso;
}
