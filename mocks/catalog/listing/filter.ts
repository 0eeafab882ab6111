import type { Product } from '../product.ts';
import { ouncesOf } from '../weights.ts';
import type { FacetKey, FacetValue } from './facets.ts';
import { FACETS } from './facets.ts';
import type { Prices, SortOrder } from './sorting.ts';
import { sortProducts } from './sorting.ts';

export type { FacetKey } from './facets.ts';
export type { Prices, SortOrder } from './sorting.ts';

/** Chosen values by facet; within a facet any may fit, between facets all must. */
export interface Filter {
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

const PRICE = -1;
const NONE = -2;
const SEVERAL = -3;

interface Judged {
  product: Product;
  values: FacetValue[][];
  cents: number;
  /** The one facet that excludes the product, or PRICE, NONE, SEVERAL. */
  refusedBy: number;
}

function judge(product: Product, filter: Filter, prices: Prices, now: number): Judged {
  const cents = prices.priceOf(product);
  const { minPrice = 0, maxPrice = Infinity } = filter;
  let refusedBy = cents < minPrice || cents > maxPrice ? PRICE : NONE;
  const values = FACETS.map((facet, place) => {
    const own = facet.valuesOf(product, now);
    const wanted = filter.chosen?.[facet.key];
    const refused = wanted && wanted.length > 0 && !own.some(({ value }) => wanted.includes(value));
    if (refused) refusedBy = refusedBy === NONE ? place : SEVERAL;
    return own;
  });
  return { product, values, cents, refusedBy };
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
function facetsOf(judged: readonly Judged[], filter: Filter): Facet[] {
  return FACETS.map(({ key, label }, place) => {
    const options = new Map<string, FacetOption>();
    for (const { values, refusedBy } of judged) {
      if (refusedBy !== NONE && refusedBy !== place) continue;
      for (const { value, label: word } of values[place] ?? []) {
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

/** Narrows, counts and sorts a list at the moment `now` (ms). Pure: the list given stays as it is. */
export function filterProducts(
  products: readonly Product[],
  filter: Filter,
  order: SortOrder,
  prices: Prices,
  now: number,
): FilteredList {
  const judged = products.map((product) => judge(product, filter, prices, now));
  const kept = judged.filter(({ refusedBy }) => refusedBy === NONE);
  const priced = judged.filter(({ refusedBy }) => refusedBy === NONE || refusedBy === PRICE);
  const list: FilteredList = {
    products: sortProducts(
      kept.map(({ product }) => product),
      order,
      prices,
    ),
    facets: facetsOf(judged, filter),
  };
  if (priced.length > 0) {
    list.priceRange = {
      min: priced.reduce((least, { cents }) => Math.min(least, cents), Infinity),
      max: priced.reduce((most, { cents }) => Math.max(most, cents), 0),
    };
  }
  return list;
}
