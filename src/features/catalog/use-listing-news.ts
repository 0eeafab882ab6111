import { useEffect, useRef } from 'react';

import { countWords } from '#commerce/format/count.ts';
import { messages } from '#commerce/words/messages.ts';
import { announce } from '#ui/toast/announcer.tsx';

import type { Browsing } from './use-listing.ts';

/** Milliseconds of waiting after which it is worth a word. */
const SAID_AFTER_MS = 1000;

/** Tells a screen reader, once for each change of the list, how many products it holds now. */
export function useListingNews(browsing: Browsing, problem: string | undefined): void {
  const { place, status, listing, failures } = browsing;
  const isPending = status === 'pending';
  const told = useRef(place);
  const sentence = [countWords(listing?.total ?? 0, 'product'), problem].filter(Boolean).join('. ');
  // Talks to the screen reader. The first list is not news: the page's title was read.
  useEffect(() => {
    if (status !== 'ready' || told.current === place) return;
    told.current = place;
    announce(sentence);
  }, [place, status, sentence]);
  // Talks to the screen reader.
  useEffect(() => {
    if (failures > 0) announce(messages.searchFailed, 'assertive');
  }, [failures]);
  // Talks to the clock.
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => announce('Updating'), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
}
