import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { giftWrapQuery } from '#api/catalog/gift-wrap.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** What the store does for a gift. Without an answer the checkout names the charge, as always. */
export function GiftService() {
  const { data: cents } = useQuery(giftWrapQuery());
  return (
    <section className="stack" aria-labelledby="gift-service">
      <h2 id="gift-service">Wrapped, and nothing on the box</h2>
      <dl className="gift-service">
        <div>
          <dt>Gift wrap{cents === undefined ? null : `, ${formatMoney(cents)} an order`}</dt>
          <dd>Wrapped, without prices inside. You choose it at checkout.</dd>
        </div>
        <div>
          <dt>A note to us</dt>
          <dd>Whatever we should know about packing or delivery, written at checkout.</dd>
        </div>
        <div>
          <dt>A plain parcel</dt>
          <dd>No word about metal or value outside, and insured until it is delivered.</dd>
          <dd>
            <Link to="/legals/shipping-insurance">Shipping and insurance</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
