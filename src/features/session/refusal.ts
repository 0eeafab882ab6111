import { failureWords, waitWords } from '#commerce/words/failure-words.ts';
import { problemOf } from '#lib/api-error.ts';
import type { Problem } from '#ui/field/error-summary.tsx';

/** The problems of a form, with a matching status. */
export type Refusal = { ok: false; status: number; problems: Problem[] };

/** Refused fields in the order of the form; `undefined` if all are valid. */
export function refusedFields(words: Record<string, string | undefined>): Refusal | undefined {
  const problems = Object.entries(words).flatMap(([field, message]) =>
    message ? [{ field, message }] : [],
  );
  return problems.length > 0 ? { ok: false, status: 400, problems } : undefined;
}

/** The problem of a failed call, shown at `field`. */
export function refusalAt(field: string, error: unknown): Refusal {
  const problem = problemOf(error);
  if (problem?.kind === 'busy') {
    const message = `Too many tries. Wait ${waitWords(problem.retryAfterMs)}, then try again.`;
    return { ok: false, status: 429, problems: [{ field, message }] };
  }
  const status = problem?.kind === 'refused' ? problem.status : 503;
  return { ok: false, status, problems: [{ field, message: failureWords(error) }] };
}
