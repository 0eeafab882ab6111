import type { ReactNode } from 'react';

import { Outcome } from '#commerce/form/outcome.tsx';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';

import './switch.css';

/**
 * A setting that is on or off. It is a form with one button, so it works without JavaScript; its
 * field `next` says what a press asks for.
 */
export function Switch({
  form,
  label,
  note,
  on,
}: {
  form: string;
  label: string;
  note: ReactNode;
  on: boolean;
}) {
  const { answer, isPending, submit } = useFormAnswer((name) => name === form);
  const word = on ? 'On' : 'Off';
  return (
    <form className="switch" method="post" onSubmit={submit}>
      <input type="hidden" name="next" value={on ? 'off' : 'on'} />
      <button
        type="submit"
        name="form"
        value={form}
        role="switch"
        aria-checked={on}
        aria-label={label}
        aria-describedby={`${form}-note`}
        aria-disabled={isPending || undefined}
      >
        <span className="switch-track" />
        {/* The state of the switch says the same. */}
        <span className="switch-word" aria-hidden="true">
          {word}
        </span>
      </button>
      <div>
        <b>{label}</b>
        <p className="muted" id={`${form}-note`}>
          {note}
        </p>
        <Outcome answer={answer} />
      </div>
    </form>
  );
}
