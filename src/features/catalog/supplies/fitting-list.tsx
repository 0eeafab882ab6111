import { Link } from 'react-router';

import { cardHref, sourceOf, type ProductCard } from '#api/catalog/product-card.ts';
import { AddToCart } from '#commerce/cart/change/add-to-cart.tsx';
import { UnitPrices } from '#commerce/product/price.tsx';
import './fitting-list.css';

/** Pixels of a picture; pictures are square. */
const ART = 88;

/** What holds a coin, in rows short enough to compare on a phone. */
export function FittingList({ products }: { products: readonly ProductCard[] }) {
  return (
    <ul className="fitting-list">
      {products.map((product) => {
        const source = sourceOf(product.stock);
        return (
          <li key={product.id}>
            <img src={product.image} alt="" width={ART} height={ART} />
            <div>
              <h3>
                <Link to={cardHref(product)}>{product.name}</Link>
              </h3>
              <UnitPrices product={product} />
            </div>
            {source ? (
              <AddToCart
                tone="plain"
                product={product}
                stock={{ source, salesEventId: product.saleEvent }}
              />
            ) : (
              <p className="muted">{product.stock}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
