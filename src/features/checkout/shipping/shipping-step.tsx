import type { CheckoutSettings } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout, ShippingChoice } from '#api/checkout/checkout.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';

import { CheckoutLayout } from '../checkout-layout.tsx';
import type { StepData } from '../open-checkout.server.ts';
import { sayShipDay } from '../ship-day.ts';
import type { StepAnswer } from '../steps/step-answer.ts';
import { StepForm } from '../steps/step-form.tsx';
import { IraNote } from './ira-note.tsx';
import { NoteField } from './note-field.tsx';
import { laterLines, signatureRule } from './shipping-rules.ts';
import { chargeWords } from './shipping-words.ts';
import './shipping-step.css';

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
  const holds = (name: string, known: string) => answer?.values?.[name] ?? known;
  const isOn = (name: string, known: boolean) => holds(name, known ? 'on' : '') === 'on';
  const chosen = holds('method', checkout.shippingMethod);
  return (
    <CheckoutLayout step="shipping" heading="How should it travel?" data={data} answer={answer}>
      <Later checkout={checkout} />
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
                  label={`${choice.label}: ${choice.cents === 0 ? 'free' : formatMoney(choice.cents)}`}
                  note={`${arrivalWords(choice)} ${chargeWords(choice, checkout, settings)}`}
                />
              ))}
            </ChoiceGroup>
            <ChoiceGroup legend="Extras" name="shipping-extras">
              <Signature
                checkout={checkout}
                settings={settings}
                isOn={isOn('isSignature', checkout.isSignature)}
              />
              <Choice
                type="checkbox"
                name="isGiftWrap"
                defaultChecked={isOn('isGiftWrap', checkout.isGiftWrap)}
                label={`Gift wrap: ${formatMoney(settings.giftWrap)}`}
                note="One parcel, wrapped, without prices inside."
              />
            </ChoiceGroup>
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

function arrivalWords({ arrives, leavesOn }: ShippingChoice): string {
  const days = arrives ? `${arrives}.` : '';
  return leavesOn ? `${days} The order ${sayShipDay(leavesOn)}.` : days;
}

function Signature({
  checkout,
  settings: { signature },
  isOn,
}: {
  checkout: Checkout;
  settings: CheckoutSettings;
  isOn: boolean;
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
      label={`Signature on delivery: ${formatMoney(signature.cents)}`}
      note="The carrier hands it over against a signature only."
    />
  );
}

/** One late line delays all other lines. */
function Later({ checkout }: { checkout: Checkout }) {
  const later = laterLines(checkout.lines);
  if (later.length === 0 || later.length === checkout.lines.length) return null;
  const date = later
    .flatMap(({ shipsOn }) => shipsOn ?? [])
    .toSorted()
    .at(-1);
  return (
    <section className="shipping-later" aria-labelledby="shipping-later">
      <h2 id="shipping-later">The whole order waits</h2>
      <p>
        {later.map(({ name }) => name).join(', ')} {later.length === 1 ? 'is' : 'are'} not in the
        vault yet. An order leaves in one piece
        {date ? `, and this one ${sayShipDay(date)}` : ''}. To have the rest sooner, order it by
        itself.
      </p>
    </section>
  );
}
