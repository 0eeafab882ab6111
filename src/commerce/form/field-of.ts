import { useMemo } from 'react';

import type { Problem } from '#ui/field/error-summary.tsx';

import { controlId, wordsOf, type Answer } from './answer.ts';

/** The props of a field: its id, its error message, and its last value. */
export type FieldOf = (name: string) => {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
};

const NONE: readonly Problem[] = [];

/** The refused fields of a form. The list keeps its identity until the next answer. */
export function problemsIn(answer: Answer | undefined): readonly Problem[] {
  return answer?.kind === 'refused' ? answer.problems : NONE;
}

/** The fields of a form with this answer. `fields` are the initial values of the controls. */
export function fieldsIn(
  form: string,
  answer: Answer | undefined,
  fields?: Record<string, string | undefined>,
  problems = problemsIn(answer),
): FieldOf {
  return (name) => {
    const id = controlId(form, name);
    return {
      id,
      name,
      error: problems.find(({ field }) => field === id)?.message,
      defaultValue: answer?.values?.[name] ?? fields?.[name],
    };
  };
}

/** The only form of a small page: the field `at` shows what no other field caused. */
export function useOnlyForm(
  answer: Answer | undefined,
  at: string,
  fields?: Record<string, string | undefined>,
): { problems: readonly Problem[]; field: FieldOf } {
  const problems = useMemo(() => {
    const message = answer && answer.kind !== 'saved' ? wordsOf(answer) : undefined;
    return message ? [{ field: at, message }] : problemsIn(answer);
  }, [answer, at]);
  return { problems, field: fieldsIn('', answer, fields, problems) };
}
