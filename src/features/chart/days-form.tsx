import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';

import { Button } from '#ui/button.tsx';
import { focusRefused } from '#ui/field/focus-refused.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { answerFirst } from '#ui/timing/answer-first.ts';

import type { Days } from './days.ts';
import type { ChartChoice } from './range.ts';
import './days-form.css';

const FIELDS = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;

/** Any two days instead of a range: a GET form that works without JavaScript. */
export function DaysForm({
  choice: { range, kind, hasTable },
  asked,
  last,
}: {
  choice: ChartChoice;
  /** The days of the address, with what is wrong with them. */
  asked: Days | undefined;
  /** The last day with prices, an ISO 8601 date. */
  last: string;
}) {
  const submit = useSubmit();
  const isPending = useNavigation().location?.search.includes('from=') === true;
  const form = useFirstRefused(asked);

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    answerFirst(currentTarget, () => submit(currentTarget, { preventScrollReset: true }));
  }

  return (
    <details className="days" open={asked !== undefined}>
      <summary>
        Choose days <Icon name="chevron-down" />
      </summary>
      <form
        ref={form}
        className="days-form"
        method="get"
        aria-label="Days of the chart"
        onSubmit={show}
        noValidate
      >
        {/* What the chart goes back to if the days cannot be read. */}
        <input type="hidden" name="range" value={range.range} />
        {kind === 'candles' ? <input type="hidden" name="kind" value={kind} /> : null}
        {hasTable ? <input type="hidden" name="table" value="shown" /> : null}
        {FIELDS.map(({ name, label }) => (
          <TextField
            // Another address has other days.
            key={`${name} ${asked?.[name]}`}
            label={label}
            id={`chart-${name}`}
            name={name}
            type="date"
            max={last}
            defaultValue={asked?.[name]}
            error={asked?.errors[name]}
          />
        ))}
        <Button type="submit" pending={isPending}>
          Show these days
        </Button>
      </form>
    </details>
  );
}

/** After a refusal the focus is on the first field that was refused, if the form was in use. */
function useFirstRefused(asked: Days | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const refused = FIELDS.find(({ name }) => asked?.errors[name]);
    if (!refused || !form.current?.contains(document.activeElement)) return;
    const field = document.getElementById(`chart-${refused.name}`);
    focusRefused(field, asked?.errors[refused.name] ?? '');
  }, [asked]);
  return form;
}
