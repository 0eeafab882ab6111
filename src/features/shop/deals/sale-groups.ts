import type { DealsPage } from '#api/catalog/deals-model.ts';
import { canonicalQuery } from '#lib/canonical-query.ts';

/** The value for the products of a page without a sales event. */
export const CLEARANCE = 'clearance';

/** The sales event of an address, by its number, or the products without one. */
export const saleParameters = { only: { sale: /^([1-9]\d{0,8}|clearance)$/ }, own: [] };

/** The group of products that an address opens, if the page has it. */
export function findOpenSale(
  { sales, others }: Pick<DealsPage, 'sales' | 'others'>,
  search: URLSearchParams,
): string | undefined {
  const values = sales.map(({ id }) => String(id));
  return [...values, ...(others.length > 0 ? [CLEARANCE] : [])].find(
    (value) => value === search.get('sale'),
  );
}

/** The query of an address without a sale that the page does not have; `undefined` if it has none. */
export function properSaleQuery(
  page: Pick<DealsPage, 'sales' | 'others'>,
  search: URLSearchParams,
): URLSearchParams | undefined {
  const sale = findOpenSale(page, search);
  const canonical = new URLSearchParams(sale && { sale });
  return canonicalQuery(search, canonical, Object.keys(saleParameters.only));
}

/** The id of the heading of a sales event, or of the products without one. */
export function saleHeadingId(sale: number | string): string {
  return `sale-${sale}`;
}
