import { Link } from 'react-router';

import type { ReviewPage } from '#api/reviews/reviews.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';

import './star-counts.css';

type StarCountsProps = {
  counts: ReviewPage['counts'];
  /** The number of stars that is shown; absent for all. */
  chosen: number | undefined;
  hrefOf: (stars: number | undefined) => string;
};

/** How many reviews gave each number of stars, drawn as bars; each leads to these reviews. */
export function StarCounts({ counts, chosen, hrefOf }: StarCountsProps) {
  const all = allIn(counts);
  const rows = [{ rating: undefined, count: all }, ...counts];
  return (
    <nav className="star-counts figures" aria-label="By stars">
      <p aria-hidden="true">
        <b>By stars</b>
      </p>
      <ul className="star-counts-list">
        {rows.map(({ rating, count }) => (
          <li key={rating ?? 'all'}>
            <Link
              to={hrefOf(rating)}
              preventScrollReset
              aria-current={rating === chosen ? 'true' : undefined}
            >
              <span className="star-counts-name">
                {rating ? countWords(rating, 'star') : 'All'}
              </span>
              {rating ? (
                <svg className="star-counts-bar" aria-hidden="true">
                  <rect width={`${all ? (count / all) * 100 : 0}%`} height="100%" />
                </svg>
              ) : (
                <span />
              )}
              <span>
                <span className="visually-hidden">, </span>
                {formatCount(count)}
                <span className="visually-hidden"> {count === 1 ? 'review' : 'reviews'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All reviews, whatever their stars. */
export function allIn(counts: ReviewPage['counts']): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** The average of the stars in large figures, and of how many reviews it is; `of` follows their number. */
export function AverageStars({ page, of = '' }: { page: ReviewPage; of?: string }) {
  if (page.average === undefined) return null;
  return (
    <p className="average-stars muted figures">
      <span className="display">{page.average.toFixed(1)}</span>{' '}
      <span>
        of 5, from {countWords(allIn(page.counts), 'review')} {of}
      </span>
    </p>
  );
}
