import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';

import type { Sale } from '#api/catalog/deals-model.ts';
import { todaysPricesQuery } from '#api/catalog/deals.ts';
import { saleEnd } from '#commerce/format/sale-end.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { hasFailed } from '#commerce/page/has-failed.ts';
import { SaleCountdown } from '#commerce/product/sale-countdown.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import type { TodayOf } from './deal-grid.tsx';
import { saleHeadingId } from './sale-groups.ts';
import type { ShownSale } from './use-sales.ts';
import './sale-part.css';

type SalePartProps = {
  shown: ShownSale;
  /** The words of the link to its own page, if it has another one. */
  all: string;
  /** Called when the sale ends while it is shown. */
  onEnd: (sale: Sale) => void;
  /** Its products; `todayOf` has their prices once the sale is over. */
  children: (todayOf: TodayOf) => ReactNode;
};

/**
 * §9 A sales event: its end and the time left, said once for all of its products. After its end the
 * products stay, at the prices of today: so nothing moves and the focus is kept.
 */
export function SalePart({ shown: { sale, end }, all, onEnd, children }: SalePartProps) {
  const headingId = saleHeadingId(sale.id);
  const today = useQuery({
    ...todaysPricesQuery(sale.deals.map(({ id }) => id)),
    enabled: end !== undefined,
  });
  const priceOf = (id: number) => today.data?.find((product) => product.id === id);
  return (
    <section className="section sale-part">
      <div className="section-head">
        <h2 id={headingId} tabIndex={-1}>
          {sale.name}
        </h2>
        {sale.href && !end ? (
          <Link to={sale.href} className="sale-part-all" aria-label={`${all}, ${sale.name}`}>
            {all}
          </Link>
        ) : null}
      </div>
      {end ? (
        <Ended sale={sale} isSaid={end === 'seen'} />
      ) : (
        <SaleCountdown
          key={sale.endsAt}
          sale={{ name: 'Time left', endsAt: sale.endsAt }}
          onEnd={() => onEnd(sale)}
        />
      )}
      {hasFailed(today) ? (
        <FailedPart
          says="The prices of today could not be loaded."
          toDo={`to load the prices of today: ${sale.name}`}
          pending={today.isFetching}
          headingId={headingId}
          retry={today.refetch}
        />
      ) : null}
      <div className="sale-part-deals">
        {children((id) => (end ? { price: priceOf(id) } : undefined))}
      </div>
    </section>
  );
}

function Ended({ sale: { name, endsAt }, isSaid }: { sale: Sale; isSaid: boolean }) {
  const client = useQueryClient();
  const words = `${name} has ended. Its products have the prices of today.`;
  // Announces the end to screen readers, and asks for the list below, whose prices end with it.
  useEffect(() => {
    if (!isSaid) return;
    announce(words);
    void client.refetchQueries({ queryKey: ['listing'], type: 'active' });
  }, [client, isSaid, words]);
  return (
    <p className="sale-part-ended">
      <b>{words}</b> It ended <time dateTime={endsAt}>{saleEnd(endsAt)}</time>.
    </p>
  );
}
