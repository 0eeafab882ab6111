import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { siteMapQuery, type MenuNode } from '#api/content/site-map.ts';
import { searchHref } from '#commerce/page/search-link.ts';
import { useSuggestions } from '#commerce/search/use-suggestions.ts';

import { actionEntries } from './actions.ts';
import { pageEntries, type Entry } from './entries.ts';
import { fitsBetter, match } from './match.ts';

const NO_MENU: readonly MenuNode[] = [];
/** The most pages in the list; more letters bring others. */
const MOST_PAGES = 8;

export type Group = { heading: string; entries: Entry[] };

/** The results for the typed words: pages, actions, and products when typing has paused. */
export function useGroups(text: string): Group[] {
  const { data: menu } = useQuery(siteMapQuery());
  const [actions] = useState(actionEntries);
  const { found } = useSuggestions(text, '');
  const typed = text.trim();
  // Hundreds of names.
  const pages = useMemo(() => pageEntries(menu ?? NO_MENU), [menu]);
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
