import { failureWords, waitWords } from '#commerce/words/failure-words.ts';
import { problemOf } from '#lib/api-error.ts';
import type { Problem } from '#ui/field/error-summary.tsx';

/** The result of a submitted form: a success message, or the problems to fix. */
export type Answer = {
  /** The name of the form on its page. */
  form: string;
  /** The success message. */
  says?: string;
  /** Refused fields, by the ids of their controls. */
  problems?: Problem[];
  /** The failure message, if no field caused the failure. */
  failed?: string;
  /** The status of a failure that may be over later: too many tries, or a store that does not answer. */
  status?: 429 | 503;
  /** §8 The session has ended: sign in again. */
  expired?: true;
  /** The submitted values, for a page that is rendered again. Never a password. */
  values?: Record<string, string>;
};

/** The text fields of a submitted form. Files are read as ''. */
export type Fields = (name: string) => string;

export function fieldsOf(data: FormData): Fields {
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** The id of a control: field names may repeat in other forms of the page. */
export function controlId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** Problems from the error message of each field; a field without a message is valid. */
export function problemsOf(form: string, words: Record<string, string | undefined>): Problem[] {
  return Object.entries(words).flatMap(([name, message]) =>
    message ? [{ field: controlId(form, name), message }] : [],
  );
}

/**
 * Converts a failed call to an answer. `atField` names the control that a refusal belongs to. Its
 * message is the store's own if the API names the field, and the API's otherwise.
 */
export function failedAnswer(
  form: string,
  error: unknown,
  atField: Record<string, string | { status: number; name: string }> = {},
): Answer {
  const problem = problemOf(error);
  if (problem?.kind === 'expired') return { form, expired: true };
  if (problem?.kind === 'busy') {
    return {
      form,
      failed: `Too many tries. Wait ${waitWords(problem.retryAfterMs)}, then try again.`,
      status: 429,
    };
  }
  if (problem?.kind === 'missing') return { form, failed: failureWords(error) };
  if (problem?.kind !== 'refused') return { form, failed: failureWords(error), status: 503 };
  const named = Object.entries(atField).flatMap(([apiName, at]) => {
    if (typeof at !== 'string') {
      return at.status === problem.status ? [{ name: at.name, message: problem.says }] : [];
    }
    return problem.fields.some(({ field }) => field === apiName)
      ? [{ name: apiName, message: at }]
      : [];
  });
  if (named.length === 0) return { form, failed: problem.says };
  return {
    form,
    problems: named.map(({ name, message }) => ({ field: controlId(form, name), message })),
  };
}

/** The HTTP status of a page that is rendered for an answer without JavaScript. */
export function statusOf({ problems = [], failed, expired, status }: Answer): number {
  if (expired) return 401;
  if (problems.length > 0) return 400;
  // Trying again would not help a refusal.
  return failed ? (status ?? 409) : 200;
}
