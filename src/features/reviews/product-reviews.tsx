import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { formatCount } from '#commerce/format/count.ts';
import { hasFailed } from '#commerce/page/has-failed.ts';
import { LinkButton } from '#ui/button.tsx';
import { Pagination } from '#ui/frame/pagination.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';

import { pagesOf, productReviewsStart, reviewsHref, reviewsPageOf } from './pages.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';
import { writeReviewHref } from './review-rules.ts';
import { ReviewsFailed, ReviewsLoading } from './reviews-state.tsx';
import './product-reviews.css';

/** The reviews of a product: the rating summary, the first few reviews, and all by page. */
export function ProductReviews({ productId, name }: { productId: number; name: string }) {
  const [query] = useSearchParams();
  const page = reviewsPageOf(query);
  const reviews = useQuery({
    ...productReviewsStart(productId, query),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, refetch } = reviews;
  const failed = hasFailed(reviews);
  const heading = useFocusOnChange(page);
  return (
    <section className="section" id="reviews" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" tabIndex={-1} ref={heading}>
        Customer reviews
        {page > 0 ? <span className="visually-hidden">page {page}</span> : null}
      </h2>
      {failed ? (
        <ReviewsFailed pending={isFetching} headingId="reviews-heading" retry={refetch} />
      ) : null}
      {!failed && !data ? <ReviewsLoading /> : null}
      {data?.total === 0 ? <p className="muted">Nobody has reviewed it yet.</p> : null}
      <p className="product-reviews-write">
        <LinkButton to={writeReviewHref(productId)}>Write a review</LinkButton>
      </p>
      {data && data.total > 0 ? (
        <div className="product-reviews">
          <RatingSummary page={data} name={name} />
          <div>
            <ol className="product-reviews-list" aria-label="Reviews">
              {data.reviews.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ol>
            {page === 0 && data.total > data.reviews.length ? (
              <p className="product-reviews-more">
                <LinkButton to={reviewsHref(query, 1)} preventScrollReset>
                  Read all {formatCount(data.total)} reviews
                </LinkButton>
              </p>
            ) : null}
            {page > 0 ? (
              <Pagination
                page={page}
                pages={pagesOf(data.total)}
                hrefOf={(other) => reviewsHref(query, other)}
              />
            ) : null}
          </div>
        </div>
      ) : null}
    </section>
  );
}
