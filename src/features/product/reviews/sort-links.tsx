import { Link } from 'react-router';

import type { ReviewChoice } from '#api/reviews/reviews.ts';

import './sort-links.css';

const SORTS = [
  [undefined, 'Newest'],
  ['highest', 'Highest'],
  ['lowest', 'Lowest'],
] as const;

/** The orders of a list of reviews, each an address. */
export function SortLinks({
  sort,
  hrefOf,
}: {
  sort: ReviewChoice['sort'];
  hrefOf: (sort: ReviewChoice['sort']) => string;
}) {
  return (
    <nav aria-label="Order of the reviews">
      <ul className="sort-links">
        {SORTS.map(([name, label]) => (
          <li key={label}>
            <Link
              to={hrefOf(name)}
              preventScrollReset
              aria-current={name === sort ? 'true' : undefined}
            >
              {label}
              <span className="visually-hidden"> first</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
