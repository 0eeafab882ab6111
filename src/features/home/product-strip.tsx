import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { saleEndHour } from '#commerce/format/sale-end.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { hasFailed } from '#commerce/page/has-failed.ts';
import { ProductGrid } from '#commerce/product/product-card.tsx';
import { Skeleton } from '#ui/frame/skeleton.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { stripProducts, type Strip } from './strips.ts';

import './product-strip.css';

/** One row of products. If it is empty or fails, the rest of the page still works. */
export function ProductStrip({ strip }: { strip: Strip }) {
  const query = useQuery(stripProducts(strip));
  const { data, isFetching, refetch } = query;
  const failed = hasFailed(query);
  if (data?.length === 0) return null;
  const ends = data?.flatMap(({ saleEnds }) => saleEnds ?? []).toSorted()[0];
  return (
    <section className="section product-strip">
      <div className="section-head">
        <div>
          <h2 id={strip.id} tabIndex={-1}>
            {strip.title}
          </h2>
          {strip.onSale && ends ? (
            <p className="muted">
              The first of these sales ends <time dateTime={ends}>{saleEndHour(ends)}</time>.
            </p>
          ) : null}
        </div>
        <Link to={`/${strip.category}`} className="product-strip-all">
          All<span> {strip.all}</span>
        </Link>
      </div>
      {data ? <ProductGrid products={data} /> : null}
      {failed ? (
        <FailedPart
          says="These products could not be loaded."
          toDo={`to load: ${strip.title}`}
          pending={isFetching}
          headingId={strip.id}
          retry={refetch}
        />
      ) : null}
      {!data && !failed ? (
        <>
          <VisuallyHidden>Loading {strip.title}</VisuallyHidden>
          <Skeleton height="24rem" />
        </>
      ) : null}
    </section>
  );
}
