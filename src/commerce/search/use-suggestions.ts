import { useQuery } from '@tanstack/react-query';

import { suggestionsQuery, type Suggestion } from '#api/catalog/search.ts';
import { messages } from '#commerce/words/messages.ts';
import { usePaused } from '#ui/timing/paused.ts';

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
  const paused = usePaused(typed, PAUSE_MS);
  const keyword = paused === typed && typed !== sent.trim() ? typed : '';
  const { data, isError } = useQuery({ ...suggestionsQuery(keyword), enabled: keyword !== '' });
  if (keyword === '') return { found: NONE, says: undefined };
  if (isError) return { found: NONE, says: messages.searchFailed };
  const isNothing = data?.length === 0;
  return { found: data ?? NONE, says: isNothing ? messages.searchNothing(keyword) : undefined };
}
