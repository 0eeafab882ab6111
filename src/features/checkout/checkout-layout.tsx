import { useEffect, type ReactNode } from 'react';

import type { Checkout } from '#api/checkout/checkout.ts';
import { refusal } from '#commerce/form/answer.ts';
import { problemsIn } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { formatMoney } from '#commerce/format/money.ts';
import '#commerce/page/fold.css';
import { usePay } from '#commerce/product/pay.ts';
import { greetArrival } from '#commerce/session/arrival.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { Icon } from '#ui/icon.tsx';

import type { StepData } from './open-checkout.server.ts';
import { useShown } from './last-load.ts';
import type { StepAnswer } from './steps/step-answer.ts';
import { StepList } from './steps/step-list.tsx';
import { stepsOf, type Step } from './checkout-steps.ts';
import { OrderSummary } from './summary/order-summary.tsx';
import { PriceChanges } from './summary/price-changes.tsx';
import { PriceLock } from './summary/price-lock.tsx';
import { paidBy, shownWay } from './summary/shown-total.ts';
import './checkout-layout.css';

/**
 * The frame of each step: the step list, the result of its form, the price lock and the order
 * summary. On narrow screens news of prices and the lock fold into one line.
 */
export function CheckoutLayout({
  step,
  heading,
  lead,
  data,
  answer,
  shown = data.checkout,
  hasOtherWays = true,
  children,
}: {
  step: Step;
  heading: string;
  lead?: ReactNode;
  data: StepData & { isOld?: boolean };
  answer: StepAnswer | undefined;
  /** The checkout with what is chosen in the form, but not saved yet. */
  shown?: Checkout;
  /** Both ways with and without the surcharge are open. */
  hasOtherWays?: boolean;
  children: ReactNode;
}) {
  const { checkout, isOld = false } = data;
  const pay = usePay(data.pay);
  const counted = paidBy(shown, shownWay(shown, pay));
  useShown(step, data);
  // Moves the focus after a sign-in.
  useEffect(greetArrival, []);
  const news = data.news ?? answer?.news;
  const page = (
    <div className="checkout-layout page-width">
      <div className="checkout-layout-head">
        <StepList steps={stepsOf(checkout)} current={step} />
        <PageHeading lead={lead}>{heading}</PageHeading>
      </div>
      <div className="checkout-layout-main">
        {/* The review has them at its button. */}
        {step === 'review' ? null : (
          <>
            <ErrorSummary problems={problemsIn(answer)} />
            <Outcome answer={answer ?? (data.refusal ? refusal(step, data.refusal) : undefined)} />
          </>
        )}
        <Prices news={news} lock={checkout} isOld={isOld} counted={counted} />
        {children}
      </div>
      <OrderSummary checkout={counted} hasOtherWays={hasOtherWays} />
    </div>
  );
  return checkout.isGuest ? page : <CustomersOnly heading="Checkout">{page}</CustomersOnly>;
}

/** News of prices and their lock, on narrow screens behind the total. */
function Prices({
  news,
  lock,
  isOld,
  counted,
}: {
  news: StepData['news'];
  lock: Checkout;
  isOld: boolean;
  counted: Checkout;
}) {
  const prices = news?.changes.map(({ newCents }) => newCents).join(' ');
  return (
    <details className="fold">
      <summary className="fold-summary">
        <span>
          Your order: <span className="figures">{formatMoney(counted.total.total)}</span>
          {news ? ', new prices' : null}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="checkout-layout-prices">
        {news ? <PriceChanges key={prices} news={news} checkout={counted} /> : null}
        <PriceLock lock={lock} isOld={isOld} />
        <a href="#order-summary" className="checkout-layout-order">
          What is in your order
        </a>
      </div>
    </details>
  );
}
