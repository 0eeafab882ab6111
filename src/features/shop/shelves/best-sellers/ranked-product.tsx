import { Link } from 'react-router';

import { cardHref, type ProductCard } from '#api/catalog/product-card.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { UnitPrices } from '#commerce/product/price.tsx';
import { StockBadge } from '#commerce/product/stock-badge.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

/** Pixels of the largest picture of a place; pictures are square. */
const ART = 240;
/** Places whose pictures are seen without scrolling. */
const SOON = 3;

/** One place of a ranking. Its number is text, since lists without markers are not counted aloud. */
export function RankedProduct({ product, place }: { product: ProductCard; place: number }) {
  const { name, cash, card, stock, shipsOn, rating, reviews } = product;
  return (
    <li className="ranked" data-metal={product.metal}>
      <p className="ranked-place">
        <VisuallyHidden>Number </VisuallyHidden>
        {place}
      </p>
      <div className="ranked-art">
        <img
          src={product.image}
          alt=""
          width={ART}
          height={ART}
          loading={place > SOON ? 'lazy' : 'eager'}
          fetchPriority={place === 1 ? 'high' : 'auto'}
          decoding="async"
        />
      </div>
      <div className="ranked-words">
        <h3>
          <Link to={cardHref(product)}>{name}</Link>
        </h3>
        {cash > 0 ? (
          <p className="ranked-price figures">
            <b>{formatMoney(cash)}</b> by check, {formatMoney(card)} by card
          </p>
        ) : (
          <UnitPrices product={product} />
        )}
        <div className="ranked-facts">
          <StockBadge stock={stock} shipsOn={shipsOn} />
          {rating === undefined ? null : (
            <p>
              {rating.toFixed(1)} of 5, {countWords(reviews, 'review')}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
