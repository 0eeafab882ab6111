import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { cardHref, type ProductCard } from '#api/catalog/product-card.ts';

import { OfferAction } from './offer-action.tsx';
import './offer-grid.css';

/** Pixels of the largest picture on a card; pictures are square. */
const ART = 240;

/** Products with what their offer is, in a grid. */
export function OfferGrid({ children }: { children: ReactNode }) {
  return (
    <div className="offer-grid-frame">
      <ul className="offer-grid">{children}</ul>
    </div>
  );
}

type OfferCardProps = {
  product: ProductCard;
  /** Likely in sight without scrolling. */
  isSoon?: boolean;
  /** Its price, and what is special about it. */
  children: ReactNode;
};

/** The picture is part of the name's link, so it needs no alternative text. */
export function OfferCard({ product, isSoon = false, children }: OfferCardProps) {
  return (
    <li className="offer-card">
      <div className="offer-card-head">
        <img
          src={product.image}
          alt=""
          width={ART}
          height={ART}
          loading={isSoon ? 'eager' : 'lazy'}
          decoding="async"
        />
        <h3>
          <Link to={cardHref(product)}>{product.name}</Link>
        </h3>
      </div>
      <div className="offer-card-prices">{children}</div>
      <OfferAction product={product} />
    </li>
  );
}
