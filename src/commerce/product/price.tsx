import type { ProductCard } from '#api/catalog/product-card.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';

import './price.css';

/** A price before the sale, struck through; the word says so where the line is not seen. */
export function WasPrice({ cents }: { cents: number }) {
  return (
    <span className="was-price">
      was <s>{formatMoney(cents)}</s>
    </span>
  );
}

/** What one unit costs by check and by card, so that nobody meets the surcharge late (§9). */
export function UnitPrices({ product }: { product: Pick<ProductCard, 'cash' | 'card' | 'was'> }) {
  return (
    <dl className="unit-prices figures">
      <div>
        <dt>By check</dt>
        <dd>
          {product.was === undefined ? null : <WasPrice cents={product.was} />}{' '}
          <b>{formatMoney(product.cash)}</b>
        </dd>
      </div>
      <div>
        <dt>By card</dt>
        <dd>{formatMoney(product.card)}</dd>
      </div>
    </dl>
  );
}

/** The best price with what it takes to get it: never the bait without the hook. */
export function AsLowAs({ offer }: { offer: NonNullable<ProductCard['asLow']> }) {
  return (
    <p className="as-low-as figures">
      As low as <b>{formatMoney(offer.cash)}</b> each for {formatCount(offer.quantity)} or more, by
      check
    </p>
  );
}
