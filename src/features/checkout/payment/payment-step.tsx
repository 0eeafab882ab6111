import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';

import type { CheckoutSettings, PaymentOption } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout/checkout.ts';
import { refusal } from '#commerce/form/answer.ts';
import { problemsIn } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { formatMoney } from '#commerce/format/money.ts';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

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
import { cheaperWords, offersOf, openWays, type Offer } from './payment-words.ts';
import './payment-step.css';

/** The only field that the draft of this step stores: card and account numbers are never stored. */
const WAY = ['method'];

type PaymentData = StepData & {
  options: PaymentOption[];
  settings: CheckoutSettings;
  /** The address of the payment provider's pages. */
  pages: string | undefined;
};

type PaymentStepProps = { data: PaymentData; answer: StepAnswer | undefined };

/** The payment methods, each with the total of the order by that method, and their fields. */
export function PaymentStep({ data, answer }: PaymentStepProps) {
  const { checkout, options, settings, pages } = data;
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<CardFrameHandle>(null);
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useChosen(place, answer?.values?.['method'] ?? checkout.payment);
  const [cardStep, setCardStep] = useState<CardNews['step']>('asking');
  const tries = useFailures(answer);
  const applePay = useAppleSheet(answer);
  const offers = offersOf(options, checkout.total, pages !== undefined);
  const paid = offers.find(({ method }) => method === chosen);

  /** The provider validates a card first; then the form submits with its token. */
  function onSubmit(event: FormEvent<HTMLDivElement>) {
    const given = formSentOn(event);
    if (!given || staysPromised(checkout, chosen, given)) return;
    if (chosen === 'creditCard' && frame.current && !given.get('cardToken')) {
      hold(event);
      if (cardStep !== 'sending') frame.current.send();
    }
    if (chosen === 'applePay' && paid && !given.get('appleToken')) {
      hold(event);
      void applePay.pay(paid.cents).then((token) => goOnWith(place.current, 'appleToken', token));
    }
  }

  /** The provider's form; the key resets it after a refused card. */
  const cardForm = (cents: number) =>
    isHydrated && pages && chosen === 'creditCard' ? (
      <CardFrame
        key={tries}
        ref={frame}
        pages={pages}
        cents={cents}
        onToken={(token) => goOnWith(place.current, 'cardToken', token)}
        onStep={setCardStep}
      />
    ) : null;

  return (
    <CheckoutLayout
      step="payment"
      heading="How do you want to pay?"
      lead="Every price is for the whole order. Nothing is charged before you place it."
      data={data}
      answer={answer}
      {...shownTotals(checkout, offers, paid)}
    >
      <Dearer says={cheaperWords(offers, options, checkout.total)} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it handles events of its form */}
      <div ref={place} onSubmitCapture={onSubmit}>
        <PaymentForm
          answer={answer}
          checkout={checkout}
          offers={offers.filter(({ method }) => method !== 'applePay' || applePay.isThere)}
          chosen={chosen}
          onChoose={setChosen}
          cardForm={cardForm}
        />
      </div>
      {applePay.failed ? <Outcome answer={refusal('payment', applePay.failed)} /> : null}
      <MarketLossTerms checkout={checkout} feeCents={settings.cancellation} />
    </CheckoutLayout>
  );
}

/** Says that only ways with the surcharge are open. */
function Dearer({ says }: { says: string | undefined }) {
  return says ? <p>{says}</p> : null;
}

/** The total by the chosen way to pay, else by one that is open. */
function shownTotals(checkout: Checkout, offers: readonly Offer[], paid: Offer | undefined) {
  const { hasBoth, dearest } = openWays(offers);
  const { method } = paid ?? dearest ?? {};
  return { shown: method ? { ...checkout, payment: method } : checkout, hasOtherWays: hasBoth };
}

function PaymentForm({
  answer,
  checkout,
  offers,
  chosen,
  onChoose,
  cardForm,
}: {
  answer: StepAnswer | undefined;
  checkout: Checkout;
  offers: readonly Offer[];
  chosen: string | undefined;
  onChoose: (method: Offer['method']) => void;
  cardForm: (cents: number) => ReactNode;
}) {
  return (
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
            {offers.map((offer) => (
              <div className="way-to-pay" key={offer.method}>
                <WayChoice
                  offer={offer}
                  isChosen={offer.method === chosen}
                  onChoose={() => onChoose(offer.method)}
                />
                {offer.refusal ? null : (
                  <PaymentFields offer={offer} checkout={checkout} field={field}>
                    {cardForm(offer.cents)}
                  </PaymentFields>
                )}
              </div>
            ))}
          </ChoiceGroup>
        );
      }}
    </StepForm>
  );
}

function WayChoice({
  offer,
  isChosen,
  onChoose,
}: {
  offer: Offer;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <Choice
      type="radio"
      name="method"
      value={offer.method}
      disabled={offer.refusal !== undefined}
      defaultChecked={isChosen}
      onChange={onChoose}
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
  );
}

/** The payment method that the form shows as chosen; `first` is the server's choice. */
function useChosen(place: RefObject<HTMLElement | null>, first: string | undefined) {
  const [chosen, setChosen] = useState(first);
  // Synchronizes with the form, because its draft may have restored another choice.
  useEffect(() => {
    const box = place.current?.querySelector('input[name=method]:checked');
    // oxlint-disable-next-line react/set-state-in-effect -- only the rendered controls have the restored value
    if (box instanceof HTMLInputElement) setChosen(box.value);
  }, [place]);
  return [chosen, setChosen] as const;
}

function useAppleSheet(answer: StepAnswer | undefined) {
  const applePay = useApplePay();
  const { finish } = applePay;
  // Closes Apple's sheet with a failure: an answer here means that the payment is not authorized.
  useEffect(() => {
    if (answer) finish(false);
  }, [answer, finish]);
  // Closes it with a success on leaving the page: the next page means that it is authorized.
  useEffect(() => () => finish(true), [finish]);
  return applePay;
}

/** The form data after "Continue" was pressed; `undefined` for other buttons. */
function formSentOn(event: FormEvent): FormData | undefined {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const isNext = submitter instanceof HTMLButtonElement && submitter.value === 'next';
  if (!isNext || !(event.target instanceof HTMLFormElement)) return undefined;
  return new FormData(event.target);
}

/** Whether an existing authorization of this method is used, not another card or account. */
function staysPromised(checkout: Checkout, chosen: string | undefined, given: FormData): boolean {
  if (!chosen || checkout.authorization?.method !== chosen) return false;
  return !given.get(otherBox(chosen as Offer['method']));
}

function goOnWith(place: HTMLElement | null, name: string, token: string | undefined): void {
  const form = place?.querySelector('form');
  const input = form?.elements.namedItem(name);
  if (!token || !form || !(input instanceof HTMLInputElement)) return;
  input.value = token;
  form.requestSubmit(form.querySelector<HTMLButtonElement>('button.button[value=next]'));
  // A token is valid for one try.
  input.value = '';
}

/** The number of answers with a failure. */
function useFailures(answer: StepAnswer | undefined): number {
  const [{ last, count }, setSeen] = useState({ last: answer, count: 0 });
  if (answer === last) return count;
  const now = { last: answer, count: hasFailed(answer) ? count + 1 : count };
  setSeen(now);
  return now.count;
}

/** Fields that the store refused leave the card alone. */
function hasFailed(answer: StepAnswer | undefined): boolean {
  return answer !== undefined && answer.kind !== 'saved' && problemsIn(answer).length === 0;
}

function hold(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
