import { formatCount } from '#commerce/format/count.ts';
import { failureWords, waitWords } from '#commerce/words/failure-words.ts';
import { messages } from '#commerce/words/messages.ts';
import { NO_REASON, problemOf, type ApiError } from '#lib/api-error.ts';
import { boundedText, fieldBound } from '#lib/field-bounds.ts';
import type { Problem } from '#ui/field/error-summary.tsx';

type Told = {
  /** The name of the form on its page; '' if the page has no other. */
  form: string;
  /** The message, if the form has its own words for this answer. */
  says?: string;
  /** The submitted values, for a page that is rendered again. Never a password. */
  values?: Record<string, string>;
};

/** Why a form is not saved. */
export type NotSaved = Told &
  (
    | {
        kind: 'refused';
        /** Refused fields, by the ids of their controls. Empty if no field caused the refusal. */
        problems: readonly Problem[];
        /** The HTTP status. */
        status: number;
      }
    | { kind: 'busy'; waitMs: number | undefined } // too many tries
    | { kind: 'missing'; noun: string } // the noun as in "This address is gone."
    | { kind: 'expired' } // §8 sign in again
    | { kind: 'failed' } // perhaps over later
  );

/** How a submitted form ended. `Saved` is what a saved form brings besides its message. */
export type Answer<Saved = object> = (Told & { kind: 'saved' } & Saved) | NotSaved;

/** Ends the message of a removal that `PutBack` undoes: its button alone would not be heard. */
export const CAN_PUT_BACK = 'You can put it back.';

/** A submitted form, for its answer. */
export type Asked = {
  form: string;
  /** What the form is about, for "This address is gone." */
  noun: string;
  /** The message for a missing thing, if that sentence does not fit. */
  gone?: string;
  values?: Record<string, string>;
  /** The error message of each field; a field without a message is valid. */
  wrong?: Record<string, string | undefined>;
  /** The same for a refusal of the API, if a field may have caused it. */
  blame?: (refusal: ApiError & { kind: 'refused' }) => Record<string, string | undefined>;
};

/** Carries out a form, unless a field is wrong. Every failure becomes an answer. */
export async function answered<Saved extends object>(
  asked: Asked,
  carryOut: () => Promise<Saved>,
): Promise<Answer<Saved>> {
  const { form, values, wrong } = asked;
  const problems = problemsOf(form, { ...wrong, ...boundWords(values) });
  if (problems.length > 0) {
    return { kind: 'refused', form, ...(values && { values }), problems, status: 400 };
  }
  try {
    return { kind: 'saved', form, ...(await carryOut()) };
  } catch (error) {
    return failedAnswer(asked, error);
  }
}

/** Converts a failed call to an answer. */
export function failedAnswer({ form, noun, gone, values, blame }: Asked, error: unknown): NotSaved {
  const told = { form, ...(values && { values }) };
  const problem = problemOf(error);
  switch (problem?.kind) {
    case 'expired':
      return { kind: 'expired', ...told };
    case 'busy':
      return { kind: 'busy', waitMs: problem.retryAfterMs, ...told };
    case 'missing':
      return { kind: 'missing', noun, ...told, ...(gone && { says: gone }) };
    case 'refused': {
      const { status } = problem;
      const isTold = problem.says !== NO_REASON;
      const says = isTold ? problem.says : `The store could not do that with this ${noun}.`;
      const problems = problemsOf(form, blame?.({ ...problem, says }) ?? {});
      return { kind: 'refused', status, problems, ...told, ...(problems.length === 0 && { says }) };
    }
    default:
      return { kind: 'failed', ...told, says: failureWords(error) };
  }
}

/** A refusal that no single field caused. */
export function refusal(form: string, says: string): NotSaved {
  return { kind: 'refused', form, says, problems: [], status: 409 };
}

/** The message of an answer; `undefined` if its fields say it, or if nothing has to be said. */
export function wordsOf(answer: Answer): string | undefined {
  if (answer.says) return answer.says;
  switch (answer.kind) {
    case 'busy':
      return `Too many tries. Wait ${waitWords(answer.waitMs)}, then try again.`;
    case 'missing':
      return `This ${answer.noun} is gone.`;
    case 'expired':
      return messages.sessionExpired;
    default:
      return undefined;
  }
}

const STATUSES = { saved: 200, busy: 429, missing: 404, expired: 401, failed: 503 };

/** The HTTP status of a page that is rendered for an answer without JavaScript. */
export function statusOf(answer: Answer): number {
  return answer.kind === 'refused' ? answer.status : STATUSES[answer.kind];
}

/** The text fields of a submitted form, no longer than their bounds. Files are read as ''. */
export type Fields = (name: string) => string;

export function fieldsOf(data: FormData): Fields {
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? boundedText(name, value) : '';
  };
}

/** The submitted values of these fields. */
export function valuesOf<Name extends string>(field: Fields, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Name, string>;
}

/** The error message of each field whose text is longer than its bound. */
export function boundWords(values: Record<string, string> = {}): Record<string, string> {
  const long = Object.entries(values).filter(([name, text]) => text.length > fieldBound(name));
  return Object.fromEntries(
    long.map(([name]) => [name, `Use at most ${formatCount(fieldBound(name))} characters.`]),
  );
}

/** The id of a control: field names may repeat in other forms of the page. */
export function controlId(form: string, name: string): string {
  return form ? `${form}-${name}` : name;
}

/** Problems from the error message of each field; a field without a message is valid. */
export function problemsOf(form: string, words: Record<string, string | undefined>): Problem[] {
  return Object.entries(words).flatMap(([name, message]) =>
    message ? [{ field: controlId(form, name), message }] : [],
  );
}
