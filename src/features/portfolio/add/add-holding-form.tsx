import { problemsIn } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { ADD_HOLDING_PATH } from '../add-holding-path.ts';
import type { AddStart } from './add-start.ts';
import { CostLine } from './cost-line.tsx';
import { ADD_FORM } from './holding-fields.ts';
import { PiecePart } from './piece-part.tsx';
import { PlacePart } from './place-part.tsx';
import { PriceFields } from './price-fields.tsx';
import { SpotPart } from './spot-part.tsx';
import { useAddForm } from './use-add-form.ts';
import { useCounted } from './use-piece.ts';
import './add-holding-form.css';

/**
 * Records a purchase, here or elsewhere. `onClosed` runs after "Save and close", with the words for
 * what was added.
 */
export function AddHoldingForm({
  start,
  onClosed,
}: {
  start: AddStart;
  onClosed: (says: string) => void;
}) {
  const isHydrated = useHydrated();
  const { form, answer, field, typed, piece, ...add } = useAddForm(start, onClosed);
  const counted = useCounted(piece, typed.field);
  const isSaved = answer?.kind === 'saved';
  return (
    <form
      ref={form}
      className="add-holding"
      method="post"
      action={ADD_HOLDING_PATH}
      noValidate
      onSubmit={add.send}
      onInput={typed.read}
    >
      <EnterSaves />
      <ErrorSummary problems={problemsIn(answer)} />
      {isSaved ? <Outcome answer={answer} /> : null}
      {add.isBack ? (
        <p className="outcome">What you had typed is back. It is not saved yet.</p>
      ) : null}
      <HiddenField name="form" value={ADD_FORM} />
      <HiddenField name="key" value={add.round.key} />
      {isHydrated ? <HiddenField name="script" value="yes" /> : null}
      <div key={add.round.count} className="add-parts">
        <PlacePart field={field} />
        <PiecePart
          field={field}
          typed={piece}
          found={(isSaved && answer.found) || []}
          isElsewhere={typed.field('source') !== 'bold'}
          onTyped={add.change}
        />
        <PriceFields field={field} />
        <SpotPart
          field={field}
          typed={typed.field}
          piece={counted}
          today={start.today}
          onFilled={typed.read}
        />
      </div>
      <div className="add-end">
        <CostLine typed={typed.field} />
        <SaveButtons pending={add.pending} />
      </div>
      {isSaved ? null : <Outcome answer={answer} />}
    </form>
  );
}

function SaveButtons({ pending }: { pending: string | undefined }) {
  const buttons = [
    ['close', 'Save and close', 'main'],
    ['more', 'Save and add more', 'plain'],
  ] as const;
  return buttons.map(([intent, does, tone]) => (
    <Button
      key={intent}
      type="submit"
      name="intent"
      value={intent}
      tone={tone}
      pending={pending !== undefined}
    >
      {pending === intent ? 'Saving …' : does}
    </Button>
  ));
}

/** What Enter in a field presses is the first button of a form. */
function EnterSaves() {
  return (
    <button
      type="submit"
      name="intent"
      value="close"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
    >
      Save and close
    </button>
  );
}
