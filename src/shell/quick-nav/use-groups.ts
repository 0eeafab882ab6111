import { useMemo, useState } from 'react';

import { searchHref } from '#commerce/page/search-link.ts';
import { useSuggestions } from '#features/search/use-suggestions.ts';

import { actionEntries } from './actions.ts';
import { pageEntries, type Entry } from './entries.ts';
import { fitsBetter, match } from './match.ts';

/** The most pages in the list; more letters bring others. */
const MOST_PAGES = 8;

export type Group = { heading: string; entries: Entry[] };

/** The results for the typed words: pages, actions, and products when typing has paused. */
export function useGroups(text: string): Group[] {
  const [pages] = useState(() => pageEntries(document));
  const [actions] = useState(actionEntries);
  const { found } = useSuggestions(text, '');
  const typed = text.trim();
  // Hundreds of names, which are read only once.
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
