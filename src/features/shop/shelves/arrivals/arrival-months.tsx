import type { ProductCard } from '#api/catalog/product-card.ts';
import { monthYear } from '#commerce/format/month-year.ts';
import { ProductGrid, type ProductGridProps } from '#commerce/product/product-card.tsx';
import './arrivals.css';

type Month = { month: string; from: number; products: ProductCard[] };

/**
 * New arrivals under a heading for each month. A list in another order, or without its days, is one
 * grid.
 */
export function ArrivalMonths(list: ProductGridProps) {
  const { products, soon = 0 } = list;
  const months = monthsOf(products);
  if (!months) return <ProductGrid {...list} />;
  return months.map(({ month, from, products: arrived }) => (
    <section key={month} className="arrival-month">
      <h2>
        <time dateTime={month}>{monthYear(month)}</time>
      </h2>
      <ProductGrid products={arrived} soon={Math.max(0, soon - from)} />
    </section>
  ));
}

/** Neighbours of one month together, `from` being the place of the first; `undefined` if a month comes twice. */
function monthsOf(products: readonly ProductCard[]): Month[] | undefined {
  const months: Month[] = [];
  for (const [from, product] of products.entries()) {
    const month = product.addedOn?.slice(0, 'yyyy-mm'.length);
    const last = months.at(-1);
    if (!month || (last && month > last.month)) return undefined;
    if (last?.month === month) last.products.push(product);
    else months.push({ month, from, products: [product] });
  }
  return months;
}
