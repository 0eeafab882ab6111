import type { ListingSort } from '#api/catalog/listing.ts';
import { salesPeriods, type SalesPeriod } from '#api/catalog/ranking.ts';

/** The best sellers of everything and of each shelf, in the order of their links. */
export const bestSellerPages = [
  { category: 'best-sellers', label: 'All' },
  { category: 'best-sellers/best-selling-silver', label: 'Silver' },
  { category: 'best-sellers/best-selling-gold', label: 'Gold' },
  { category: 'best-sellers/best-selling-platinum', label: 'Platinum' },
  { category: 'best-sellers/best-selling-jewelry', label: 'Jewelry' },
] as const;

/** What best sellers read of an address besides their list: choices that caches may keep. */
export const periodParameters = { only: { period: salesPeriods }, own: [] };

const USUAL: SalesPeriod = 'month';

/** The period of an address; the month without one, or for one that is none of the choices. */
export function readPeriod(search: URLSearchParams): SalesPeriod {
  return salesPeriods.find((known) => known === search.get('period')) ?? USUAL;
}

/** The order of a list that its page presets, by the sales of a period. */
export type Preset = { sort: ListingSort; period: SalesPeriod };

/** The preset of a page of best sellers, of the period of its ranks; `undefined` for other pages. */
export function readPreset(category: string, search: URLSearchParams): Preset | undefined {
  if (!bestSellerPages.some((page) => page.category === category)) return undefined;
  return { sort: 'best-selling', period: readPeriod(search) };
}

/** The parameter of the period; none for the usual one. */
export function writePeriod(preset: Preset | undefined): { period?: SalesPeriod } {
  return preset && preset.period !== USUAL ? { period: preset.period } : {};
}

/** The address of a page with its ranks of a period. */
export function bestSellersHref(category: string, period: SalesPeriod): string {
  return period === USUAL ? `/${category}` : `/${category}?period=${period}`;
}
