import { Link } from 'react-router';

/**
 * What the store does for a gift. The checkout names the charge: asking for it here would split a chunk
 * that the cart loads.
 */
export function GiftService() {
  return (
    <section className="stack">
      <h2>Wrapped, and nothing on the box</h2>
      <dl className="gift-service">
        <div>
          <dt>Gift wrap</dt>
          <dd>
            Wrapped, without prices inside. You choose it at checkout, which names its charge.
          </dd>
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
