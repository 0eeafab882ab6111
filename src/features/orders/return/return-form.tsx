import type { Order } from '#api/orders/order.ts';
import { returnReasons, type OrderReturns } from '#api/orders/returns.ts';
import { controlId } from '#commerce/form/answer.ts';
import { problemsIn, type FieldOf } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';

import { RETURN_FORM } from './return-fields.ts';
import { ReturnLines } from './return-lines.tsx';
import { againWords, backWords, type ReturnSum } from './return-money.ts';
import { returnHref } from './return-path.ts';
import { ReturnPhotos } from './return-photos.tsx';
import { ReturnTerms } from './return-terms.tsx';
import { REASON_WORDS } from './return-words.ts';
import { useReturnForm, type ReturnStart } from './use-return-form.ts';

type ReturnFormProps = { order: Order; terms: OrderReturns; start: ReturnStart };

/** Asks for a return: what, why, with photos, and what the customer would like for it. */
export function ReturnForm({ order, terms, start }: ReturnFormProps) {
  const { form, answer, field, typed, sum, cost, ...asking } = useReturnForm(
    order.invoice,
    terms,
    start,
  );
  const reason = typed.field('reason');
  return (
    <div className="return-columns">
      <form
        ref={form}
        className="return-form"
        method="post"
        action={returnHref(order.invoice)}
        encType="multipart/form-data"
        noValidate
        onSubmit={(event) => void asking.submit(event)}
        onInput={typed.read}
      >
        <ErrorSummary problems={problemsIn(answer)} />
        {asking.isBack ? (
          <p className="outcome">What you had typed is back. It is not sent yet.</p>
        ) : null}
        <HiddenField name="form" value={RETURN_FORM} />
        <HiddenField name="key" value={asking.key} />
        <ReturnLines lines={terms.lines} field={field} isMissing={reason === 'missingItem'} />
        <ReasonPart field={field} reason={reason} />
        <ReturnPhotos
          of={asking.keptAs}
          customerId={start.customerId}
          arrived={asking.arrived}
          form={form}
          field={field}
        />
        <TypePart field={field} sum={sum} order={order} />
        <p className="return-cost">{cost}</p>
        <div>
          <Button type="submit" name="intent" value="send" tone="main" pending={asking.isPending}>
            {asking.isPending ? 'Sending the request' : 'Send the request'}
          </Button>
        </div>
        {answer?.kind === 'saved' ? null : <Outcome answer={answer} />}
      </form>
      <ReturnTerms isMissing={reason === 'missingItem'} until={terms.until} />
    </div>
  );
}

function ReasonPart({ field, reason }: { field: FieldOf; reason: string }) {
  const { name, error, defaultValue } = field('reason');
  const id = controlId(RETURN_FORM, 'reason');
  return (
    <div className="return-part">
      <ChoiceGroup legend={<h2>What is wrong?</h2>} name={id} {...(error && { error })}>
        <div className="return-choices">
          {returnReasons.map((each) => (
            <Choice
              key={each}
              type="radio"
              name={name}
              value={each}
              label={REASON_WORDS[each]}
              defaultChecked={defaultValue === each}
            />
          ))}
        </div>
      </ChoiceGroup>
      <TextArea
        label="Tell us more"
        rows={3}
        {...field('comments')}
        {...(reason === 'other' ? { required: true } : { optional: true })}
      />
    </div>
  );
}

type TypePartProps = { field: FieldOf; sum: ReturnSum; order: Order };

function TypePart({ field, sum, order }: TypePartProps) {
  const { name, error, defaultValue } = field('type');
  const choices = [
    ['replacement', 'The same again', againWords(sum)],
    ['refund', 'Money back', backWords(sum, order.payment.method)],
  ] as const;
  return (
    <div className="return-part">
      <ChoiceGroup
        legend={<h2>What would you like?</h2>}
        name={controlId(RETURN_FORM, 'type')}
        {...(error && { error })}
      >
        <div className="return-choices">
          {choices.map(([value, label, note]) => (
            <Choice
              key={value}
              type="radio"
              name={name}
              value={value}
              label={label}
              note={note}
              defaultChecked={defaultValue === value}
            />
          ))}
        </div>
      </ChoiceGroup>
    </div>
  );
}
