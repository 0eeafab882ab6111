import { sourceOf, type ProductCard } from '#api/catalog/product-card.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney, NO_PRICE } from '#commerce/format/money.ts';

import './price.css';

/** The price before the sale, struck through, with a word for screen readers. */
export function WasPrice({ cents }: { cents: number }) {
  return (
    <span className="was-price">
      was <s>{formatMoney(cents)}</s>
    </span>
  );
}

/**
 * The price of one unit by check and by card, so that the surcharge is visible early (§9). What is not
 * for sale may have none.
 */
export function UnitPrices({
  product,
}: {
  product: Pick<ProductCard, 'cash' | 'card' | 'was' | 'stock'>;
}) {
  if (product.cash === 0) return sourceOf(product.stock) ? <p>{NO_PRICE}</p> : null;
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

/** The best price, always with the quantity that it requires. */
export function AsLowAs({ offer }: { offer: NonNullable<ProductCard['asLow']> }) {
  return (
    <p className="as-low-as figures">
      As low as <b>{formatMoney(offer.cash)}</b> each for {formatCount(offer.quantity)} or more, by
      check
    </p>
  );
}
