import { Link } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import { formatPrice } from '#commerce/format/money.ts';
import { ProductGrid } from '#commerce/product/product-card.tsx';

import './companions.css';

/** Companion products and similar products, unless the page already shows similar ones. */
export function Companions({ product, hasSimilar }: { product: Product; hasSimilar: boolean }) {
  const { accessories } = product;
  return (
    <>
      {accessories.length > 0 ? (
        <section className="section">
          <h2>To keep it safe</h2>
          <ul className="companions product-rows">
            {accessories.map(({ id, href, name, image, cash }) => (
              <li key={id}>
                {image ? <img src={image} alt="" width={64} height={64} loading="lazy" /> : null}
                <Link to={href}>{name}</Link> <span className="figures">{formatPrice(cash)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {hasSimilar && product.related.length > 0 ? (
        <section className="section">
          <div className="section-head">
            <h2 id="related" tabIndex={-1}>
              Similar products
            </h2>
          </div>
          <ProductGrid products={product.related} />
        </section>
      ) : null}
    </>
  );
}
