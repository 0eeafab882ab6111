import type { ProductCard } from '#api/catalog/product-card.ts';
import { monthYear } from '#commerce/format/month-year.ts';

/** The products that ship in a month. `id` names its part of the page. */
export type Month = { id: string; name: string; products: ProductCard[] };

/** Products, sorted by ship date, as months: "Ships in December 2026". */
export function byMonth(products: readonly ProductCard[]): Month[] {
  const months = Map.groupBy(products, ({ shipsOn }) => shipsOn?.slice(0, 7) ?? '');
  return [...months].map(([month, ofMonth]) => ({
    id: month ? `ships-${month}` : 'ships-later',
    name: month ? `Ships in ${monthYear(month)}` : 'Without a date yet',
    products: ofMonth,
  }));
}
