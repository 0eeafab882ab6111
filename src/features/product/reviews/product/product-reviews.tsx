import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import type { ReviewChoice, ReviewPage } from '#api/reviews/reviews.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { hasFailed } from '#commerce/page/has-failed.ts';
import { LinkButton } from '#ui/button.tsx';
import { Pagination } from '#ui/frame/pagination.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';

import { ReviewItem } from '../review-item.tsx';
import { writeReviewHref } from '../review-rules.ts';
import { ReviewsFailed, ReviewsLoading } from '../reviews-state.tsx';
import { SortLinks } from '../sort-links.tsx';
import { allIn, AverageStars, StarCounts } from '../star-counts.tsx';
import {
  productReviewsAt,
  productReviewsHref,
  productReviewsStart,
} from './product-reviews-place.ts';
import './product-reviews.css';

/** The reviews of a product: their counts by stars, the first few, and all by page. */
export default function ProductReviews({ productId }: { productId: number }) {
  const [search] = useSearchParams();
  const choice = productReviewsAt(search);
  const reviews = useQuery({
    ...productReviewsStart(productId, search),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, refetch } = reviews;
  const failed = hasFailed(reviews);
  const heading = useFocusOnChange(productReviewsHref(new URLSearchParams(), choice));
  const hrefOf = (next: Partial<ReviewChoice>) =>
    productReviewsHref(search, { ...choice, page: 1, ...next });
  return (
    <section className="section" id="reviews">
      <h2 id="reviews-heading" tabIndex={-1} ref={heading}>
        Customer reviews
        <span className="visually-hidden">{data && choiceWords(choice, data)}</span>
      </h2>
      {failed ? (
        <ReviewsFailed pending={isFetching} headingId="reviews-heading" retry={refetch} />
      ) : null}
      {!failed && !data ? <ReviewsLoading /> : null}
      {data && allIn(data.counts) === 0 ? (
        <p className="muted">Nobody has reviewed it yet.</p>
      ) : null}
      <p className="row">
        <LinkButton to={writeReviewHref(productId)}>Write a review</LinkButton>
      </p>
      {data && allIn(data.counts) > 0 ? (
        <div className="product-reviews section">
          <div className="stack">
            <AverageStars page={data} />
            <StarCounts
              counts={data.counts}
              chosen={choice.stars}
              hrefOf={(stars) => hrefOf({ stars })}
            />
          </div>
          <div>
            <SortLinks sort={choice.sort} hrefOf={(sort) => hrefOf({ sort })} />
            <Shown data={data} choice={choice} hrefOf={hrefOf} />
          </div>
        </div>
      ) : null}
    </section>
  );
}

type ShownProps = {
  data: ReviewPage;
  choice: ReviewChoice;
  /** Without a page, the first one. */
  hrefOf: (next: Partial<ReviewChoice>) => string;
};

function Shown({ data, choice, hrefOf }: ShownProps) {
  const { total, reviews } = data;
  const { page, stars } = choice;
  if (reviews.length === 0) {
    return (
      <div className="stack">
        <p>
          {total === 0 && stars
            ? `Nobody has given it ${countWords(stars, 'star')}.`
            : 'The reviews end before this page.'}
        </p>
        <p>
          <LinkButton to={hrefOf({ stars: undefined })} preventScrollReset>
            Show all reviews
          </LinkButton>
        </p>
      </div>
    );
  }
  return (
    <>
      <ol className="review-list" aria-label="Reviews">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ol>
      {page === 0 && total > reviews.length ? (
        <p className="row">
          <LinkButton to={hrefOf({})} preventScrollReset>
            Read all {formatCount(total)} reviews
          </LinkButton>
        </p>
      ) : null}
      {page > 0 ? (
        <Pagination page={page} pages={data.pages} hrefOf={(other) => hrefOf({ page: other })} />
      ) : null}
    </>
  );
}

/** What the heading says when it takes the focus: ", 5 reviews with 2 stars, lowest first, page 2". */
function choiceWords({ page, stars, sort }: ReviewChoice, { total }: ReviewPage): string {
  if (page === 0 && !stars && !sort) return '';
  return [
    '',
    countWords(total, 'review') + (stars ? ` with ${countWords(stars, 'star')}` : ''),
    ...(sort ? [`${sort} first`] : []),
    ...(page > 1 ? [`page ${page}`] : []),
  ].join(', ');
}
