import { Link } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { SHIPS_FREE_FROM } from '#commerce/cart/model/free-shipping.ts';

import { iraReason } from './ira-reason.ts';
import type { Offer } from '#commerce/product/offer.ts';
import { stockWords } from '#commerce/product/stock-words.ts';
import './product-facts.css';

/** What the price includes and what is added to it, before the order. */
export function Assurances({ product, offer }: { product: Product; offer: Offer }) {
  const total = offer.tier.cash * (offer.quantity ?? 1);
  const missing = SHIPS_FREE_FROM - total;
  const reason = iraReason(product);
  return (
    <dl className="assurances product-facts">
      <div>
        <dt>Shipping</dt>
        <dd>
          {missing > 0
            ? `Free and insured within the US from $199: ${formatMoney(missing)} to go.`
            : 'Free and insured within the US for this order.'}
        </dd>
      </div>
      <div>
        <dt>Sent</dt>
        <dd>{stockWords({ ...offer.stock, name: sentAs(offer) }, product.shipsIn)}</dd>
      </div>
      <div>
        <dt>Sales tax</dt>
        <dd>
          {isTaxedMost(product) ? 'Due in most states. ' : 'Many states charge none on bullion. '}
          <Link to="/state-sales-tax">See the rule of your state</Link>
        </dd>
      </div>
      {reason ? (
        <div>
          <dt>Retirement</dt>
          <dd>
            {reason} <Link to="/services/precious-metals-ira">How an IRA holds metal</Link>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Impaired pieces ship from the vault like others; only their look differs. */
function sentAs({ stock }: Offer): Offer['stock']['name'] {
  return stock.name === 'Impaired' ? 'In Stock' : stock.name;
}

function isTaxedMost({ form, metal }: Product): boolean {
  return form === 'jewelry' || form === 'supply' || metal === 'copper';
}
