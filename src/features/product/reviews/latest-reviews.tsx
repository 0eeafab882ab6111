import { useQuery } from '@tanstack/react-query';

import { latestReviewsQuery } from '#api/reviews/reviews.ts';
import { formatCount } from '#commerce/format/count.ts';
import { hasFailed } from '#commerce/page/has-failed.ts';

import { ReviewItem } from './review-item.tsx';
import { ReviewsFailed, ReviewsLoading } from './reviews-state.tsx';
import './latest-reviews.css';

const LATEST = 3;

/** The query of the latest reviews, for loaders. */
export function latestReviews() {
  return latestReviewsQuery(LATEST);
}

/** The latest reviews; renders nothing if there are none. */
export function LatestReviews() {
  const query = useQuery(latestReviews());
  const { data, isFetching, refetch } = query;
  const failed = hasFailed(query);
  if (data?.total === 0) return null;
  return (
    <section className="section">
      <div className="section-head">
        <h2 id="latest-reviews" tabIndex={-1}>
          What customers say
        </h2>
        {data?.average === undefined ? null : (
          <p className="muted figures">
            {data.average.toFixed(1)} of 5 stars from {formatCount(data.total)} reviews
          </p>
        )}
      </div>
      {failed ? (
        <ReviewsFailed pending={isFetching} headingId="latest-reviews" retry={refetch} />
      ) : null}
      {!failed && !data ? <ReviewsLoading /> : null}
      <ul className="latest-reviews">
        {data?.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
}
