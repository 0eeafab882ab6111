import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useSubmit } from 'react-router';

import { focusRefused } from '#ui/field/focus-refused.ts';
import { answerFirst } from '#ui/timing/answer-first.ts';

/** What is wrong with a form, by the name of a field, the first one first. */
type Errors = Readonly<Record<string, string>>;

type GetForm = {
  /** The values of the address, by the names of the fields. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with them. */
  refused: Errors;
  /** Fields of which one has to be filled in, and what to say if none is. */
  needs: { names: readonly string[]; says: string };
};

/** A GET form whose answer is a part of the same page; without JavaScript the browser sends it. */
export function useGetForm({ values, refused, needs }: GetForm) {
  const submit = useSubmit();
  const { key } = useLocation();
  const [empty, setEmpty] = useState(0);
  const [first = ''] = needs.names;
  const errors = empty > 0 ? { [first]: needs.says } : refused;
  const form = useFocusOnRefused(errors, `${key} ${empty}`);
  useValuesOfAddress(values);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const typed = new FormData(currentTarget);
    const isEmpty = needs.names.every((name) => !typed.get(name));
    setEmpty(isEmpty ? empty + 1 : 0);
    if (isEmpty) return;
    answerFirst(currentTarget, () => submit(currentTarget, { preventScrollReset: true }));
  }

  return { form, errors, onSubmit };
}

/** Another address, after Back too, has other values; a new field would lose the focus. */
function useValuesOfAddress(values: GetForm['values']): void {
  const written = JSON.stringify(values);
  // Writes into the native fields, which belong to the shopper between two addresses.
  useEffect(() => {
    for (const [id, value] of Object.entries(JSON.parse(written) as GetForm['values'])) {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
  }, [written]);
}

/** After a refusal the focus is on the first field that was refused, if the form was in use. */
function useFocusOnRefused(errors: Errors, attempt: string) {
  const form = useRef<HTMLFormElement>(null);
  const judged = useRef('');
  const [[field, says] = []] = Object.entries(errors);
  // Moves the focus once for each attempt, after the error is in the page.
  useEffect(() => {
    if (judged.current === attempt) return;
    judged.current = attempt;
    if (!field || !says || !form.current?.contains(document.activeElement)) return;
    focusRefused(document.getElementById(field), says);
  }, [field, says, attempt]);
  return form;
}
