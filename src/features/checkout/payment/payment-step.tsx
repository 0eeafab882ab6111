import { useEffect, useRef, useState, type FormEvent } from 'react';

import type { CheckoutSettings, PaymentOption } from '#api/checkout/checkout-calls.server.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { formatMoney } from '#commerce/format/money.ts';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { CheckoutLayout } from '../checkout-layout.tsx';
import type { StepData } from '../open-checkout.server.ts';
import type { StepAnswer } from '../steps/step-answer.ts';
import { StepForm } from '../steps/step-form.tsx';
import { useApplePay } from './apple-pay.ts';
import { CardFrame, type CardFrameHandle } from './card-frame.tsx';
import { MarketLossTerms } from './market-loss-terms.tsx';
import { otherBox } from './payment-details.ts';
import { PaymentFields } from './payment-fields.tsx';
import type { CardNews } from './payment-provider.ts';
import { offersOf, type Offer } from './payment-words.ts';
import './payment-step.css';

/** What of this step a tab keeps: numbers of cards and accounts are kept nowhere. */
const WAY = ['method'];

export type PaymentData = StepData & {
  options: PaymentOption[];
  settings: CheckoutSettings;
  /** Where the pages of the payment provider are. */
  pages: string | undefined;
  /** Why the payment that was tried on one of them came to nothing. */
  refusal: string | undefined;
};

/** The ways to pay, each with what the whole order costs that way, and what each of them asks for. */
export function PaymentStep({
  data,
  answer,
}: {
  data: PaymentData;
  answer: StepAnswer | undefined;
}) {
  const { checkout, options, settings, pages, refusal } = data;
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<CardFrameHandle>(null);
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState(answer?.values?.['method'] ?? checkout.payment);
  const [cardStep, setCardStep] = useState<CardNews['step']>('asking');
  const tries = useFailures(answer);
  const applePay = useApplePay();
  const { finish } = applePay;
  // Talks to the form, which has put back what was chosen and never sent.
  useEffect(() => {
    const box = place.current?.querySelector('input[name=method]:checked');
    // oxlint-disable-next-line react/set-state-in-effect -- only the drawn controls tell what they hold
    if (box instanceof HTMLInputElement) setChosen(box.value as Offer['method']);
  }, []);
  // Talks to Apple's sheet: an answer here means that the payment is not promised, ...
  useEffect(() => {
    if (answer) finish(false);
  }, [answer, finish]);
  // ... and the next page that it is.
  useEffect(() => () => finish(true), [finish]);
  const offers = offersOf(options, checkout.total, pages !== undefined);
  const paid = offers.find(({ method }) => method === chosen);

  function choose({ method, label, cents }: Offer) {
    setChosen(method);
    announce(`${label}: ${formatMoney(cents)} for the whole order.`);
  }

  /** A card is judged by the provider first; the form goes on with its token. */
  function onSubmit(event: FormEvent<HTMLDivElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isNext = submitter instanceof HTMLButtonElement && submitter.value === 'next';
    if (!isNext || !(event.target instanceof HTMLFormElement)) return;
    const given = new FormData(event.target);
    const isPromised = checkout.authorization?.method === chosen;
    if (isPromised && chosen && !given.get(otherBox(chosen as Offer['method']))) return;
    if (chosen === 'creditCard' && frame.current && !given.get('cardToken')) {
      hold(event);
      if (cardStep !== 'sending') frame.current.send();
    }
    if (chosen === 'applePay' && paid && !given.get('appleToken')) {
      hold(event);
      void applePay.pay(paid.cents).then((token) => goOnWith('appleToken', token));
    }
  }

  function goOnWith(name: string, token: string | undefined) {
    const form = place.current?.querySelector('form');
    const input = form?.elements.namedItem(name);
    if (!token || !form || !(input instanceof HTMLInputElement)) return;
    input.value = token;
    form.requestSubmit(form.querySelector<HTMLButtonElement>('button.button[value=next]'));
    // It is good for one try: the next asks for another.
    input.value = '';
  }

  return (
    <CheckoutLayout
      step="payment"
      heading="How do you want to pay?"
      lead="Every price is for the whole order. Nothing is charged before you place it."
      data={data}
      answer={answer}
    >
      {refusal && !answer ? <Outcome answer={{ form: 'payment', failed: refusal }} /> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears its form */}
      <div ref={place} onSubmitCapture={onSubmit}>
        <StepForm
          step="payment"
          answer={answer}
          submit={['Continue to review', 'Checking the payment']}
          keepsOnly={WAY}
        >
          {(field) => {
            const { id, error } = field('method');
            return (
              <ChoiceGroup legend="Way to pay" name={id} {...(error && { error })}>
                {offers
                  .filter(({ method }) => method !== 'applePay' || applePay.isThere)
                  .map((offer) => (
                    <div className="way-to-pay" key={offer.method}>
                      <Choice
                        type="radio"
                        name="method"
                        value={offer.method}
                        disabled={offer.refusal !== undefined}
                        defaultChecked={offer.method === chosen}
                        onChange={() => choose(offer)}
                        label={
                          <>
                            <b>
                              {offer.label}: {formatMoney(offer.cents)}.
                            </b>{' '}
                            {offer.more}
                          </>
                        }
                        note={offer.refusal ?? offer.terms}
                      />
                      {offer.refusal ? null : (
                        <PaymentFields offer={offer} checkout={checkout} field={field}>
                          {isHydrated && pages && chosen === 'creditCard' ? (
                            <CardFrame
                              // A refused card is typed anew.
                              key={tries}
                              ref={frame}
                              pages={pages}
                              cents={offer.cents}
                              onToken={(token) => goOnWith('cardToken', token)}
                              onStep={setCardStep}
                            />
                          ) : null}
                        </PaymentFields>
                      )}
                    </div>
                  ))}
              </ChoiceGroup>
            );
          }}
        </StepForm>
      </div>
      {applePay.failed ? <Outcome answer={{ form: 'payment', failed: applePay.failed }} /> : null}
      <MarketLossTerms checkout={checkout} feeCents={settings.cancellation} />
    </CheckoutLayout>
  );
}

/** How many answers have told of a failure. */
function useFailures(answer: StepAnswer | undefined): number {
  const [{ last, count }, setSeen] = useState({ last: answer, count: 0 });
  if (answer === last) return count;
  const now = { last: answer, count: answer?.failed ? count + 1 : count };
  setSeen(now);
  return now.count;
}

function hold(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
