import { useFetcher } from 'react-router';

import type { Answer } from '#commerce/form/answer.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { useAnswer } from '#commerce/form/section-form.tsx';

import './switch.css';

/** Something that is on or off. A press is all it takes; it is a form, so it works before any script. */
export function Switch({
  form,
  label,
  note,
  on,
}: {
  form: string;
  label: string;
  note: string;
  on: boolean;
}) {
  const fetcher = useFetcher<Answer>({ key: form });
  const answer = useAnswer(fetcher.data, (name) => name === form);
  const isPending = fetcher.state !== 'idle';
  return (
    <fetcher.Form className="switch" method="post" preventScrollReset>
      <button
        type="submit"
        name="form"
        value={form}
        role="switch"
        aria-checked={on}
        aria-label={label}
        aria-describedby={`${form}-note`}
        aria-disabled={isPending || undefined}
        onClick={(event) => {
          if (isPending) event.preventDefault();
        }}
      >
        <span className="switch-track" />
        <span className="switch-word">{on ? 'On' : 'Off'}</span>
      </button>
      <div>
        <b>{label}</b>
        <p className="muted" id={`${form}-note`}>
          {note}
        </p>
        <Outcome answer={answer} />
      </div>
    </fetcher.Form>
  );
}
