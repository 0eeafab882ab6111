import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { PAID_BY, type Pay } from '#commerce/product/pay.ts';

import { nextTierWords } from './offer-words.ts';
import { unitPrice, type Offer } from './offer.ts';
import './order-total.css';

/** The total for the chosen quantity, and the effect of a few more units. */
export function OrderTotal({ offer, payment }: { offer: Offer; payment: Pay }) {
  const { tier, quantity, needsSize } = offer;
  const hint = nextTierWords(offer, payment);
  if (quantity === undefined || needsSize) {
    return (
      <p className="order-total">
        {needsSize ? 'Choose a size to see the total.' : 'Enter a quantity to see the total.'}
      </p>
    );
  }
  const other = payment === 'check' ? 'card' : 'check';
  return (
    <div className="order-total figures">
      <p className="order-total-sum">
        <span>
          Total for {formatCount(quantity)} {PAID_BY[payment]}
        </span>
        <b className="display">{formatMoney(unitPrice(tier, payment) * quantity)}</b>
      </p>
      <p className="order-total-other">
        {formatMoney(unitPrice(tier, other) * quantity)} {PAID_BY[other]}
        {hint ? <span className="order-total-hint">{hint}.</span> : null}
      </p>
    </div>
  );
}
