import { useQuery } from '@tanstack/react-query';

import type { DealsPage, Sale } from '#api/catalog/deals-model.ts';
import { dealsQuery } from '#api/catalog/deals.ts';
import { ProductGrid } from '#commerce/product/product-card.tsx';

import { CategoryHead } from '../category/category-head.tsx';
import { DayDeal } from './day-deal.tsx';
import { DealGrid } from './deal-grid.tsx';
import { DealsClock } from './deals-clock.tsx';
import { NoSale } from './no-sale.tsx';
import { SalePart } from './sale-part.tsx';
import { useSales } from './use-sales.ts';

/** As many as the API answers at once; a page of a metal or an event has fewer. */
const ALL = 96;

export const saleQuery = (category: string) => dealsQuery(category, ALL);

/** §2 A page below the deals: its sales events with all of their products, then the rest. */
export function SaleScreen({ category }: { category: string }) {
  const { data } = useQuery(saleQuery(category));
  if (!data) return null;
  const { words, sales, others } = data;
  return (
    <div className="page-width">
      <CategoryHead words={words} />
      {sales.length > 0 ? <Sales sales={sales} /> : <NoSale category={category} />}
      {others.length > 0 ? <Rest others={others} /> : null}
    </div>
  );
}

function Sales({ sales }: { sales: readonly Sale[] }) {
  const { shown, end } = useSales(sales);
  return (
    <>
      <DealsClock running={shown.flatMap(({ sale, end: ended }) => (ended ? [] : [sale]))} />
      {shown.map((each, index) => (
        <SalePart key={each.sale.id} shown={each} all="The whole sale" onEnd={end}>
          {(todayOf) => {
            const { deals, isOfTheDay } = each.sale;
            const large = isOfTheDay ? deals.slice(0, 1) : [];
            const others = deals.slice(large.length);
            return (
              <>
                {large.map((deal) => (
                  <DayDeal key={deal.id} deal={deal} today={todayOf(deal.id)} />
                ))}
                {others.length > 0 ? (
                  <DealGrid deals={others} todayOf={todayOf} isFirst={index + large.length === 0} />
                ) : null}
              </>
            );
          }}
        </SalePart>
      ))}
    </>
  );
}

function Rest({ others }: Pick<DealsPage, 'others'>) {
  return (
    <section className="section">
      <h2>Clearance</h2>
      <p className="muted">
        Last pieces. Their prices have no end; they are gone when they are sold.
      </p>
      <ProductGrid products={others} />
    </section>
  );
}
