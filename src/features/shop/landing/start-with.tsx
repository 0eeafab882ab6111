import { Link } from 'react-router';

import { cardHref } from '#api/catalog/product-card.ts';
import type { StartProduct } from '#api/catalog/listing-model.ts';
import { UnitPrices, WasLine } from '#commerce/product/price.tsx';

import { startWords } from './start-words.ts';
import './start-with.css';

/** Pixels of a picture; pictures are square. */
const ART = 112;

/** What beginners buy, each with a reason that can be checked. `guide` leads to what explains more. */
export function StartWith({ products, guide }: { products: StartProduct[]; guide: boolean }) {
  return (
    <section className="section">
      <div className="section-head">
        <h2>{products.length === 3 ? 'Three to start with' : 'To start with'}</h2>
        {guide ? (
          <Link to="/investing-guide/beginners" className="start-with-guide">
            The guide for beginners
          </Link>
        ) : null}
      </div>
      <ul className="start-with">
        {products.map((product) => (
          <li key={product.card.id} className="start-product">
            <div className="start-product-art">
              <img src={product.card.image} alt="" width={ART} height={ART} loading="lazy" />
            </div>
            <div>
              <h3>
                <Link to={cardHref(product.card)}>{product.card.name}</Link>
              </h3>
              <UnitPrices product={product.card} />
              <WasLine product={product.card} />
              <p className="start-product-why">{startWords(product)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
