import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { Checkout } from '#api/checkout/checkout.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Choice } from '#ui/field/choice-field.tsx';

import { stepPath } from '../checkout-steps.ts';
import { ECheckFields } from './e-check-fields.tsx';
import { otherBox } from './payment-details.ts';
import type { Offer } from './payment-words.ts';

const OTHER: Partial<Record<Offer['method'], string>> = {
  creditCard: 'Use another card',
  payPal: 'Approve it anew',
  eCheck: 'Use another account',
};

type WayProps = {
  offer: Offer;
  checkout: Checkout;
  field: FieldOf;
  children: ReactNode;
};

/**
 * The fields or the explanation of one payment method; shown while it is chosen. `children` is the
 * card form.
 */
export function PaymentFields(way: WayProps) {
  const { method } = way.offer;
  const { authorization } = way.checkout;
  const isPromised = authorization?.method === method && OTHER[method] !== undefined;
  return (
    <div className="way-to-pay-details" data-promised={isPromised || undefined}>
      {isPromised ? (
        <>
          <p>
            {authorization.masked
              ? `Ready: the one that ends in ${authorization.masked.slice(-4)}.`
              : 'Ready.'}
          </p>
          <Choice type="checkbox" name={otherBox(method)} label={OTHER[method]} />
        </>
      ) : null}
      <div className="way-to-pay-fields">
        <FieldsOfWay {...way} />
      </div>
    </div>
  );
}

function FieldsOfWay({ offer, checkout, field, children }: WayProps) {
  const total = formatMoney(offer.cents);
  switch (offer.method) {
    case 'creditCard':
      return <CardFields billTo={checkout.billTo}>{children}</CardFields>;
    case 'payPal':
      return (
        <p>
          You go to PayPal, approve {total}, and come back here to review the order. Nothing is
          charged before you place it.
        </p>
      );
    case 'applePay':
      return (
        <>
          <p>Your device asks you to confirm {total}.</p>
          <input type="hidden" name="appleToken" />
        </>
      );
    case 'eCheck':
      return <ECheckFields field={field} />;
    case 'wire':
      return (
        <p>
          You send {total} from your bank. Our bank details come with the order; write the order
          number on the wire.
        </p>
      );
    case 'paperCheck':
      return (
        <p>
          You mail a check for {total}. Where to, and what to write on it, comes with the order.
        </p>
      );
    default:
      return null;
  }
}

function CardFields({ billTo, children }: { billTo: Checkout['billTo']; children: ReactNode }) {
  return (
    <>
      {children ?? (
        <p>
          Your card is asked for on the next page, by our payment provider. This store never sees
          its number.
        </p>
      )}
      <input type="hidden" name="cardToken" />
      {billTo ? (
        <p className="muted">
          Billed to {billTo.firstName} {billTo.lastName}, {billTo.street}, {billTo.city}.{' '}
          <Link to={stepPath('address')}>Change the billing address</Link>
        </p>
      ) : null}
    </>
  );
}
