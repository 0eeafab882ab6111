import type { Deal } from '#api/catalog/deals-model.ts';
import type { ProductCard } from '#api/catalog/product-card.ts';
import { ProductGrid } from '#commerce/product/product-card.tsx';

/** Cards of the first row. */
const SOON = 4;

/** The price of today, after the end of a sale; `undefined` as long as it is not known. */
export type Today = { price: ProductCard | undefined };

/** After the end of a sale, the price of today of a product. */
export type TodayOf = (id: number) => Today | undefined;

type DealGridProps = { deals: readonly Deal[]; todayOf: TodayOf; isFirst: boolean };

/** The products of a sales event. `isFirst`: they are likely in sight without scrolling. */
export function DealGrid({ deals, todayOf, isFirst }: DealGridProps) {
  const products = deals.map((deal) => selectPriced(deal, todayOf(deal.id)));
  return <ProductGrid products={products} soon={isFirst ? SOON : 0} />;
}

/** The product at the price that it has now; it can be bought without a known one. */
function selectPriced(deal: Deal, today: Today | undefined): ProductCard {
  if (!today) return deal;
  if (today.price) return today.price;
  const { was: _, premium: _premium, left: _left, ...others } = deal;
  return { ...others, card: 0 };
}
