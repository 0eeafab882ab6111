import { Link } from 'react-router';

import { cardHref, type ProductCard as Product } from '#api/catalog/product-card.ts';
import { formatCount } from '#commerce/format/count.ts';
import { WatchButton } from '#commerce/alerts/watch-button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { Tag } from '#ui/tag.tsx';

import { BuyAction } from './buy-action.tsx';
import { PremiumRuler, readScale } from './premium-ruler.tsx';
import { UnitPrices, WasLine } from './price.tsx';
import { StockBadge } from './stock-badge.tsx';
import './product-card.css';

/** Pixels of the largest picture on a card; pictures are square. */
const ART = 240;

export type ProductGridProps = {
  products: readonly Product[];
  /** Products visible without scrolling: their pictures load first. */
  soon?: number;
};

/** A list of products as cards; where it is narrow, as rows. */
export function ProductGrid({ products, soon = 0 }: ProductGridProps) {
  const scale = readScale(products);
  return (
    <div className="product-grid-frame">
      <ul className="product-grid">
        {products.map((product, index) => (
          <ProductCard key={product.id} product={product} scale={scale} isSoon={index < soon} />
        ))}
      </ul>
    </div>
  );
}

type ProductCardProps = {
  product: Product;
  scale: number;
  /** Its picture is visible without scrolling. */
  isSoon: boolean;
};

/**
 * One product in a list, with three tab stops: name, action and watch button. The picture is part
 * of the name's link, so it needs no alternative text.
 */
function ProductCard({ product, scale, isSoon }: ProductCardProps) {
  return (
    <li className="product-card" data-metal={product.metal}>
      <div className="product-card-head">
        <img
          src={product.image}
          alt=""
          width={ART}
          height={ART}
          loading={isSoon ? 'eager' : 'lazy'}
          fetchPriority={isSoon ? 'high' : undefined}
        />
        <h3>
          <Link to={cardHref(product)}>{product.name}</Link>
        </h3>
        {product.ribbon ? <Tag>{product.ribbon}</Tag> : null}
      </div>
      <UnitPrices product={product} />
      <PremiumRuler product={product} scale={scale} />
      <div className="product-card-facts">
        <WasLine product={product} />
        <StockBadge stock={product.stock} shipsOn={product.shipsOn} left={product.left} />
        <Rating product={product} />
      </div>
      <div className="product-card-action">
        <BuyAction product={product} />
        <WatchButton id={product.id} name={product.name} />
      </div>
    </li>
  );
}

/** "4.7 (48)", for screen readers "4.7 of 5, (48 reviews)". */
function Rating({ product: { rating, reviews } }: { product: Product }) {
  if (rating === undefined) return null;
  return (
    <p className="product-card-rating">
      {rating.toFixed(1)} <VisuallyHidden>of 5, </VisuallyHidden>({formatCount(reviews)}
      <VisuallyHidden> {reviews === 1 ? 'review' : 'reviews'}</VisuallyHidden>)
    </p>
  );
}
