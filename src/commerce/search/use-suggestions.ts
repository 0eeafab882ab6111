import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { suggestionsQuery, type Suggestion } from '#api/catalog/search.ts';
import { messages } from '#commerce/words/messages.ts';

/** §5, §9 Milliseconds without a keystroke before suggestions are requested. */
const PAUSE_MS = 1600;

const NONE: readonly Suggestion[] = [];

/**
 * The products for the typed text, after a debounce. A new letter aborts the request. The `sent`
 * text already has its results page and needs no suggestions. `says` is the message if there are
 * none.
 */
export function useSuggestions(text: string, sent: string) {
  const typed = text.trim();
  const paused = usePaused(typed);
  const keyword = paused === typed && typed !== sent.trim() ? typed : '';
  const { data, isError } = useQuery({ ...suggestionsQuery(keyword), enabled: keyword !== '' });
  if (keyword === '') return { found: NONE, says: undefined };
  if (isError) return { found: NONE, says: messages.searchFailed };
  const isNothing = data?.length === 0;
  return { found: data ?? NONE, says: isNothing ? messages.searchNothing(keyword) : undefined };
}

/** The text at the last pause; empty before the first. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  // Starts a timer.
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
