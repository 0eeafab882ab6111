import type { Problem } from '#ui/field/error-summary.tsx';

import { controlId, type Answer } from './answer.ts';

/** What a field of a form needs: its id, its refusal, and what was typed before. */
export type FieldOf = (name: string) => {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
};

const NONE: readonly Problem[] = [];

/** The refused fields of a form: the same list until there is another answer. */
export function problemsIn(answer: Answer | undefined): readonly Problem[] {
  return answer?.problems ?? NONE;
}

/** The fields of a form that was answered so. `fields` is what the controls hold at first. */
export function fieldsIn(
  form: string,
  answer: Answer | undefined,
  fields?: Record<string, string | undefined>,
): FieldOf {
  return (name) => {
    const id = controlId(form, name);
    return {
      id,
      name,
      error: problemsIn(answer).find(({ field }) => field === id)?.message,
      defaultValue: answer?.values?.[name] ?? fields?.[name],
    };
  };
}
