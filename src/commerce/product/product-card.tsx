import { Link } from 'react-router';

import { cardHref, type ProductCard as Product } from '#api/catalog/product-card.ts';
import { countWords } from '#commerce/format/count.ts';
import { WatchButton } from '#commerce/alerts/watch-button.tsx';
import { Tag } from '#ui/tag.tsx';

import { BuyAction } from './buy-action.tsx';
import { AsLowAs, UnitPrices } from './price.tsx';
import { StockBadge } from './stock-badge.tsx';
import './product-card.css';

/** Pixels of the largest picture on a card; pictures are square. */
const ART = 240;

/** The loading priority of a picture: `first` is likely the largest contentful paint. */
type Need = 'first' | 'soon' | 'later';

/**
 * A list of products in a grid, with equal heights. `soon` is the number of products visible
 * without scrolling: their pictures load eagerly.
 */
export function ProductGrid({
  products,
  soon = 0,
}: {
  products: readonly Product[];
  soon?: number;
}) {
  return (
    <div className="product-grid-frame">
      <ul className="product-grid">
        {products.map((product, index) => (
          <ProductCard key={product.id} product={product} need={needOf(index, soon)} />
        ))}
      </ul>
    </div>
  );
}

function needOf(index: number, soon: number): Need {
  if (index >= soon) return 'later';
  return index === 0 ? 'first' : 'soon';
}

/**
 * One product in a list, with three tab stops: name, action and watch button. The picture is part
 * of the name's link, so it needs no alternative text.
 */
function ProductCard({ product, need = 'later' }: { product: Product; need?: Need }) {
  return (
    <li className="product-card" data-metal={product.metal}>
      <div className="product-card-head">
        <div className="product-card-art">
          <img
            src={product.image}
            alt=""
            width={ART}
            height={ART}
            loading={need === 'later' ? 'lazy' : 'eager'}
            fetchPriority={need === 'first' ? 'high' : 'auto'}
            decoding="async"
          />
        </div>
        <h3>
          <Link to={cardHref(product)}>{product.name}</Link>
        </h3>
        {product.ribbon ? (
          <div className="product-card-ribbon">
            <Tag>{product.ribbon}</Tag>
          </div>
        ) : null}
      </div>
      <div className="product-card-facts">
        <StockBadge stock={product.stock} shipsOn={product.shipsOn} />
        {product.rating === undefined ? null : (
          <p>
            {product.rating.toFixed(1)} of 5, {countWords(product.reviews, 'review')}
          </p>
        )}
      </div>
      <div className="product-card-prices">
        <UnitPrices product={product} />
        {product.asLow ? <AsLowAs offer={product.asLow} /> : null}
      </div>
      <div className="product-card-action">
        <BuyAction product={product} />
        <WatchButton id={product.id} name={product.name} />
      </div>
    </li>
  );
}
