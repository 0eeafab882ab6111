import { availabilityName } from '../../pricing/offer.ts';
import { type Product, STOCK_NAMES, type StockName } from '../product.ts';
import { ouncesOf } from '../weights.ts';
import type { FacetKey, FacetValue } from './facets.ts';
import { FACETS } from './facets.ts';
import type { Prices, SortOrder } from './sorting.ts';
import { sortProducts } from './sorting.ts';

export type { FacetKey } from './facets.ts';
export type { Prices, SortOrder } from './sorting.ts';

/** Chosen values by facet; within a facet any may fit, between facets all must. */
export interface Filter {
  /** The only stock of the page, whose prices count as if it were chosen. */
  pageStock?: readonly StockName[];
  chosen?: Partial<Record<FacetKey, readonly string[]>>;
  /** Cents, both ends included. */
  minPrice?: number;
  maxPrice?: number;
}

interface FacetOption extends FacetValue {
  count: number;
}

interface Facet {
  key: FacetKey;
  label: string;
  options: FacetOption[];
}

export interface FilteredList {
  products: Product[];
  facets: Facet[];
  /** Lowest and highest unit price in cents without the price limits; absent for an empty list. */
  priceRange?: { min: number; max: number };
}

const NONE = -1;
const SEVERAL = -2;

interface Judged {
  product: Product;
  values: FacetValue[][];
  cents: number;
  isInRange: boolean;
  /** The one facet that excludes the product, or NONE, SEVERAL. */
  refusedBy: number;
}

/** The stock that a list is narrowed to, by the page and by the choice; none for every stock. */
export function stockNames({ chosen, pageStock }: Filter): readonly StockName[] {
  const wanted = chosen?.availability;
  if (!wanted || wanted.length === 0) return pageStock ?? [];
  return (pageStock ?? STOCK_NAMES).filter((name) => wanted.includes(name));
}

function judge(product: Product, filter: Filter, prices: Prices, now: number): Judged {
  const cents = prices.priceOf(product, stockNames(filter));
  let refusedBy = NONE;
  const values = FACETS.map((facet, place) => {
    const own = facet.valuesOf(product, now).filter((value) => isOnPage(facet.key, value, filter));
    const wanted = filter.chosen?.[facet.key];
    const refused = wanted && wanted.length > 0 && !own.some(({ value }) => wanted.includes(value));
    if (refused) refusedBy = refusedBy === NONE ? place : SEVERAL;
    return own;
  });
  return { product, values, cents, isInRange: isInRange(cents, filter), refusedBy };
}

function isOnPage(key: FacetKey, { value }: FacetValue, { pageStock }: Filter): boolean {
  return key !== 'availability' || !pageStock || pageStock.some((name) => name === value);
}

function isInRange(cents: number, { minPrice = 0, maxPrice = Infinity }: Filter): boolean {
  return cents >= minPrice && cents <= maxPrice;
}

function weightRank(label: string): number {
  try {
    return ouncesOf(label);
  } catch {
    return Infinity;
  }
}

function ordered(key: FacetKey, options: FacetOption[]): FacetOption[] {
  if (key === 'year') return options.toSorted((a, b) => Number(b.value) - Number(a.value));
  if (key === 'weight') {
    return options.toSorted(
      (a, b) => weightRank(a.value) - weightRank(b.value) || a.value.localeCompare(b.value),
    );
  }
  return options.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

/**
 * Counts each facet as if nothing were chosen in it: "Gold (12)" tells what choosing gold besides
 * silver would add. Chosen values stay listed when their count falls to nothing.
 */
function facetsOf(judged: readonly Judged[], filter: Filter, prices: Prices): Facet[] {
  return FACETS.map(({ key, label }, place) => {
    const options = new Map<string, FacetOption>();
    for (const each of judged) {
      if (each.refusedBy !== NONE && each.refusedBy !== place) continue;
      for (const { value, label: word } of countedValues(each, key, place, filter, prices)) {
        const option = options.get(value);
        if (option) option.count += 1;
        else options.set(value, { value, label: word, count: 1 });
      }
    }
    for (const value of filter.chosen?.[key] ?? []) {
      if (!options.has(value)) options.set(value, { value, label: value, count: 0 });
    }
    return { key, label, options: ordered(key, [...options.values()]) };
  }).filter(({ options }) => options.length > 0);
}

/** Each stock is counted by its own price, as the list narrowed to it shows it. */
function countedValues(
  { product, values, isInRange: isCounted }: Judged,
  key: FacetKey,
  place: number,
  filter: Filter,
  prices: Prices,
): readonly FacetValue[] {
  const own = values[place] ?? [];
  if (key !== 'availability') return isCounted ? own : [];
  if (filter.minPrice === undefined && filter.maxPrice === undefined) return own;
  const names = new Set<string>(
    product.stocks
      .map(availabilityName)
      .filter((name) => isInRange(prices.priceOf(product, [name]), filter)),
  );
  return own.filter(({ value }) => names.has(value));
}

/** Narrows, counts and sorts a list at the moment `now` (ms). Pure: the list given stays as it is. */
export function filterProducts(
  products: readonly Product[],
  filter: Filter,
  order: SortOrder,
  prices: Prices,
  now: number,
): FilteredList {
  const judged = products.map((product) => judge(product, filter, prices, now));
  const priced = judged.filter(({ refusedBy }) => refusedBy === NONE);
  const kept = priced.filter((each) => each.isInRange);
  const list: FilteredList = {
    products: sortProducts(
      kept.map(({ product }) => product),
      order,
      prices,
      stockNames(filter),
    ),
    facets: facetsOf(judged, filter, prices),
  };
  if (priced.length > 0) {
    list.priceRange = {
      min: priced.reduce((least, { cents }) => Math.min(least, cents), Infinity),
      max: priced.reduce((most, { cents }) => Math.max(most, cents), 0),
    };
  }
  return list;
}
