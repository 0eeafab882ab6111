import { useEffect, useRef } from 'react';

import { countWords } from '#commerce/format/count.ts';
import { messages } from '#commerce/words/messages.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { writePlace } from '../place.ts';
import type { Browsing } from './use-listing.ts';

/** Milliseconds before the loading state is announced. */
const SAID_AFTER_MS = 1000;

/** Announces the number of products to screen readers, once for each change of the list. */
export function useListingNews(browsing: Browsing, problem: string | undefined): void {
  const { place, status, listing, failures } = browsing;
  const isPending = status === 'pending';
  // Another period is announced with its ranks.
  const list = writePlace(place);
  const told = useRef(list);
  const sentence = [countWords(listing?.total ?? 0, 'product'), problem].filter(Boolean).join('. ');
  // Announces changes to screen readers. The first list is not a change: the page title is read.
  useEffect(() => {
    if (status !== 'ready' || told.current === list) return;
    told.current = list;
    announce(sentence);
  }, [list, status, sentence]);
  // Announces the problem to screen readers.
  useEffect(() => {
    if (failures > 0) announce(messages.searchFailed, 'assertive');
  }, [failures]);
  // Starts a timer.
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => announce('Updating'), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
}
