import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import type { ProductCard } from '#api/catalog/product-card.ts';
import { rankingQuery, salesPeriods, type SalesPeriod } from '#api/catalog/ranking.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { hasFailed } from '#commerce/page/has-failed.ts';
import { Skeleton } from '#ui/frame/skeleton.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { ShelfLinks } from '../../list/shelf-links.tsx';
import { bestSellersHref } from '../../best-seller-pages.ts';
import { RankedProduct } from './ranked-product.tsx';

const HEADING = 'ranking';
const FAILED = 'The ranks could not be loaded.';

type Props = { category: string; period: SalesPeriod };

/**
 * The first places by pieces sold in a period. Another period keeps the places of the last one until
 * its own have come.
 */
export function Ranking({ category, period }: Props) {
  const query = useQuery({
    ...rankingQuery(category, period),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const failed = hasFailed(query);
  const periods = salesPeriods.map((each) => ({
    href: bestSellersHref(category, each),
    label: `Past ${each}`,
    current: each === period ? ('true' as const) : undefined,
  }));
  useRankingNews(period, isPlaceholderData ? undefined : data, failed);
  return (
    <section className="section ranking" aria-busy={isPlaceholderData}>
      <div className="section-head">
        <h2 id={HEADING} tabIndex={-1}>
          Most bought in the past {period}
        </h2>
        <ShelfLinks label="Period of the ranks" links={periods} stays />
      </div>
      {data ? <Places products={data} category={category} period={period} /> : null}
      {failed ? (
        <FailedPart
          says={FAILED}
          toDo="to load the ranks"
          pending={isFetching}
          headingId={HEADING}
          retry={refetch}
        />
      ) : null}
      {!data && !failed ? (
        <>
          <VisuallyHidden>Loading the ranks</VisuallyHidden>
          <Skeleton height="40rem" />
        </>
      ) : null}
    </section>
  );
}

function Places({ products, category, period }: Props & { products: readonly ProductCard[] }) {
  if (products.length > 0) {
    return (
      <ol className="ranking-places">
        {products.map((product, index) => (
          <RankedProduct key={product.id} product={product} place={index + 1} />
        ))}
      </ol>
    );
  }
  const longer = salesPeriods[salesPeriods.indexOf(period) + 1];
  return (
    <div className="stack ranking-none">
      <p>{nothingSold(period)}</p>
      <p>
        {longer ? (
          <Link to={bestSellersHref(category, longer)} preventScrollReset>
            Look at the past {longer}
          </Link>
        ) : (
          <Link to="/bullion-in-stock">See what is in stock</Link>
        )}
      </p>
    </div>
  );
}

function nothingSold(period: SalesPeriod): string {
  return `Nothing on this shelf was sold in the past ${period}.`;
}

/** Announces the result of another period to screen readers, once. */
function useRankingNews(
  period: SalesPeriod,
  products: readonly ProductCard[] | undefined,
  failed: boolean,
): void {
  const told = useRef(period);
  const isReady = failed || products !== undefined;
  const [first] = products ?? [];
  // Announces changes to screen readers. The first period is not a change: the page title is read.
  useEffect(() => {
    if (!isReady || told.current === period) return;
    told.current = period;
    const best = first ? `Past ${period}. Number 1 is ${first.name}.` : nothingSold(period);
    announce(failed ? FAILED : best);
  }, [isReady, period, failed, first]);
}
