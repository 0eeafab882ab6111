import { useEffect, useRef } from 'react';

import { messages } from '#commerce/messages.ts';
import { pageTitle } from '#commerce/titles.ts';
import { announce } from '#ui/announcer.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

import { Browse } from './browse.tsx';
import { countWords } from './place-words.ts';
import { PopularCategories } from './popular-categories.tsx';
import { useListing } from './use-listing.ts';

/** §2 What a search found. `keyword` is trimmed; §5 an empty one is not searched for. */
export function SearchScreen({ keyword }: { keyword: string }) {
  useNewSearch(keyword);
  return keyword ? <Results key={keyword} keyword={keyword} /> : <SearchWithoutWords />;
}

/** Another search on this screen is another page to whoever listens, although the path is the same. */
function useNewSearch(keyword: string) {
  const shown = useRef(keyword);
  // Talks to the browser's focus and to the screen reader.
  useEffect(() => {
    if (shown.current === keyword) return;
    shown.current = keyword;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    announce(document.title);
  }, [keyword]);
}

function Results({ keyword }: { keyword: string }) {
  const browsing = useListing({ keyword });
  const { listing } = browsing;
  const found = listing ? [`${keyword}: ${countWords(listing.total)}`] : [keyword];
  return (
    <div className="page-width">
      <title>{pageTitle(...found, 'Search')}</title>
      <meta name="robots" content="noindex, follow" />
      <PageHeading kicker="Search results">“{keyword}”</PageHeading>
      <Browse browsing={browsing} keyword={keyword} nothing={<NothingFound keyword={keyword} />} />
    </div>
  );
}

/** §8, and what may help. */
function NothingFound({ keyword }: { keyword: string }) {
  const says = messages.searchNothing(keyword);
  // Talks to the screen reader: a search that found nothing is an outcome, not a page.
  useEffect(() => announce(says), [says]);
  return (
    <>
      <div className="stack browse-note">
        <p>{says}</p>
        <ul>
          <li>
            Check the spelling, or try fewer words: “eagle” finds more than “silver eagel 2026
            coin”.
          </li>
          <li>Weights may be written as 1 oz, 1/10 oz, 100 gram or 1 kilo.</li>
          <li>
            <a href="#searchkey">Search again</a>
          </li>
        </ul>
      </div>
      <PopularCategories />
    </>
  );
}

function SearchWithoutWords() {
  return (
    <div className="page-width">
      <title>{pageTitle('Search')}</title>
      <PageHeading lead="Type what you are looking for into the search box: a coin, a mint, a weight.">
        Search
      </PageHeading>
      <p>
        <a href="#searchkey">Go to the search box</a>
      </p>
      <PopularCategories />
    </div>
  );
}
