import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { Checkout } from '#api/checkout/checkout.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { rangeWords } from '#commerce/format/range.ts';

import { AddressLines } from '../address/address-lines.tsx';
import { CheckoutLayout } from '../checkout-layout.tsx';
import { MarketLossTerms } from '../payment/market-loss-terms.tsx';
import { METHOD_NAMES } from '../payment/payment-words.ts';
import { parcelWords } from '../shipping/parcel-words.ts';
import { isMixed } from '../shipping-rules.ts';
import { stepPath, type Step } from '../checkout-steps.ts';
import type { PlaceAnswer } from './place-answer.ts';
import { PlaceForm } from './place-form.tsx';
import type { ReviewData } from './review-data.ts';
import './review-step.css';

/**
 * All data of the checkout, each part with a link to change it; then the terms and the order
 * button.
 */
export function ReviewStep({
  data,
  answer,
}: {
  data: ReviewData;
  answer: PlaceAnswer | undefined;
}) {
  const { checkout, settings } = data;
  return (
    <CheckoutLayout
      step="review"
      heading="Review your order"
      lead="Nothing is ordered before you press the button at the end."
      data={data}
      answer={answer}
    >
      <div className="review-parts">
        <AddressPart checkout={checkout} />
        <ShippingPart checkout={checkout} />
        <PaymentPart checkout={checkout} />
      </div>
      <section className="stack" aria-labelledby="review-terms-heading">
        <h2 id="review-terms-heading">What you agree to</h2>
        <p>
          Your prices are binding from the moment you place the order, for you and for us. Whoever
          cancels after the market has fallen pays the market loss and a fee of{' '}
          {formatMoney(settings.cancellation)}.
        </p>
        <MarketLossTerms checkout={checkout} feeCents={settings.cancellation} />
        <PlaceForm data={data} answer={answer} />
      </section>
    </CheckoutLayout>
  );
}

function AddressPart({ checkout }: { checkout: Checkout }) {
  const { email, shipTo, billTo } = checkout;
  return (
    <Part heading="Address" step="address">
      <p>{email}</p>
      {shipTo ? (
        <>
          <h3>{checkout.isToDepository ? 'Ship to the depository' : 'Ship to'}</h3>
          <AddressLines address={shipTo} />
        </>
      ) : null}
      {billTo ? (
        <>
          <h3>Bill to</h3>
          <AddressLines address={billTo} />
        </>
      ) : null}
    </Part>
  );
}

function ShippingPart({ checkout }: { checkout: Checkout }) {
  const { note, total } = checkout;
  const shipping = checkout.shippingChoices.find(
    ({ method }) => method === checkout.shippingMethod,
  );
  return (
    <Part heading="Shipping" step="shipping">
      <p>
        {shipping?.label}: {total.shipping === 0 ? 'free' : formatMoney(total.shipping)}.{' '}
        {shipping?.arrives ? `${rangeWords(shipping.arrives)}.` : null}
      </p>
      {isMixed(checkout.lines) ? (
        <p>{parcelWords(checkout.lines)[checkout.allowSplit ? 'split' : 'together']}</p>
      ) : null}
      {checkout.isSignature ? (
        <p>Signature on delivery{total.signature === 0 ? ', included' : ''}.</p>
      ) : null}
      {checkout.isGiftWrap ? <p>Gift wrapped.</p> : null}
      {note ? <p>Note: {note}</p> : null}
    </Part>
  );
}

function PaymentPart({ checkout: { payment, authorization, total } }: { checkout: Checkout }) {
  return (
    <Part heading="Payment" step="payment">
      <p>
        {payment ? METHOD_NAMES[payment] : null}
        {authorization?.masked
          ? `, the one that ends in ${authorization.masked.slice(-4)}`
          : null}:{' '}
        <span className="figures">{formatMoney(total.total)}</span>
      </p>
    </Part>
  );
}

function Part({ heading, step, children }: { heading: string; step: Step; children: ReactNode }) {
  return (
    <section aria-labelledby={`review-${step}`}>
      <h2 id={`review-${step}`}>{heading}</h2>
      {children}
      <p>
        <Link to={stepPath(step)}>Change {heading.toLowerCase()}</Link>
      </p>
    </section>
  );
}
