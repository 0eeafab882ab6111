import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Asked } from '#api/cache/asked.ts';
import type { ProductCard } from '#api/catalog/product-card.ts';
import { Part } from '#commerce/page/part.tsx';
import { ProductGrid } from '#commerce/product/product-card.tsx';

/** Cards in a row, as on the home page. */
export const CARDS = 4;

/**
 * One row, without what the page has `shown` before; renders nothing if it is empty, unknown, or
 * failed to load (§8).
 */
export function PickRow<Raw>({
  id,
  title,
  lead,
  query,
  shown,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  query: Asked<Raw, ProductCard[]>;
  shown?: readonly ProductCard[];
}) {
  const { data = [] } = useQuery(query);
  const known = new Set(shown?.map(({ id }) => id));
  const products = data.filter(({ id }) => !known.has(id)).slice(0, CARDS);
  if (products.length === 0) return null;
  return (
    <Part name={title} headingId={id}>
      <section className="section">
        <div className="section-head">
          <div>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {lead ? <p className="muted">{lead}</p> : null}
          </div>
        </div>
        <ProductGrid products={products} />
      </section>
    </Part>
  );
}
