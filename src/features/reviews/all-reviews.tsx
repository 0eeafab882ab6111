import { useSuspenseQuery } from '@tanstack/react-query';

import { allReviewsQuery } from '#api/reviews/reviews.ts';
import { pageTitle, STORE_NAME } from '#commerce/page/titles.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { Pagination } from '#ui/frame/pagination.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';

import { pagesOf } from './pages.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';
import './product-reviews.css';

/** §2 All reviews, newest first, with paging. */
export function AllReviews({ page }: { page: number }) {
  const { data } = useSuspenseQuery(allReviewsQuery(page));
  const heading = useFocusOnChange(page);
  const pages = pagesOf(data.total);
  return (
    <div className="page-width">
      <title>{pageTitle(...(page > 1 ? [`Page ${page}`] : []), 'Customer reviews')}</title>
      <PageHeading lead="What buyers wrote about what they received, good and bad, as they wrote it.">
        Customer reviews
      </PageHeading>
      {data.total === 0 ? <p>Nobody has written a review yet.</p> : null}
      {data.total > 0 ? (
        <div className="product-reviews">
          <RatingSummary page={data} name={STORE_NAME} />
          <section aria-labelledby="all-reviews">
            <h2 id="all-reviews" tabIndex={-1} ref={heading}>
              {pages > 1 ? `Newest first, page ${page} of ${pages}` : 'Newest first'}
            </h2>
            {data.reviews.length > 0 ? (
              <ol className="product-reviews-list">
                {data.reviews.map((review) => (
                  <ReviewItem key={review.id} review={review} />
                ))}
              </ol>
            ) : (
              <p>The reviews end before this page.</p>
            )}
            <Pagination page={page} pages={pages} hrefOf={(other) => `/reviews?page=${other}`} />
          </section>
        </div>
      ) : null}
    </div>
  );
}
