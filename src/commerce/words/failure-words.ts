import { problemOf } from '#lib/api-error.ts';

export const NOT_SOLD = 'This is no longer for sale.';

/**
 * The message for a failed action: the API's own reason, if it has one. An expired session is
 * handled separately.
 */
export function failureWords(error: unknown): string {
  const problem = problemOf(error);
  switch (problem?.kind) {
    case 'refused':
      return problem.says;
    case 'missing':
      return NOT_SOLD;
    case 'busy':
      return `The store is busy. Please try again in ${waitWords(problem.retryAfterMs)}.`;
    case 'offline':
      return 'The store could not be reached. Nothing was lost: please try again.';
    case 'slow':
      return 'The store took too long to answer. Please try again.';
    default:
      return 'Something went wrong on our side. Please try again.';
  }
}

/** A duration in words, rounded up, from milliseconds: "30 seconds", "2 minutes". */
export function waitWords(ms = 0): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
