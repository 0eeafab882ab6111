import { isBullion } from '../categories/category.ts';
import { availabilityName } from '../../pricing/offer.ts';
import type { Product } from '../product.ts';
import { isSaleOn } from '../sales.ts';

/** The filters of a list that have given values. */
export type FacetKey =
  | 'metal'
  | 'form'
  | 'mint'
  | 'weight'
  | 'year'
  | 'series'
  | 'purity'
  | 'availability'
  | 'ira'
  | 'onSale';

/** One value of a product under a facet, and how to write it. */
export interface FacetValue {
  value: string;
  label: string;
}

export interface FacetDefinition {
  key: FacetKey;
  label: string;
  /** Values of the product; a product without the property has none and is never listed by it. */
  valuesOf(product: Product, now: number): FacetValue[];
}

function same(value: string): FacetValue[] {
  return value ? [{ value, label: value }] : [];
}

function titled(value: string): FacetValue[] {
  return [{ value, label: value.charAt(0).toUpperCase() + value.slice(1) }];
}

/** §3: the availability of a product; an entry with quantity 0 is out of stock. */
function availabilityOf(product: Product): FacetValue[] {
  const names = new Set(product.stocks.map(availabilityName));
  return [...names].map((name) => ({ value: name, label: name }));
}

function onlyBullion(product: Product, value: string): FacetValue[] {
  return isBullion(product) ? same(value) : [];
}

/** The facets in the order in which a page shows them. */
export const FACETS: readonly FacetDefinition[] = [
  { key: 'availability', label: 'Availability', valuesOf: availabilityOf },
  {
    key: 'metal',
    label: 'Metal',
    valuesOf: ({ metal }) => (metal === 'none' ? [] : titled(metal)),
  },
  { key: 'form', label: 'Type', valuesOf: ({ form }) => titled(form) },
  {
    key: 'weight',
    label: 'Weight',
    valuesOf: (product) => onlyBullion(product, product.weight),
  },
  {
    key: 'mint',
    label: 'Mint or refiner',
    valuesOf: ({ mint, mintName }) => [{ value: mint, label: mintName }],
  },
  {
    key: 'series',
    label: 'Series',
    valuesOf: ({ series, seriesName }) => [{ value: series, label: seriesName }],
  },
  {
    key: 'year',
    label: 'Year',
    valuesOf: ({ year }) => (year === undefined ? [] : same(String(year))),
  },
  { key: 'purity', label: 'Purity', valuesOf: ({ purity }) => same(purity) },
  {
    key: 'ira',
    label: 'IRA',
    valuesOf: ({ ira }) => (ira ? [{ value: 'true', label: 'IRA eligible' }] : []),
  },
  {
    key: 'onSale',
    label: 'Offers',
    valuesOf: (product, now) =>
      isSaleOn(product, now) ? [{ value: 'true', label: 'On sale' }] : [],
  },
];
