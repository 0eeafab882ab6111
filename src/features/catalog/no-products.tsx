import { Link } from 'react-router';

import type { Listing } from '#api/listing.ts';
import { countWords, narrowings } from './place-words.ts';
import { everything, type Place } from './place.ts';

type Empty = { listing: Listing; place: Place; hrefOf: (place: Place) => string };

/** An empty list is no dead end: which filter to give up, or which page there is. */
export function NoProducts({ listing, place, hrefOf }: Empty) {
  if (listing.total > 0) {
    return (
      <div className="stack browse-note">
        <p>
          There is no page {listing.page}: these {countWords(listing.total)} end before.
        </p>
        <p>
          <Link to={hrefOf({ ...place, page: 1 })}>Go to the first page</Link>
        </p>
      </div>
    );
  }
  return (
    <div className="stack browse-note">
      <p>No product fits all of these filters together. Give one of them up:</p>
      <ul className="browse-ways">
        {narrowings(place, listing.facets).map(({ key, words, without }) => (
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
