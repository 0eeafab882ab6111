import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { suggestionsQuery, type Suggestion } from '#api/catalog/search.ts';
import { messages } from '#commerce/words/messages.ts';

/** §5, §9 Milliseconds without a keystroke after which suggestions are asked for. */
const PAUSE_MS = 1600;

const NONE: readonly Suggestion[] = [];

/**
 * The products that fit what is typed, once typing has paused. A new letter withdraws the question.
 * What was `sent` already has its page and needs no suggestions. `says` is for when there are none.
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

/** The text as it was at the last pause; empty before the first. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  // Talks to the clock.
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
