import type { FacetName, ListingPlace } from '#api/catalog/listing-model.ts';
import { closedFacets, listingSorts, type ListingSort } from '#api/catalog/listing.ts';

/** The filters, order and page of a list. All of it is in the address, so links keep it. */
export type Place = {
  chosen: Readonly<Record<FacetName, readonly string[]>>;
  ira: boolean;
  onSale: boolean;
  /** Cents for one unit, both ends included. */
  minCents?: number;
  maxCents?: number;
  /** Absent for the default order. */
  sort?: ListingSort;
  /** Counted from 1. */
  page: number;
};

/** A parameter of an address that the store cannot read. */
export type Unread = { name: string; value: string };

/** The API's limits: values for each filter, and characters for each value. */
const LIMITS: Record<FacetName, { most: number; longest: number }> = {
  metal: { most: 5, longest: 20 },
  form: { most: 6, longest: 20 },
  weight: { most: 30, longest: 30 },
  mint: { most: 30, longest: 60 },
  series: { most: 30, longest: 60 },
  year: { most: 30, longest: 4 },
  purity: { most: 12, longest: 10 },
  availability: { most: 6, longest: 20 },
};

export const facetNames = Object.keys(LIMITS) as FacetName[];

/** The parameters of an address that a list reads. */
export const placeParameters = [
  ...facetNames,
  'ira',
  'onSale',
  'priceMin',
  'priceMax',
  'sort',
  'page',
] as const;

const MOST_CENTS = 10_000_000_00;
const LAST_PAGE = 10_000;

/** Reads an address. Invalid parts are not in `place`, but are listed in `unread`. */
export function readPlace(query: URLSearchParams): { place: Place; unread: Unread[] } {
  const unread: Unread[] = [];
  const one = <Value>(name: string, read: (text: string) => Value | undefined) => {
    // A submitted form contains its empty fields.
    const text = query.get(name)?.trim();
    if (!text) return undefined;
    const value = read(text);
    if (value === undefined) unread.push({ name, value: text });
    return value;
  };
  const several = (name: FacetName) => {
    const values = [...new Set(query.getAll(name))].filter(Boolean);
    const read = values.filter((value) => isValue(name, value)).slice(0, LIMITS[name].most);
    for (const value of values) if (!read.includes(value)) unread.push({ name, value });
    return [name, read] as const;
  };
  const chosen = Object.fromEntries(facetNames.map(several)) as Record<FacetName, string[]>;
  const ends = inOrder(one('priceMin', readPrice), one('priceMax', readPrice));
  const sort = one('sort', (text) => listingSorts.find((known) => known === text));
  const place = {
    chosen,
    ira: one('ira', readTrue) ?? false,
    onSale: one('onSale', readTrue) ?? false,
    page: one('page', readPage) ?? 1,
    ...(sort && { sort }),
    ...(ends.min !== undefined && { minCents: ends.min }),
    ...(ends.max !== undefined && { maxCents: ends.max }),
  };
  return { place, unread };
}

function isValue(name: FacetName, value: string): boolean {
  const known = closedFacets[name];
  if (known) return known.includes(value);
  if (name === 'year') return /^(1[7-9]|20|21)\d\d$/.test(value);
  return value.length <= LIMITS[name].longest && !/\p{C}/u.test(value);
}

/** Typed dollars in cents: "1,250", "$49.50". */
function readPrice(text: string): number | undefined {
  const plain = text.replace(/[$,\s]/g, '');
  if (!/^(\d{1,8}(\.\d{0,2})?|\.\d{1,2})$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents <= MOST_CENTS ? cents : undefined;
}

/** Accepts swapped ends. */
function inOrder(min: number | undefined, max: number | undefined) {
  const swapped = min !== undefined && max !== undefined && min > max;
  return swapped ? { min: max, max: min } : { min, max };
}

function readTrue(text: string): true | undefined {
  return text === 'true' || undefined;
}

function readPage(text: string): number | undefined {
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0;
  return page > 0 && page <= LAST_PAGE ? page : undefined;
}

/**
 * The query of an address, without its question mark. Equal places have the same query. `first` has
 * parameters of the page itself.
 */
export function writePlace(place: Place, first: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(first);
  for (const name of facetNames) {
    for (const value of place.chosen[name]) query.append(name, value);
  }
  if (place.ira) query.set('ira', 'true');
  if (place.onSale) query.set('onSale', 'true');
  if (place.minCents !== undefined) query.set('priceMin', dollars(place.minCents));
  if (place.maxCents !== undefined) query.set('priceMax', dollars(place.maxCents));
  if (place.sort) query.set('sort', place.sort);
  if (place.page > 1) query.set('page', String(place.page));
  return query.toString();
}

/** Cents as text for a field or an address: 4950 is "49.5". */
export function dollars(cents: number): string {
  return String(cents / 100);
}

/** The API's parameters for a place. */
export function askFor(place: Place): ListingPlace {
  const { chosen, minCents, maxCents } = place;
  const { year, ...others } = chosen;
  const asked = Object.entries(others).filter(([, values]) => values.length > 0);
  return {
    // Every value is one of the API's values, or the API accepts any text.
    ...(Object.fromEntries(asked) as Partial<ListingPlace>),
    ...(year.length > 0 && { year: year.map(Number) }),
    ...(place.ira && { ira: true }),
    ...(place.onSale && { onSale: true }),
    ...(minCents !== undefined && { priceMin: minCents / 100 }),
    ...(maxCents !== undefined && { priceMax: maxCents / 100 }),
    ...(place.sort && { sort: place.sort }),
    ...(place.page > 1 && { pageNumber: place.page }),
  };
}

/** The whole list, in its default order. */
export const everything: Place = readPlace(new URLSearchParams()).place;
