import { sourceOf, type ProductCard } from '#api/catalog/product-card.ts';
import { formatMoney, NO_PRICE } from '#commerce/format/money.ts';

import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import './price.css';

/** The price before the sale, struck through, with a word for screen readers. */
export function WasPrice({ cents }: { cents: number }) {
  return (
    <span className="was-price">
      was <s>{formatMoney(cents)}</s>
    </span>
  );
}

type Priced = Pick<ProductCard, 'cash' | 'card' | 'was' | 'stock' | 'isFrom'>;

/** The price before the sale, and what the sale takes off. Without a sale, nothing. */
export function WasLine({ product: { was, cash } }: { product: Priced }) {
  if (was === undefined) return null;
  return (
    <p className="was-line figures">
      <WasPrice cents={was} />
      <span>, {formatMoney(was - cash)} off</span>
    </p>
  );
}

/**
 * The price of one unit by check and by card, so that the surcharge is visible early (§9). What is not
 * for sale may have none.
 */
export function UnitPrices({ product }: { product: Priced }) {
  const { cash, card, stock, isFrom } = product;
  const isForSale = sourceOf(stock) !== undefined;
  if (card === 0) {
    return isForSale ? <p className="unit-prices">{NO_PRICE}</p> : null;
  }
  return (
    <dl className="unit-prices figures">
      <div>
        <dt>
          <VisuallyHidden>By </VisuallyHidden>check
        </dt>
        <dd>
          {isFrom && 'from '}
          <b>{formatMoney(cash)}</b>
        </dd>
      </div>
      <div>
        <dt>
          <VisuallyHidden>By </VisuallyHidden>card
        </dt>
        <dd>
          <b>{formatMoney(card)}</b>
        </dd>
      </div>
    </dl>
  );
}
