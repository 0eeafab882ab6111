import { useEffect, type ReactNode } from 'react';

import type { Checkout } from '#api/checkout/checkout.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { usePay } from '#commerce/product/pay.ts';
import { greetArrival } from '#commerce/session/arrival.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import type { StepData } from './open-checkout.server.ts';
import { useShown } from './review/last-load.ts';
import type { StepAnswer } from './steps/step-answer.ts';
import { StepList } from './steps/step-list.tsx';
import { stepsOf, type Step } from './steps/steps.ts';
import { OrderSummary } from './summary/order-summary.tsx';
import { PriceChanges } from './summary/price-changes.tsx';
import { PriceLock } from './summary/price-lock.tsx';
import { paidBy, shownWay } from './summary/shown-total.ts';
import './checkout-layout.css';

/** The frame of each step: the step list, the price lock and the order summary. */
export function CheckoutLayout({
  step,
  heading,
  lead,
  data,
  answer,
  shown = data.checkout,
  children,
}: {
  step: Step;
  heading: string;
  lead?: ReactNode;
  data: StepData & { isOld?: boolean };
  answer: StepAnswer | undefined;
  /** The checkout with what is chosen in the form, but not saved yet. */
  shown?: Checkout;
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
        <p className="checkout-layout-total">
          <a href="#order-summary">
            Your order: <b className="figures">{formatMoney(counted.total.total)}</b>
          </a>
        </p>
        {news ? <PriceChanges news={news} checkout={checkout} /> : null}
        <PriceLock lock={checkout} isOld={isOld} />
        {children}
      </div>
      <OrderSummary checkout={counted} />
    </div>
  );
  return checkout.isGuest ? page : <CustomersOnly heading="Checkout">{page}</CustomersOnly>;
}
