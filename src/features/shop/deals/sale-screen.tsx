import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import type { Deal, DealsPage, Sale } from '#api/catalog/deals-model.ts';
import { dealsQuery } from '#api/catalog/deals.ts';
import { ProductGrid } from '#commerce/product/product-card.tsx';

import { CategoryHead } from '../category/category-head.tsx';
import { GROUP_PREVIEW, GroupLink, useGroupFocus } from '../group-link.tsx';
import { DayDeal } from './day-deal.tsx';
import { DealGrid, type TodayOf } from './deal-grid.tsx';
import { DealsClock } from './deals-clock.tsx';
import { NoSale } from './no-sale.tsx';
import { CLEARANCE, findOpenSale, saleHeadingId } from './sale-groups.ts';
import { SalePart } from './sale-part.tsx';
import { useSales } from './use-sales.ts';

/** As many as the API answers at once; a page of a metal or an event has fewer. */
const ALL = 96;

export const saleQuery = (category: string) => dealsQuery(category, ALL);

/**
 * §2 A page below the deals: its sales events, then the rest. Of several groups each shows its first
 * products, and the address opens one.
 */
export function SaleScreen({ category }: { category: string }) {
  const { data } = useQuery(saleQuery(category));
  const [search] = useSearchParams();
  const open = data && findOpenSale(data, search);
  useGroupFocus(open && saleHeadingId(open));
  if (!data) return null;
  const { words, sales, others } = data;
  const isOnly = sales.length + Math.min(others.length, 1) === 1;
  return (
    <div className="page-width">
      <CategoryHead words={words} />
      {sales.length > 0 ? (
        <Sales sales={sales} open={open} isOnly={isOnly} />
      ) : (
        <NoSale category={category} />
      )}
      {others.length > 0 ? (
        <Rest others={others} isOpen={open === CLEARANCE} isOnly={isOnly} />
      ) : null}
    </div>
  );
}

type SalesProps = {
  sales: readonly Sale[];
  /** The value of the open group in the address. */
  open: string | undefined;
  /** The page has no other group, so it shows all of it. */
  isOnly: boolean;
};

function Sales({ sales, open, isOnly }: SalesProps) {
  const { shown, end } = useSales(sales);
  return (
    <>
      <DealsClock running={shown.flatMap(({ sale, end: ended }) => (ended ? [] : [sale]))} />
      {shown.map((each, index) => (
        <SalePart key={each.sale.id} shown={each} all="The whole sale" onEnd={end}>
          {(todayOf) => {
            const { id, name, deals } = each.sale;
            const isOpen = open === String(id);
            return (
              <>
                <SaleProducts
                  sale={each.sale}
                  deals={isOpen || isOnly ? deals : deals.slice(0, GROUP_PREVIEW)}
                  todayOf={todayOf}
                  isFirst={index === 0}
                />
                {isOnly ? null : (
                  <GroupLink
                    headingId={saleHeadingId(id)}
                    query={`sale=${id}`}
                    count={deals.length}
                    about={`of ${name}`}
                    isOpen={isOpen}
                  />
                )}
              </>
            );
          }}
        </SalePart>
      ))}
    </>
  );
}

type SaleProductsProps = {
  sale: Sale;
  /** Those of its products that are shown. */
  deals: readonly Deal[];
  todayOf: TodayOf;
  isFirst: boolean;
};

function SaleProducts({ sale, deals, todayOf, isFirst }: SaleProductsProps) {
  const large = sale.isOfTheDay ? deals.slice(0, 1) : [];
  const others = deals.slice(large.length);
  return (
    <>
      {large.map((deal) => (
        <DayDeal key={deal.id} deal={deal} today={todayOf(deal.id)} />
      ))}
      {others.length > 0 ? (
        <DealGrid deals={others} todayOf={todayOf} isFirst={isFirst && large.length === 0} />
      ) : null}
    </>
  );
}

type RestProps = Pick<DealsPage, 'others'> & { isOpen: boolean; isOnly: boolean };

function Rest({ others, isOpen, isOnly }: RestProps) {
  const headingId = saleHeadingId(CLEARANCE);
  return (
    <section className="section">
      <h2 id={headingId} tabIndex={-1}>
        Clearance
      </h2>
      <p className="muted">
        Last pieces. Their prices have no end; they are gone when they are sold.
      </p>
      <ProductGrid products={isOpen || isOnly ? others : others.slice(0, GROUP_PREVIEW)} />
      {isOnly ? null : (
        <GroupLink
          headingId={headingId}
          query={`sale=${CLEARANCE}`}
          count={others.length}
          about="of Clearance"
          isOpen={isOpen}
        />
      )}
    </section>
  );
}
