import { lazy, Suspense, useEffect, useRef } from 'react';

import { NearAds } from '#commerce/ads/near-ads.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { Browse } from '../list/browse.tsx';
import { useListing } from '../list/use-listing.ts';

const SearchWithoutWords = import.meta.env.SSR
  ? (await import('./search-without-words.tsx')).default
  : lazy(() => import('./search-without-words.tsx'));

/** §2 The results of a search. `keyword` is trimmed; §5 an empty keyword is not searched. */
export function SearchScreen({ keyword }: { keyword: string }) {
  useNewSearch(keyword);
  if (keyword) return <Results key={keyword} keyword={keyword} />;
  return (
    <Suspense>
      <SearchWithoutWords />
    </Suspense>
  );
}

/** A new search is a new page for screen reader users, although the path is the same. */
function useNewSearch(keyword: string) {
  const shown = useRef(keyword);
  // Synchronizes the focus and announces the new search to screen readers.
  useEffect(() => {
    if (shown.current === keyword) return;
    shown.current = keyword;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    announce(document.title);
  }, [keyword]);
}

function Results({ keyword }: { keyword: string }) {
  const browsing = useListing({ keyword });
  return (
    <div className="page-width">
      <PageHeading>Search results for “{keyword}”</PageHeading>
      <Browse browsing={browsing} keyword={keyword} />
      <NearAds on="search" />
    </div>
  );
}
