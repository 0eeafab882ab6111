import type { Deal } from '#api/catalog/deals-model.ts';

import { DealPrices, type Today } from './deal-prices.tsx';
import { OfferCard, OfferGrid } from './offer-grid.tsx';

/** Cards of the first row. */
const SOON = 4;

/** After the end of a sale, the price of today of a product. */
export type TodayOf = (id: number) => Today | undefined;

type DealGridProps = { deals: readonly Deal[]; todayOf: TodayOf; isFirst: boolean };

/** The products of a sales event. `isFirst`: they are likely in sight without scrolling. */
export function DealGrid({ deals, todayOf, isFirst }: DealGridProps) {
  return (
    <OfferGrid>
      {deals.map((deal, index) => {
        const today = todayOf(deal.id);
        return (
          <OfferCard key={deal.id} product={today?.price ?? deal} isSoon={isFirst && index < SOON}>
            <DealPrices deal={deal} today={today} />
          </OfferCard>
        );
      })}
    </OfferGrid>
  );
}
