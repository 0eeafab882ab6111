import type { ProductCard } from '#api/catalog/product-card.ts';
import { monthYear } from '#commerce/format/month-year.ts';
import { canonicalQuery } from '#lib/canonical-query.ts';

/** The months of an address: "2027-01", or "later" for products without a date. */
export const monthParameters = { only: { month: /^(20\d\d-(0[1-9]|1[0-2])|later)$/ }, own: [] };

/** The products that ship in a month. `id` names its part of the page. */
export type Month = {
  id: string;
  /** As the address has it. */
  value: string;
  /** "Ships in December 2026". */
  name: string;
  /** "Dec 2026". */
  label: string;
  /** The end of a sentence on its products: "of December 2026". */
  about: string;
  products: ProductCard[];
};

/** Products, sorted by ship date, by month. */
export function byMonth(products: readonly ProductCard[]): Month[] {
  const months = Map.groupBy(products, ({ shipsOn }) => shipsOn?.slice(0, 7) ?? 'later');
  return [...months].map(([value, shipping]) => toMonth(value, shipping));
}

function toMonth(value: string, products: ProductCard[]): Month {
  const base = { id: `ships-${value}`, value, products };
  if (value === 'later') {
    return { ...base, name: 'Without a date yet', label: 'No date', about: 'without a date yet' };
  }
  const month = monthYear(value);
  // The short names of American English are the first three letters.
  const label = month.replace(/^([A-Z]..)[a-z]*/, '$1');
  return { ...base, name: `Ships in ${month}`, label, about: `of ${month}` };
}

/** The month that an address opens, if the page has it. */
export function findMonth(months: readonly Month[], search: URLSearchParams): Month | undefined {
  return months.find(({ value }) => value === search.get('month'));
}

/** The query of an address without a month that the page does not have; `undefined` if it has none. */
export function properMonthQuery(
  products: readonly ProductCard[],
  search: URLSearchParams,
): URLSearchParams | undefined {
  const month = findMonth(byMonth(products), search);
  const canonical = new URLSearchParams(month && { month: month.value });
  return canonicalQuery(search, canonical, Object.keys(monthParameters.only));
}
