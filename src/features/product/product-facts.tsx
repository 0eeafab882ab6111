import { Link } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

import { factWords } from './fact-words.ts';
import './product-facts.css';

/** The product's description, its facts, and its questions. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <>
      <div className="section product-facts-columns">
        <section className="prose">
          <h2>About this product</h2>
          {product.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {product.highlights.length > 0 ? (
            <ul className="product-highlights">
              {product.highlights.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
          <Pieces product={product} />
        </section>
        <section>
          <h2>Specifications</h2>
          <dl className="product-facts figures">
            {factWords(product).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {product.metal && product.facts.ounces > 0 ? (
            <p className="product-add">
              <Link to={`/bold-bullion-portfolio/add?product=${product.id}`}>
                Add to my portfolio
              </Link>
            </p>
          ) : null}
          {isMeasured(product) ? (
            <p className="product-add">
              <Link to={`/sale/precious-metal-verifier?piece=${encodeURIComponent(product.name)}`}>
                Check a piece by these measures
              </Link>
            </p>
          ) : null}
        </section>
      </div>
      {product.faq.length > 0 ? (
        <section className="section">
          <h2>Questions and answers</h2>
          <div className="product-faq">
            {product.faq.map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}

/** One piece of metal whose weight or size is known; a tube or a slab cannot be laid on a scale. */
function isMeasured({ metal, facts }: Product): boolean {
  const isOnePiece = !facts.packaging && !facts.grade;
  return metal !== undefined && isOnePiece && Boolean(facts.grossWeight ?? facts.diameter);
}

/** The contents of a grouped product. */
function Pieces({ product: { pieces } }: { product: Product }) {
  if (pieces.length === 0) return null;
  return (
    <>
      <h3>What it holds</h3>
      <ul className="product-rows">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <span className="figures">{piece.quantity} ×</span>
            <Link to={piece.href}>{piece.name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
