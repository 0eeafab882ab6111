import { useState, type ReactNode } from 'react';
import { Link, useActionData } from 'react-router';

import type { Order } from '#api/orders/order.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { problemsIn, useFields, type FieldOf } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { letterHref } from '#commerce/orders/letter-href.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { CANCEL_FORM, cancelHref, LONGEST_REASON, REASONS } from './cancel-form-fields.ts';
import { pressWords } from './cancel-words.ts';
import { EstimateSheet } from './estimate-sheet.tsx';
import { useCancel } from './use-cancel.ts';
import './cancel-form.css';

export type CancelProps = {
  order: Order;
  /** Names this form for the API: a repeated press cancels nothing twice. */
  formKey: string;
  /** The control that keeps the order. */
  keep: ReactNode;
  onCancelled: () => void;
};

/** What cancelling costs, and the press that does it; in a dialog or on a page of its own. */
export function CancelForm({ order, formKey, keep, onCancelled }: CancelProps) {
  const { invoice } = order;
  const { form, estimate, answer, ...cancel } = useCancel(invoice, onCancelled);
  const isHydrated = useHydrated();
  const field = useFields(CANCEL_FORM, answer);
  return (
    <form
      ref={form}
      className="cancel-form"
      method="post"
      action={cancelHref(invoice)}
      noValidate
      aria-busy={cancel.isAsking || undefined}
      onSubmit={cancel.send}
    >
      <HiddenField name="form" value={CANCEL_FORM} />
      <HiddenField name="key" value={formKey} />
      {isHydrated ? <HiddenField name="script" value="yes" /> : null}
      <ErrorSummary problems={problemsIn(answer)} />
      {estimate && !cancel.isTooLate ? (
        <>
          <HiddenField
            key={estimate.chargesCents}
            name="accepted"
            value={String(estimate.chargesCents)}
          />
          <EstimateSheet order={order} estimate={estimate} hasRunOut={cancel.hasRunOut} />
        </>
      ) : (
        <NoEstimate invoice={invoice} {...cancel} />
      )}
      {cancel.isTooLate ? null : <ReasonFields field={field} />}
      <Outcome answer={answer} />
      <div className="cancel-foot">
        {keep}
        {estimate && !cancel.isTooLate ? (
          <Button type="submit" tone="main" pending={cancel.isPending || cancel.isAsking}>
            {pressed(cancel, pressWords(estimate))}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type State = Pick<ReturnType<typeof useCancel>, 'isPending' | 'isAsking' | 'hasRunOut'>;

function pressed({ isPending, isAsking, hasRunOut }: State, words: string): string {
  if (isPending) return 'Cancelling';
  if (isAsking) return 'Making a new estimate';
  return hasRunOut ? 'Get a new estimate' : words;
}

function NoEstimate({
  invoice,
  failure,
  isTooLate,
  ask,
}: Pick<ReturnType<typeof useCancel>, 'failure' | 'isTooLate' | 'ask'> & {
  invoice: string;
}) {
  const isHydrated = useHydrated();
  if (!isHydrated) {
    // Without JavaScript nothing follows.
    return (
      <p>
        We could not work out what it costs, and nothing was cancelled.{' '}
        <a href={cancelHref(invoice)}>Try again</a>
      </p>
    );
  }
  if (!failure) {
    return <p className="cancel-waits">Working out what it costs at this moment …</p>;
  }
  if (isTooLate) {
    return (
      <p>
        {failure} <Link to={letterHref(invoice, 'cancel')}>Write to us</Link>: sometimes a parcel
        can still be stopped.
      </p>
    );
  }
  return (
    <div className="stack">
      <p>We could not work out what it costs, and nothing was cancelled. {failure}</p>
      <div>
        <Button onClick={() => void ask()}>Try again</Button>
      </div>
    </div>
  );
}

function ReasonFields({ field }: { field: FieldOf }) {
  const drawn = useActionData<Answer>();
  const [chosen] = useState(drawn?.values);
  const reason = field('reason');
  const words = field('words');
  return (
    <div className="cancel-reason">
      <SelectField
        label="Why do you cancel?"
        optional
        {...reason}
        defaultValue={reason.defaultValue ?? chosen?.['reason'] ?? ''}
      >
        <option value="">Choose one</option>
        {REASONS.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
      <div className="cancel-words">
        <TextField
          label="In your own words"
          optional
          maxLength={LONGEST_REASON}
          autoComplete="off"
          {...words}
          defaultValue={words.defaultValue ?? chosen?.['words'] ?? ''}
        />
      </div>
    </div>
  );
}
