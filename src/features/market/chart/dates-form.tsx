import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';

import { SHORT_DAY_HINT, dayFieldValue } from '#commerce/fields/day-field.ts';
import { Button } from '#ui/button.tsx';
import { focusRefused } from '#ui/field/focus-refused.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { answerFirst } from '#ui/timing/answer-first.ts';

import { hrefOf, type ChartChoice } from './range.ts';
import './dates-form.css';

/** A day to choose; `missing` is said when all are left empty, `error` is what the address has. */
type DateField = {
  name: string;
  label: string;
  value: string | undefined;
  missing: string;
  error: string | undefined;
};

/**
 * Asks for days and shows them at an address of their own: a GET form that works without JavaScript.
 * `choice` is what else the address says.
 */
export function DatesForm({
  label,
  fields,
  choice,
  action,
}: {
  /** The name of the form as a landmark; the only form of a section needs none. */
  label?: string;
  fields: readonly DateField[];
  choice: ChartChoice;
  action: string;
}) {
  const submit = useSubmit();
  const { key } = useLocation();
  const isPending = useNavigation().location?.search.includes(`${fields[0]?.name}=`) === true;
  const [empty, setEmpty] = useState(0);
  const errors = fields.map(({ error, missing }) => (empty > 0 ? missing : error));
  useDaysOfAddress(fields);
  const form = useFocusOnRefused(fields, errors, `${key} ${empty}`);

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const entered = new FormData(currentTarget);
    const isEmpty = fields.every(({ name }) => !entered.get(name));
    setEmpty(isEmpty ? empty + 1 : 0);
    if (isEmpty) return;
    answerFirst(currentTarget, () => submit(currentTarget, { preventScrollReset: true }));
  }

  return (
    <form
      ref={form}
      className="dates-form"
      method="get"
      aria-label={label}
      onSubmit={show}
      noValidate
    >
      {[...new URLSearchParams(hrefOf(choice))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field, index) => (
        <TextField
          key={field.name}
          label={field.label}
          id={idOf(field)}
          name={field.name}
          hint={SHORT_DAY_HINT}
          autoComplete="off"
          defaultValue={valueOf(field)}
          error={errors[index]}
        />
      ))}
      <Button type="submit" pending={isPending}>
        {action}
      </Button>
    </form>
  );
}

/**
 * Another address, after Back too, has other days; a new field would lose the focus. One without days
 * leaves what is typed: it may be of the other form of the page.
 */
function useDaysOfAddress(fields: readonly DateField[]): void {
  const days = new URLSearchParams(fields.map((field) => [field.name, valueOf(field)])).toString();
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(days)) {
      const field = document.getElementById(`chart-${name}`);
      if (value && field instanceof HTMLInputElement) field.value = value;
    }
  }, [days]);
}

/** After a refusal the focus is on the first field that was refused, if the form was in use. */
function useFocusOnRefused(
  fields: readonly DateField[],
  errors: readonly (string | undefined)[],
  attempt: string,
) {
  const form = useRef<HTMLFormElement>(null);
  const index = errors.findIndex(Boolean);
  const [id, message] = [fields[index] && idOf(fields[index]), errors[index]];
  const judged = useRef('');
  useEffect(() => {
    if (judged.current === attempt) return;
    judged.current = attempt;
    if (!id || !message || !form.current?.contains(document.activeElement)) return;
    focusRefused(document.getElementById(id), message);
  }, [id, message, attempt]);
  return form;
}

function valueOf({ value = '' }: DateField): string {
  return dayFieldValue(value);
}

function idOf({ name }: DateField): string {
  return `chart-${name}`;
}
