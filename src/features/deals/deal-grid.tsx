import { Link } from 'react-router';

import type { Deal } from '#api/catalog/deals.ts';
import { cardHref } from '#api/catalog/product-card.ts';

import { DealAction } from './deal-action.tsx';
import { DealPrices, type Today } from './deal-prices.tsx';
import './deal-grid.css';

/** Pixels of the largest picture on a card; pictures are square. */
const ART = 240;

/** After the end of a sale, the price of today of a product. */
export type TodayOf = (id: number) => Today | undefined;

type DealGridProps = { deals: readonly Deal[]; todayOf: TodayOf; isFirst: boolean };

/** The products of a sales event. `isFirst`: they are likely in sight without scrolling. */
export function DealGrid({ deals, todayOf, isFirst }: DealGridProps) {
  return (
    <div className="deal-grid-frame">
      <ul className="deal-grid">
        {deals.map((deal, index) => (
          <DealCard
            key={deal.id}
            deal={deal}
            today={todayOf(deal.id)}
            isSoon={isFirst && index < 4}
          />
        ))}
      </ul>
    </div>
  );
}

type DealCardProps = { deal: Deal; today: Today | undefined; isSoon: boolean };

/** The picture is part of the name's link, so it needs no alternative text. */
function DealCard({ deal, today, isSoon }: DealCardProps) {
  return (
    <li className="deal-card">
      <div className="deal-card-head">
        <img
          src={deal.image}
          alt=""
          width={ART}
          height={ART}
          loading={isSoon ? 'eager' : 'lazy'}
          decoding="async"
        />
        <h3>
          <Link to={cardHref(deal)}>{deal.name}</Link>
        </h3>
      </div>
      <div className="deal-card-prices">
        <DealPrices deal={deal} today={today} />
      </div>
      <DealAction product={today?.price ?? deal} />
    </li>
  );
}
