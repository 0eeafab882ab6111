import { useMemo, useState } from 'react';

import type { Problem } from '#ui/field/error-summary.tsx';

import { controlId, wordsOf, type Answer } from './answer.ts';

/** The props of a field: its id, its error message, and its value in a page that is just rendered. */
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

/**
 * The submitted values that a form begins with, in a page that the server rendered for an answer. A
 * later answer changes no initial value, as its controls still hold what was typed: Firefox reports a
 * new `value` attribute as a change, and Orca then reads that field instead of the focused one.
 */
export function useFirstValues(answer: Answer | undefined): Answer['values'] {
  const [first, setFirst] = useState(answer?.values);
  const isOver = answer?.kind === 'saved' && answer.values !== first;
  if (first && isOver) setFirst(undefined);
  return isOver ? undefined : first;
}

/** The fields of a form with this answer. `fields` are the initial values of the controls. */
export function useFields(
  form: string,
  answer: Answer | undefined,
  fields?: Record<string, string | undefined>,
  problems = problemsIn(answer),
): FieldOf {
  const first = useFirstValues(answer);
  return (name) => {
    const id = controlId(form, name);
    return {
      id,
      name,
      error: problems.find(({ field }) => field === id)?.message,
      defaultValue: first?.[name] ?? fields?.[name],
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
  return { problems, field: useFields('', answer, fields, problems) };
}
