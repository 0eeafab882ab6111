import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActionData } from 'react-router';

import type { PredictedQuarter } from '#api/portfolio/outlook.ts';
import { controlId, type Answer } from '#commerce/form/answer.ts';
import { problemsIn, useFields } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { useDraft } from '#commerce/form/use-draft.ts';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type Problem } from '#ui/field/error-summary.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { ByThese } from './by-these.tsx';
import { keptPredictions, lastQuarterIn, type Values } from './kept-predictions.ts';
import type { Worth } from './outlook.ts';
import {
  ENDS,
  fieldName,
  METALS,
  MOST_QUARTERS,
  placeOf,
  PREDICTIONS_FORM,
  quartersTo,
} from './prediction-fields.ts';
import type { PredictionsAnswer } from './predictions-action.server.ts';
import { quarterName } from './quarter-words.ts';
import { QuarterFields } from './quarter-fields.tsx';
import './change-form.css';

export type ChangeProps = {
  customerId: string;
  /** The quarter that runs, by its number since the year 0. */
  first: number;
  predicted: readonly PredictedQuarter[];
  worth: Worth;
  /** The address that answers without JavaScript. */
  action: string;
  onSaved: (says: string) => void;
  /** Closes the form; what was typed is thrown away. */
  onCancel: () => void;
};

/** The customer's best and worst prices, a part for each quarter; in a dialog or as a part of a page. */
export function ChangeForm(props: ChangeProps) {
  const [round, setRound] = useState(0);
  // Fields that are thrown away begin anew.
  return <Form key={round} {...props} onDiscard={() => setRound(round + 1)} />;
}

function Form(props: ChangeProps & { onDiscard: () => void }) {
  const { predicted, worth, action, onCancel, onDiscard } = props;
  const { form, draft, quarters, kept, typed, read, ...change } = useChange(props);
  const { answer, isPending, field } = change;
  const problems = useSummary(answer);
  function discard() {
    draft.discard();
    onDiscard();
  }
  function cancel() {
    draft.discard();
    onCancel();
  }
  return (
    <form
      ref={form}
      className="change-form"
      method="post"
      action={action}
      noValidate
      onSubmit={change.submit}
      onInput={read}
    >
      <EnterSaves />
      <p>
        For each quarter, the highest and the lowest price of an ounce that you think possible.
        Begin with the nearest; leave no quarter out. A metal you leave empty is not drawn.
      </p>
      <ErrorSummary problems={problems} />
      {Object.keys(kept).length > 0 && !answer ? <Restored onDiscard={discard} /> : null}
      <HiddenField name="form" value={PREDICTIONS_FORM} />
      <HiddenField name="first" value={String(props.first)} />
      <HiddenField name="last" value={String(quarters.at(-1))} />
      <div className="change-quarters">
        {quarters.map((quarter) => (
          <QuarterFields
            key={quarter}
            quarter={quarter}
            said={predicted.find((each) => each.quarter === quarter)}
            field={field}
          />
        ))}
      </div>
      <AddButton isFull={quarters.length >= MOST_QUARTERS} onClick={change.add} />
      <p className="muted">Estimates are no guarantee. Only you see yours.</p>
      <div className="change-foot">
        <Button type="submit" name="intent" value="save" tone="main" pending={isPending}>
          {isPending ? 'Saving …' : 'Save'}
        </Button>
        <Button onClick={cancel}>Cancel</Button>
        <ByThese typed={typed} quarters={quarters} worth={worth} />
        {answer?.kind === 'saved' ? null : <Outcome answer={answer} />}
      </div>
    </form>
  );
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="outcome">
      <p>What you had typed is back. It is not saved yet.</p>
      <Button tone="quiet" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  );
}

function AddButton({
  isFull,
  onClick,
}: {
  isFull: boolean;
  onClick: (event: { preventDefault(): void }) => void;
}) {
  if (isFull) return <p className="muted">Eight quarters are the most.</p>;
  return (
    <Button type="submit" name="intent" value="add" onClick={onClick}>
      <Icon name="plus" /> Add a quarter
    </Button>
  );
}

/** What Enter in a field presses is the first button of a form. */
function EnterSaves() {
  return (
    <button
      type="submit"
      name="intent"
      value="save"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
    >
      Save
    </button>
  );
}

/** The problems with the quarter and the metal before the words that stand at the field. */
function useSummary(answer: Answer | undefined): readonly Problem[] {
  const problems = problemsIn(answer);
  return useMemo(
    () =>
      problems.map(({ field, message }) => {
        const place = placeOf(field);
        if (!place) return { field, message };
        const words = message.charAt(0).toLowerCase() + message.slice(1);
        return { field, message: `${quarterName(place.quarter)}, ${place.metal}: ${words}` };
      }),
    [problems],
  );
}

/** The state of the form: its quarters, what is typed, and its answer. */
function useChange({ customerId, first, predicted, onSaved }: ChangeProps) {
  const form = useRef<HTMLFormElement>(null);
  const drawn = useActionData<PredictionsAnswer>();
  const [saved] = useState(() => savedIn(predicted));
  // The server's page knows nothing of what the tab keeps.
  const isHydrated = useHydrated();
  const kept = useMemo(
    () => (isHydrated ? keptPredictions(customerId, saved, first) : {}),
    [isHydrated, customerId, saved, first],
  );
  const [now, setNow] = useState<Values>();
  const [added, setAdded] = useState(0);
  const draft = useDraft(PREDICTIONS_FORM, form);
  const { answer, isPending, submit } = useFormAnswer<{ last?: number }>(
    (name) => name === PREDICTIONS_FORM,
    (arrived) => {
      if (arrived.kind !== 'saved') return;
      draft.discard();
      onSaved(arrived.says ?? '');
    },
  );
  const asked = drawn?.kind === 'saved' ? drawn.last : Number(drawn?.values?.['last'] ?? 0);
  const least = Math.max(first, asked ?? 0);
  const shown = lastQuarterIn([...Object.keys(saved), ...Object.keys(kept)], least);
  const quarters = quartersTo(shown + added, first);
  const values = { ...saved, ...kept };

  function add(event: { preventDefault(): void }) {
    event.preventDefault();
    flushSync(() => setAdded(added + 1));
    const next = (quarters.at(-1) ?? first) + 1;
    const name = fieldName({ quarter: next, metal: 'silver', end: 'best' });
    document.getElementById(controlId(PREDICTIONS_FORM, name))?.focus();
  }

  return {
    form,
    draft,
    quarters,
    kept,
    answer,
    isPending,
    submit,
    add,
    field: useFields(PREDICTIONS_FORM, answer, values),
    typed: (name: string) => (now ?? { ...values, ...answer?.values })[name] ?? '',
    read: () => form.current && setNow(valuesOf(form.current)),
  };
}

/** The customer's own prices, as a form writes them. */
export function savedIn(predicted: readonly PredictedQuarter[]): Values {
  const values: Values = {};
  for (const { quarter, ...said } of predicted) {
    for (const metal of METALS) {
      for (const end of ENDS) {
        const cents = said[metal][end];
        if (cents === undefined) continue;
        values[fieldName({ quarter, metal, end })] = (cents / 100).toFixed(2);
      }
    }
  }
  return values;
}

function valuesOf(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
