import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import {
  allReviewsQuery,
  REVIEWS_PER_PAGE,
  type ReviewPage,
  type ReviewsPlace,
} from '#api/reviews/reviews.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import '#commerce/page/fold.css';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { Pagination } from '#ui/frame/pagination.tsx';
import { Icon } from '#ui/icon.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';

import { OWN_REVIEWS_PATH } from '../review-rules.ts';
import { ReviewItem } from '../review-item.tsx';
import { SortLinks } from '../sort-links.tsx';
import { allIn, AverageStars, StarCounts } from '../star-counts.tsx';
import { filterWords, subjectWords } from './place-words.ts';
import { ReviewFilters } from './review-filters.tsx';
import { REVIEWS_PATH, reviewsHref } from './reviews-place.ts';
import './all-reviews.css';

/** §2 The reviews of the shop and of all products. `own` tells customers of theirs. */
export function AllReviews({ place, own }: { place: ReviewsPlace; own: ReactNode }) {
  const { data } = useSuspenseQuery(allReviewsQuery(place));
  return (
    <div className="all-reviews page-width">
      <Breadcrumb trail={[]} here="Reviews" />
      <PageHeading
        lead="Of the pieces and of the shop, good and bad. We read each before it appears."
        aside={<LinkButton to={`${OWN_REVIEWS_PATH}#to-review`}>Write about your order</LinkButton>}
      >
        What buyers say
      </PageHeading>
      {own}
      <div className="all-reviews-parts">
        <div>
          <AverageStars page={data} of={subjectWords(place)} />
          <details className="fold all-reviews-fold">
            <summary className="fold-summary">
              Stars, kind and metal
              <span className="all-reviews-chosen">
                <span className="visually-hidden">: </span>
                {filterWords(place)}
              </span>
              <Icon name="chevron-down" />
            </summary>
            <StarCounts
              counts={data.counts}
              chosen={place.stars}
              hrefOf={(stars) => reviewsHref({ ...place, stars, page: 1 })}
            />
            <ReviewFilters place={place} />
          </details>
        </div>
        <Found place={place} data={data} />
      </div>
    </div>
  );
}

/** The reviews that were asked for; their heading takes the focus when the address changes. */
function Found({ place, data }: { place: ReviewsPlace; data: ReviewPage }) {
  const heading = useFocusOnChange(reviewsHref(place));
  const { stars, sort, page } = place;
  const { total, pages, reviews } = data;
  const first = (page - 1) * REVIEWS_PER_PAGE + 1;
  const hidden = [subjectWords(place), sort ? `, ${sort} first` : ''].join('');
  return (
    <section>
      <div className="all-reviews-head">
        <h2 id="all-reviews" tabIndex={-1} ref={heading}>
          {total === 0 ? 'No review' : countWords(total, 'review')}
          {stars ? ` with ${countWords(stars, 'star')}` : null}
          <span className="visually-hidden"> {hidden}</span>
          {pages > 1 && page <= pages && page > 1 ? (
            <span className="all-reviews-page">
              , page {formatCount(page)} of {formatCount(pages)}
            </span>
          ) : null}
        </h2>
        <SortLinks sort={sort} hrefOf={(next) => reviewsHref({ ...place, sort: next, page: 1 })} />
      </div>
      {reviews.length > 0 ? (
        <ol className="review-list">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ol>
      ) : (
        <NothingHere place={place} data={data} />
      )}
      {reviews.length > 0 && pages > 1 ? (
        <div className="all-reviews-foot">
          <p className="muted figures">
            {formatCount(first)} to {formatCount(first + reviews.length - 1)} of{' '}
            {formatCount(total)}
          </p>
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(other) => reviewsHref({ ...place, page: other })}
          />
        </div>
      ) : null}
    </section>
  );
}

/** Why no review is shown, with the ways back. */
function NothingHere({ place, data }: { place: ReviewsPlace; data: ReviewPage }) {
  const { pages } = data;
  if (pages > 0) {
    return (
      <div className="all-reviews-empty">
        <p>
          The reviews end with page {formatCount(pages)}; there is no page {formatCount(place.page)}
          .
        </p>
        <p>
          <Link to={reviewsHref({ ...place, page: pages })}>Show the last page</Link>
        </p>
        <p>
          <Link to={reviewsHref({ ...place, page: 1 })}>Show the first page</Link>
        </p>
      </div>
    );
  }
  const others = allIn(data.counts);
  return (
    <div className="all-reviews-empty">
      <p>
        {place.stars
          ? `Nobody has given ${countWords(place.stars, 'star')} ${subjectWords(place) ? `in a review ${subjectWords(place)}` : 'yet'}.`
          : `Nobody has written a review ${subjectWords(place) || 'yet'}.`}
      </p>
      {place.stars && others > 0 ? (
        <p>
          <Link to={reviewsHref({ ...place, stars: undefined, page: 1 })}>
            Show {countWords(others, 'review')} with any stars
          </Link>
        </p>
      ) : null}
      <p>
        <Link to={REVIEWS_PATH}>Show all reviews</Link>
      </p>
    </div>
  );
}
