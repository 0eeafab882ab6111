import type { CheckoutSettings } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout, ShippingChoice } from '#api/checkout/checkout.ts';
import { useFirstValues } from '#commerce/form/field-of.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { rangeWords } from '#commerce/format/range.ts';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';

import { CheckoutLayout } from '../checkout-layout.tsx';
import type { StepData } from '../open-checkout.server.ts';
import { sayShipDay } from '../ship-day.ts';
import type { StepAnswer } from '../steps/step-answer.ts';
import { StepForm } from '../steps/step-form.tsx';
import { IraNote } from './ira-note.tsx';
import { NoteField } from './note-field.tsx';
import { parcelWords } from './parcel-words.ts';
import { isMixed, signatureRule } from '../shipping-rules.ts';
import { useChoices, type Choose } from './use-choices.ts';
import { chargeWords } from './shipping-words.ts';

export type ShippingData = StepData & { settings: CheckoutSettings };

/** The shipping methods with their cost and its reason. */
export function ShippingStep({
  data,
  answer,
}: {
  data: ShippingData;
  answer: StepAnswer | undefined;
}) {
  const { checkout, settings } = data;
  const first = useFirstValues(answer);
  const holds = (name: string, known: string) => first?.[name] ?? known;
  const isOn = (name: string, known: boolean) => holds(name, known ? 'on' : '') === 'on';
  const chosen = holds('method', checkout.shippingMethod);
  const { shown, choose } = useChoices(checkout, settings);
  return (
    <CheckoutLayout
      step="shipping"
      heading="How should it travel?"
      data={data}
      answer={answer}
      shown={shown}
    >
      {checkout.isToDepository ? <IraNote lines={checkout.lines} /> : null}
      <StepForm
        step="shipping"
        answer={answer}
        fields={{ note: checkout.note }}
        submit={['Continue to payment', 'Saving shipping']}
      >
        {(field) => (
          <>
            <ChoiceGroup legend="Shipping" name={field('method').id} {...errorOf(field('method'))}>
              {checkout.shippingChoices.map((choice) => (
                <Choice
                  key={choice.method}
                  type="radio"
                  name="method"
                  value={choice.method}
                  defaultChecked={choice.method === chosen}
                  onChange={choose}
                  label={`${choice.label}: ${choice.cents === 0 ? 'free' : formatMoney(choice.cents)}`}
                  note={`${arrivalWords(choice, checkout)} ${chargeWords(choice, checkout, settings)}`}
                />
              ))}
            </ChoiceGroup>
            {isMixed(checkout.lines) ? (
              <Parcels
                checkout={checkout}
                isSplit={holds('allowSplit', checkout.allowSplit ? 'yes' : 'no') === 'yes'}
              />
            ) : null}
            <Extras checkout={checkout} settings={settings} isOn={isOn} onChange={choose} />
            <NoteField {...field('note')} />
          </>
        )}
      </StepForm>
    </CheckoutLayout>
  );
}

function errorOf({ error }: { error: string | undefined }) {
  return error === undefined ? {} : { error };
}

/** An order of parts says under "Parcels" when they ship. */
function arrivalWords({ arrives, leavesOn }: ShippingChoice, { lines }: Checkout): string {
  const days = arrives ? `${rangeWords(arrives)}.` : '';
  return leavesOn && !isMixed(lines) ? `${days} The order ${sayShipDay(leavesOn)}.` : days;
}

function Extras({
  checkout,
  settings,
  isOn,
  onChange,
}: {
  checkout: Checkout;
  settings: CheckoutSettings;
  isOn: (name: string, known: boolean) => boolean;
  onChange: Choose;
}) {
  return (
    <ChoiceGroup legend="Extras" name="shipping-extras">
      <Signature
        checkout={checkout}
        settings={settings}
        isOn={isOn('isSignature', checkout.isSignature)}
        onChange={onChange}
      />
      <Choice
        type="checkbox"
        name="isGiftWrap"
        defaultChecked={isOn('isGiftWrap', checkout.isGiftWrap)}
        onChange={onChange}
        label={`Gift wrap: ${formatMoney(settings.giftWrap)}`}
        note="Wrapped, without prices inside."
      />
    </ChoiceGroup>
  );
}

function Signature({
  checkout,
  settings: { signature },
  isOn,
  onChange,
}: {
  checkout: Checkout;
  settings: CheckoutSettings;
  isOn: boolean;
  onChange: Choose;
}) {
  const rule = signatureRule(checkout, signature.freeFrom);
  if (rule === 'vault') return <p>The depository signs for it, at no charge.</p>;
  if (rule === 'needed') {
    return (
      <p>
        A signature on delivery is included: orders from {formatMoney(signature.freeFrom)} of
        products need one.
        <input type="hidden" name="isSignature" value="on" />
      </p>
    );
  }
  return (
    <Choice
      type="checkbox"
      name="isSignature"
      defaultChecked={isOn}
      onChange={onChange}
      label={`Signature on delivery: ${formatMoney(signature.cents)}`}
      note="The carrier hands it over against a signature only."
    />
  );
}

/** In one parcel or two, if a part of the order is not in the vault yet. */
function Parcels({ checkout, isSplit }: { checkout: Checkout; isSplit: boolean }) {
  const { hint, together, split } = parcelWords(checkout.lines);
  return (
    <ChoiceGroup legend="Parcels" name="shipping-parcels" hint={hint}>
      <Choice
        type="radio"
        name="allowSplit"
        value="no"
        defaultChecked={!isSplit}
        label="One parcel"
        note={together}
      />
      <Choice
        type="radio"
        name="allowSplit"
        value="yes"
        defaultChecked={isSplit}
        label="Two parcels"
        note={split}
      />
    </ChoiceGroup>
  );
}
