import type { Facet, FacetName, Listing } from '#api/catalog/listing-model.ts';
import type { ListingSort } from '#api/catalog/listing.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { facetNames, type Place, type Unread } from './place.ts';

/** The heading of each filter. */
export const facetWords: Record<FacetName, string> = {
  availability: 'Availability',
  metal: 'Metal',
  form: 'Form',
  weight: 'Weight',
  mint: 'Mint or refiner',
  series: 'Series',
  year: 'Year',
  purity: 'Purity',
};

export const sortWords: Record<ListingSort, string> = {
  'best-selling': 'Best selling',
  'price-asc': 'Price, lowest first',
  'price-desc': 'Price, highest first',
  'premium-asc': 'Premium per ounce, lowest first',
  newest: 'Newest first',
  name: 'Name, A to Z',
};

/** One active filter: its text, and the place without it. */
export type Narrowing = { key: string; words: string; without: Place };

/** All active filters, in the order of the filter form. */
export function narrowings(place: Place, facets: Listing['facets'] | undefined): Narrowing[] {
  const first = { ...place, page: 1 };
  const { minCents, maxCents, ...unpriced } = first;
  const chosen = facetNames.flatMap((name) =>
    place.chosen[name].map((value) => ({
      key: `${name} ${value}`,
      words: labelOf(value, facets?.[name]),
      without: withoutValue(first, name, value),
    })),
  );
  return [
    ...chosen,
    ...(place.ira
      ? [{ key: 'ira', words: 'IRA-approved', without: { ...first, ira: false } }]
      : []),
    ...(place.onSale
      ? [{ key: 'sale', words: 'On sale', without: { ...first, onSale: false } }]
      : []),
    ...(minCents === undefined && maxCents === undefined
      ? []
      : [{ key: 'price', words: priceWords(minCents, maxCents), without: unpriced }]),
  ];
}

function withoutValue(place: Place, name: FacetName, value: string): Place {
  const rest = place.chosen[name].filter((other) => other !== value);
  return { ...place, chosen: { ...place.chosen, [name]: rest } };
}

function labelOf(value: string, facet: readonly Facet[] | undefined): string {
  return facet?.find((option) => option.value === value)?.label ?? value;
}

function priceWords(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${formatMoney(max ?? 0)}`;
  if (max === undefined) return `From ${formatMoney(min)}`;
  return `${formatMoney(min)} to ${formatMoney(max)}`;
}

/** The maximum characters of a value in a message. */
const REPEATED = 40;
/** The maximum number of unread parts that are listed. */
const NAMED = 3;

const otherWords: Record<string, string> = {
  priceMin: 'lowest price',
  priceMax: 'highest price',
  sort: 'order',
  page: 'page',
  ira: 'IRA-approved',
  onSale: 'on sale',
};

/**
 * Explains why the list is wider than its address requested; `undefined` if all parameters are
 * valid.
 */
export function unreadWords(unread: readonly Unread[]): string | undefined {
  if (unread.length === 0) return undefined;
  const named = unread.slice(0, NAMED).map(({ name, value }) => {
    const words = otherWords[name] ?? facetWords[name as FacetName].toLowerCase();
    return `${words} “${value.length > REPEATED ? `${value.slice(0, REPEATED)}…` : value}”`;
  });
  const more = unread.length - named.length;
  const list = more > 0 ? [...named, `${more} more`] : named;
  return `Left out, because the store does not know it: ${list.join(', ')}.`;
}
