import { useMemo, useState } from 'react';

import { searchHref } from '#features/search/search-link.ts';
import { useSuggestions } from '#features/search/use-suggestions.ts';

import { actionEntries } from './actions.ts';
import { pageEntries, type Entry } from './entries.ts';
import { fitsBetter, match } from './match.ts';

/** How many pages are listed at once; whoever types on sees others. */
const MOST_PAGES = 8;

export type Group = { heading: string; entries: Entry[] };

/** What fits the typed words: pages, things to do, and products once typing has paused. */
export function useGroups(text: string): Group[] {
  const [pages] = useState(() => pageEntries(document));
  const [actions] = useState(actionEntries);
  const { found } = useSuggestions(text, '');
  const typed = text.trim();
  // Hundreds of names, which moving through the list need not read again.
  const fitting = useMemo(() => match(pages, typed).slice(0, MOST_PAGES), [pages, typed]);
  const products = found.map(({ id, name, href }) => ({ id: `product-${id}`, label: name, href }));
  const doing = match(actions, typed);
  const known = [
    { heading: 'Pages', entries: fitting },
    { heading: 'To do', entries: doing },
  ];
  return [
    ...(fitsBetter(doing, fitting, typed) ? known.toReversed() : known),
    { heading: 'Products', entries: typed ? [searchFor(typed), ...products] : [] },
  ].filter(({ entries }) => entries.length > 0);
}

function searchFor(typed: string): Entry {
  return { id: 'search', label: `Search products for “${typed}”`, href: searchHref(typed) };
}
