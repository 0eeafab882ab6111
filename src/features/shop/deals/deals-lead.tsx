import { useQuery } from '@tanstack/react-query';

import type { Sale } from '#api/catalog/deals-model.ts';
import { dealsQuery } from '#api/catalog/deals.ts';
import { countWords } from '#commerce/format/count.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { hasFailed } from '#commerce/page/has-failed.ts';

import { DayDeal, OtherDeals } from './day-deal.tsx';
import { DealGrid } from './deal-grid.tsx';
import { DealsClock } from './deals-clock.tsx';
import { NoSale } from './no-sale.tsx';
import { SalePart } from './sale-part.tsx';
import { useSales } from './use-sales.ts';

const DEALS = 'deals';
const FAILED_ID = 'sales';

/** One large deal and a row of others, or a row of cards. */
const SHOWN = 5;
const CARDS = 4;

/** What leads into the list of all deals. */
export const dealsLeadQuery = () => dealsQuery(DEALS, SHOWN);

/** The deal of the day, then each sales event with a few of its products. */
export function DealsLead() {
  const query = useQuery(dealsLeadQuery());
  if (query.data) {
    const { sales } = query.data;
    return sales.length > 0 ? <Sales sales={sales} /> : <NoSale category={DEALS} />;
  }
  if (!hasFailed(query)) return <p>Loading …</p>;
  return (
    <section className="section">
      <h2 id={FAILED_ID} tabIndex={-1}>
        Sales
      </h2>
      <FailedPart
        says="The sales could not be loaded."
        toDo="to load the sales"
        pending={query.isFetching}
        headingId={FAILED_ID}
        retry={query.refetch}
      />
    </section>
  );
}

function Sales({ sales }: { sales: readonly Sale[] }) {
  const { shown, end } = useSales(sales);
  return (
    <>
      <DealsClock running={shown.flatMap(({ sale, end: ended }) => (ended ? [] : [sale]))} />
      {shown.map((each, index) => (
        <SalePart
          key={each.sale.id}
          shown={each}
          all={`All ${countWords(each.sale.count, 'product')}`}
          onEnd={end}
        >
          {(todayOf) => {
            const { deals, isOfTheDay } = each.sale;
            const [first, ...others] = deals;
            if (!isOfTheDay || !first)
              return (
                <DealGrid deals={deals.slice(0, CARDS)} todayOf={todayOf} isFirst={index === 0} />
              );
            return (
              <>
                <DayDeal deal={first} today={todayOf(first.id)} />
                {others.length > 0 ? <OtherDeals deals={others} todayOf={todayOf} /> : null}
              </>
            );
          }}
        </SalePart>
      ))}
    </>
  );
}
