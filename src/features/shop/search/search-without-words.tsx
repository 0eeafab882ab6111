/** A separate chunk, only for empty searches. */
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { PopularCategories } from '../list/popular-categories.tsx';
import { RecentSearches } from '../list/recent-searches.tsx';

/** §5 An empty search is not sent; the page shows popular categories. */
export default function SearchWithoutWords() {
  return (
    <div className="page-width">
      <PageHeading lead="Type what you are looking for into the search box: a coin, a mint, a weight.">
        Search
      </PageHeading>
      <p>
        <a href="#searchkey">Go to the search box</a>
      </p>
      <PopularCategories />
      <RecentSearches />
    </div>
  );
}
