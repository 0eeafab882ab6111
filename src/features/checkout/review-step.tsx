import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';

import type { NewAddress } from '#api/addresses.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { addressLines } from './address-book.ts';
import { CheckoutLayout } from './checkout-layout.tsx';
import type { StepData } from './open-checkout.server.ts';
import type { StepAnswer } from './step-answer.ts';
import { STEP_FORM } from './step-form.tsx';
import { stepPath, type Step } from './steps.ts';

/** All that was told, in one place, each with the way to change it. */
export function ReviewStep({ data, answer }: { data: StepData; answer: StepAnswer | undefined }) {
  const { email, shipTo, billTo, note, shippingChoices, shippingMethod, total, payment } =
    data.checkout;
  const shipping = shippingChoices.find(({ method }) => method === shippingMethod);
  const paid = total.byMethod.find(({ method }) => method === payment);
  return (
    <CheckoutLayout step="review" heading="Is everything right?" data={data} answer={answer}>
      <Outcome answer={answer} />
      <Form id={STEP_FORM} method="post" />
      <Part heading="Address" step="address">
        <p>{email}</p>
        {shipTo ? <AddressLines address={shipTo} /> : null}
        {billTo ? <AddressLines address={billTo} heading="Bill to" /> : null}
      </Part>
      <Part heading="Shipping" step="shipping">
        <p>
          {shipping?.label}. {shipping?.arrives}
        </p>
        {note ? <p>Note: {note}</p> : null}
      </Part>
      <Part heading="Payment" step="payment">
        <p>{paid?.method}</p>
      </Part>
    </CheckoutLayout>
  );
}

function Part({ heading, step, children }: { heading: string; step: Step; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby={`review-${step}`}>
      <h2 id={`review-${step}`}>{heading}</h2>
      {children}
      <p>
        <Link to={stepPath(step)}>Change {heading.toLowerCase()}</Link>
      </p>
    </section>
  );
}

function AddressLines({ address, heading }: { address: NewAddress; heading?: string }) {
  return (
    <>
      {heading ? <h3>{heading}</h3> : null}
      <p className="address-lines">{addressLines(address)}</p>
    </>
  );
}
