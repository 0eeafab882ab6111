import { failureWords, waitWords } from '#commerce/words/failure-words.ts';
import { problemOf } from '#lib/api-error.ts';
import type { Problem } from '#ui/field/error-summary.tsx';

/** What came of a form that was sent: it went well and says so, or what has to be mended. */
export type Answer = {
  /** Which of the page's forms. */
  form: string;
  /** In words, when it is done. */
  says?: string;
  /** Refused fields, by the ids of their controls. */
  problems?: Problem[];
  /** Why nothing was done, where no field is to blame. */
  failed?: string;
  /** §8 The session has ended: sign in again. */
  expired?: true;
  /** What was typed, for a page that is drawn anew. Never a password. */
  values?: Record<string, string>;
};

/** The text fields of a form that was sent. A file is no text. */
export type Fields = (name: string) => string;

export function fieldsOf(data: FormData): Fields {
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** The id of a control: names come again in other forms of the page. */
export function controlId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** Problems from what each field has to be told; a field with nothing to be told is fine. */
export function problemsOf(form: string, words: Record<string, string | undefined>): Problem[] {
  return Object.entries(words).flatMap(([name, message]) =>
    message ? [{ field: controlId(form, name), message }] : [],
  );
}

/**
 * A call's failure as an answer. `atField` names the control to which a refusal belongs, in words
 * of the store where the API names the field, in the API's own otherwise.
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
    };
  }
  if (problem?.kind !== 'refused') return { form, failed: failureWords(error) };
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

/** The status of a page that is drawn for an answer without JavaScript. */
export function statusOf({ problems = [], failed, expired }: Answer): number {
  if (expired) return 401;
  if (problems.length > 0) return 400;
  return failed ? 503 : 200;
}
