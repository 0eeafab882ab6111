import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Asked } from '#api/cache/asked.ts';
import type { ProductCard } from '#api/catalog/product-card.ts';
import { Part } from '#commerce/page/part.tsx';
import { ProductGrid } from '#commerce/product/product-card.tsx';

/** Cards in a row, as on the home page. */
export const CARDS = 4;

/** One row; renders nothing if it is empty, unknown, or failed to load (§8). */
export function PickRow<Raw>({
  id,
  title,
  lead,
  query,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  query: Asked<Raw, ProductCard[]>;
}) {
  const { data = [] } = useQuery(query);
  if (data.length === 0) return null;
  return (
    <Part name={title} headingId={id}>
      <section className="section" aria-labelledby={id}>
        <div className="section-head">
          <div>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {lead ? <p className="muted">{lead}</p> : null}
          </div>
        </div>
        <ProductGrid products={data.slice(0, CARDS)} />
      </section>
    </Part>
  );
}
