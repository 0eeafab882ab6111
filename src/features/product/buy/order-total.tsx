import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { PAID_BY, type Pay } from '#commerce/product/pay.ts';
import { AsLowAs } from '#commerce/product/price.tsx';

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

/** What more units would save. */
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
      {best ? <AsLowAs offer={best} /> : null}
    </div>
  );
}
