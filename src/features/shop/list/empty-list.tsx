/** A separate chunk, because empty lists are rare. */
import { useEffect, type ComponentType } from 'react';
import { Link } from 'react-router';

import type { Listing } from '#api/catalog/listing-model.ts';
import { countWords } from '#commerce/format/count.ts';
import { searchHref } from '#commerce/page/search-link.ts';
import { messages } from '#commerce/words/messages.ts';
import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '#commerce/words/support-phone.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { narrowings } from '../place-words.ts';
import { everything, type Place } from '../place.ts';
import { PopularCategories } from './popular-categories.tsx';
import { RecentSearches } from './recent-searches.tsx';

export type EmptyListProps = {
  listing: Listing;
  place: Place;
  hrefOf: (place: Place) => string;
  /** The keyword of a search; absent for a category. */
  keyword: string | undefined;
  /** The page's own words for a list without products. */
  Nothing: ComponentType | undefined;
};

/**
 * Suggests a way on from an empty list: removing a filter, an existing page, or other categories.
 */
export default function EmptyList({
  listing,
  place,
  hrefOf,
  keyword,
  Nothing = NothingHere,
}: EmptyListProps) {
  const narrowed = narrowings(place, listing.facets);
  if (listing.total > 0) {
    return (
      <div className="stack browse-note">
        <p>
          There is no page {listing.page}: these {countWords(listing.total, 'product')} end before.
        </p>
        <p>
          <Link to={hrefOf({ ...place, page: 1 })}>Go to the first page</Link>
        </p>
      </div>
    );
  }
  if (narrowed.length > 0) {
    return (
      <div className="stack browse-note">
        <p>No product fits all of these filters together. Give one of them up:</p>
        <ul className="browse-ways">
          {narrowed.map(({ key, words, without }) => (
            <li key={key}>
              <Link to={hrefOf(without)} preventScrollReset>
                Without {words}
              </Link>
            </li>
          ))}
          <li>
            <Link to={hrefOf(everything)} preventScrollReset>
              Without any filter
            </Link>
          </li>
        </ul>
      </div>
    );
  }
  return keyword === undefined ? (
    <Nothing />
  ) : (
    <NothingFound keyword={keyword} near={listing.nearSearches} />
  );
}

function NothingHere() {
  return (
    <>
      <p className="browse-note">
        Nothing stands here at the moment. New pieces arrive every week.
      </p>
      <PopularCategories />
    </>
  );
}

/** §8 The message for a search without results, with suggestions. */
function NothingFound({ keyword, near }: { keyword: string; near: Listing['nearSearches'] }) {
  const says = messages.searchNothing(keyword);
  // Announces the result to screen readers: the search found nothing, but the page loaded.
  useEffect(() => announce(says), [says]);
  return (
    <>
      <div className="stack browse-note">
        <p>{says}</p>
        {near ? (
          <>
            <h3 id="near-searches">These find something</h3>
            <ul className="browse-ways" aria-labelledby="near-searches">
              {near.map((one) => (
                <li key={one.keyword}>
                  <Link to={searchHref(one.keyword)}>{one.keyword}</Link>{' '}
                  <span className="muted">{countWords(one.count, 'product')}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <ul>
          <li>
            Check the spelling, or try fewer words: “eagle” finds more than “silver eagel 2026
            coin”.
          </li>
          <li>Weights may be written as 1 oz, 1/10 oz, 100 gram or 1 kilo.</li>
          <li>
            <a href="#searchkey">Search again</a> with other words.
          </li>
        </ul>
        <p>
          Or ask a person: <a href={SUPPORT_PHONE_HREF}>{SUPPORT_PHONE}</a>, or{' '}
          <Link to="/company/contact-us">write to us</Link>.
        </p>
      </div>
      <PopularCategories />
      <RecentSearches except={keyword} />
    </>
  );
}
