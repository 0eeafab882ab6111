import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { PAID_BY, type Pay } from '#commerce/product/pay.ts';

import { nextTierWords } from './offer-words.ts';
import { lowest, unitPrice, type Offer } from '#commerce/product/offer.ts';
import './order-total.css';

/** The total for the chosen quantity and payment. */
export function OrderTotal({ offer, payment }: { offer: Offer; payment: Pay }) {
  const { tier, quantity, needsSize } = offer;
  if (quantity === undefined || needsSize) {
    return (
      <p className="order-total" data-foot>
        {needsSize ? 'Choose a size to see the total.' : 'Enter a quantity to see the total.'}
      </p>
    );
  }
  return (
    <p className="order-total figures" data-foot>
      <span>
        Total for {formatCount(quantity)} {PAID_BY[payment]}
      </span>{' '}
      <b className="display">{formatMoney(unitPrice(tier, payment) * quantity)}</b>
    </p>
  );
}

/** What more units would save, and the best price, always with the quantity that it requires. */
export function Cheaper({ offer, payment }: { offer: Offer; payment: Pay }) {
  const hint = nextTierWords(offer, payment);
  const best = lowest(offer);
  return (
    <div className="row figures">
      {hint ? (
        <p>
          <b>{hint}.</b>
        </p>
      ) : null}
      {best ? (
        <p className="muted">
          As low as <b>{formatMoney(best.cash)}</b> each for {formatCount(best.quantity)} or more,
          by check
        </p>
      ) : null}
    </div>
  );
}
