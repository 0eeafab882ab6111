import { Link } from 'react-router';

import { cardHref, type ProductCard } from '#api/catalog/product-card.ts';
import { BuyAction } from '#commerce/product/buy-action.tsx';
import { UnitPrices, WasLine } from '#commerce/product/price.tsx';
import './fitting-list.css';

/** Pixels of a picture; pictures are square. */
const ART = 88;

/** What holds a coin, in rows short enough to compare on a phone. */
export function FittingList({ products }: { products: readonly ProductCard[] }) {
  return (
    <ul className="fitting-list">
      {products.map((product) => (
        <li key={product.id}>
          <img src={product.image} alt="" width={ART} height={ART} />
          <div>
            <h3>
              <Link to={cardHref(product)}>{product.name}</Link>
            </h3>
            <UnitPrices product={product} />
            <WasLine product={product} />
            {product.stock === 'In Stock' ? null : <p className="muted">{product.stock}</p>}
          </div>
          <BuyAction product={product} />
        </li>
      ))}
    </ul>
  );
}
