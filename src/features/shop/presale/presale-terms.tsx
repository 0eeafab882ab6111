import { Link } from 'react-router';

import { Icon } from '#ui/icon.tsx';
import '#commerce/page/fold.css';

import './presale-terms.css';

const HEADING = 'Before you order';

/** When a presale is charged, and how it delays the rest of an order; folded on narrow screens. */
export function PresaleTerms() {
  return (
    <section className="presale-terms">
      <details className="fold">
        <summary className="fold-summary">
          {HEADING}
          <Icon name="chevron-down" />
        </summary>
        <div className="presale-terms-body">
          <h2>{HEADING}</h2>
          <dl>
            <div>
              <dt>You pay when you order</dt>
              <dd>
                The order is charged as a whole, presale included, at the price on the order. A
                card, PayPal and Apple Pay pay at once; a wire or a paper check is due by the day on
                the order. Nothing more is charged when it ships.
              </dd>
            </div>
            <div>
              <dt>One presale makes the whole order wait</dt>
              <dd>
                An order ships when its last product is here. To get the rest sooner, choose two
                parcels at checkout, or order it separately.
              </dd>
            </div>
            <div>
              <dt>The date is expected, not promised</dt>
              <dd>
                Each product says when we expect to ship it. Your order page shows the date of your
                order.
              </dd>
            </div>
          </dl>
          <p>
            <Link to="/legals/shipping-insurance#time" className="presale-terms-more">
              How long payment and shipping take
            </Link>
          </p>
        </div>
      </details>
    </section>
  );
}
