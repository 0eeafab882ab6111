import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

import type { StateTax } from '#api/tax/state-tax.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';

type AnotherStateProps = { states: readonly StateTax[]; state: StateTax };

/** Leads to the page of another state: a GET form that the page of all states answers. */
export function AnotherState({ states, state }: AnotherStateProps) {
  const navigate = useNavigate();
  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('go');
    const chosen = states.find((each) => each.code === code);
    if (chosen) void navigate(chosen.href);
  }
  return (
    <form method="get" action="/state-sales-tax" aria-label="Another state" onSubmit={go}>
      <SelectField
        key={state.code}
        label="Another state"
        name="go"
        required={false}
        defaultValue={state.code}
      >
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit">Go</Button>
    </form>
  );
}
