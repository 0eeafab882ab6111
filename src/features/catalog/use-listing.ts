import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { Listing, ListingPlace } from '#api/catalog/listing-model.ts';
import { listingQuery } from '#api/catalog/listing.ts';

import { askFor, readPlace, type Place, type Unread } from './place.ts';

/** Which list: the products of a category, or those that fit a keyword. */
export type Source = { category: string } | { keyword: string };

/** A list as it is shown, and what is under way. */
export type Browsing = {
  place: Place;
  unread: Unread[];
  /** What was found last, while the next answer is on its way and after it failed. */
  listing: Listing | undefined;
  /** `pending`: `listing` belongs to the place before. `failed`: the answer never came. */
  status: 'ready' | 'pending' | 'failed';
  /** Grows with every answer that never came. */
  failures: number;
  retry: () => void;
};

/** The query that answers for an address. */
export function listingAt(source: Source, query: URLSearchParams) {
  return listingQuery(askOf(source, readPlace(query).place));
}

function askOf(source: Source, place: Place): ListingPlace {
  return { ...source, ...askFor(place) };
}

/** The list that the address bar asks for. A new address answers at once, with the old products. */
export function useListing(source: Source): Browsing {
  const [query] = useSearchParams();
  const { place, unread } = useMemo(() => readPlace(query), [query]);
  const answer = useQuery({
    ...listingQuery(askOf(source, place)),
    placeholderData: keepPreviousData,
    // A loader in the browser has tried already; trying again is the shopper's choice.
    retryOnMount: false,
  });
  // A failed answer takes the data away, but the filters are drawn from it.
  const [last, setLast] = useState(answer.data);
  if (answer.data && answer.data !== last) setLast(answer.data);
  const isWaiting = answer.isPlaceholderData || (answer.isFetching && !answer.data);
  return {
    place,
    unread,
    listing: answer.data ?? last,
    status: isWaiting ? 'pending' : answer.data ? 'ready' : 'failed',
    // Prices that could not be brought up to date leave the list as it is.
    failures: answer.data ? 0 : answer.errorUpdateCount,
    retry: () => void answer.refetch(),
  };
}
