import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { Listing, ListingPlace } from '#api/catalog/listing-model.ts';
import { listingQuery } from '#api/catalog/listing.ts';

import { readPreset, type Preset } from '../best-seller-pages.ts';
import { askFor, readPlace, type Place, type Unread } from '../place.ts';

/** The source of a list: a category or a search. */
export type Source = { category: string } | { keyword: string };

/** A list with its loading state. */
export type Browsing = {
  place: Place;
  unread: Unread[];
  /** The order of the page, which is not in the address; absent on most pages. */
  preset: Preset | undefined;
  /** The latest loaded list; it stays while the next one loads, and after a failure. */
  listing: Listing | undefined;
  /** `pending`: `listing` belongs to the previous place. `failed`: the API did not answer. */
  status: 'ready' | 'pending' | 'failed';
  /** Increases with every failed request. */
  failures: number;
  retry: () => void;
};

/** The list query of an address. */
export function listingAt(source: Source, query: URLSearchParams) {
  return listingQuery(askOf(source, readList(findCategory(source), query)));
}

function findCategory(source: Source): string | undefined {
  return 'category' in source ? source.category : undefined;
}

type Read = Pick<Browsing, 'place' | 'unread' | 'preset'>;

function askOf(source: Source, { place, preset }: Read): ListingPlace {
  return { ...source, ...preset, ...askFor(place) };
}

/** Reads an address. The order that the page presets is no choice of the shopper. */
function readList(category: string | undefined, query: URLSearchParams): Read {
  const { place, unread } = readPlace(query);
  const preset = category === undefined ? undefined : readPreset(category, query);
  const { sort, ...unsorted } = place;
  return { place: preset && sort === preset.sort ? unsorted : place, unread, preset };
}

/** The list of the current address. The old products stay until the new ones are loaded. */
export function useListing(source: Source): Browsing {
  const [query] = useSearchParams();
  const category = findCategory(source);
  const read = useMemo(() => readList(category, query), [category, query]);
  const answer = useQuery({
    ...listingQuery(askOf(source, read)),
    placeholderData: keepPreviousData,
    // The loader has already tried in the browser; only the shopper retries.
    retryOnMount: false,
  });
  // A failed query has no data, but the filters need it.
  const [last, setLast] = useState(answer.data);
  if (answer.data && answer.data !== last) setLast(answer.data);
  const isWaiting = answer.isPlaceholderData || (answer.isFetching && !answer.data);
  return {
    ...read,
    listing: answer.data ?? last,
    status: isWaiting ? 'pending' : answer.data ? 'ready' : 'failed',
    // A failed refresh of prices keeps the list.
    failures: answer.data ? 0 : answer.errorUpdateCount,
    retry: () => void answer.refetch(),
  };
}
