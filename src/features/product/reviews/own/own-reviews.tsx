import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import {
  ownReviewsQuery,
  type OwnReview,
  type OwnReviews as Own,
  type ReviewedProduct,
  type ToReview,
} from '#api/reviews/own-reviews.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { longDate } from '#commerce/format/date.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { Tag } from '#ui/tag.tsx';

import { Reply } from '../review-item.tsx';
import { writeReviewHref } from '../review-rules.ts';
import { Stars } from '../stars.tsx';
import { STATE_WORDS } from './state-words.ts';
import './own-reviews.css';

/** A customer's reviews with their states, and the delivered products that they could review. */
export function OwnReviews() {
  const { data } = useSuspenseQuery(ownReviewsQuery());
  return (
    <div className="own-reviews page-width">
      <Breadcrumb trail={[{ label: 'Your account', href: '/myaccounts' }]} here="Your reviews" />
      <PageHeading lead="We read each review before it appears, within a business day. Good or bad, it appears as you wrote it.">
        Your reviews
      </PageHeading>
      <div className="own-reviews-parts">
        <section>
          <h2>{writtenWords(data.reviews.length)}</h2>
          {data.reviews.length > 0 ? (
            <ol className="own-list">
              {data.reviews.map((review) => (
                <Written key={review.id} review={review} />
              ))}
            </ol>
          ) : (
            <p className="own-links">
              What others write: <Link to="/reviews">all reviews</Link>
            </p>
          )}
        </section>
        <section>
          <h2 id="to-review" tabIndex={-1}>
            Write about your order
          </h2>
          <ToWrite {...data} />
        </section>
      </div>
    </div>
  );
}

function writtenWords(count: number): string {
  return count === 0 ? 'You have not written a review yet' : countWords(count, 'review');
}

function ToWrite({ toReview, toReviewTotal }: Own) {
  const more = toReviewTotal - toReview.length;
  if (toReview.length === 0) {
    return <p>There is nothing to write about: a product comes here when it is delivered.</p>;
  }
  return (
    <>
      <ul className="own-list">
        {toReview.map((one) => (
          <Open key={one.product.id} open={one} />
        ))}
      </ul>
      {more > 0 ? (
        <p className="own-links">
          {formatCount(more)} more: each order of your{' '}
          <Link to="/orders/order-history">order history</Link> leads to its own.
        </p>
      ) : null}
    </>
  );
}

function Open({ open: { product, invoice, deliveredOn } }: { open: ToReview }) {
  return (
    <li className="own-item">
      <Art product={product} />
      <div>
        <h3>{product.name}</h3>
        <p className="muted figures">
          Delivered <time dateTime={deliveredOn}>{longDate(deliveredOn)}</time>, order {invoice}
        </p>
        <p className="own-links">
          <Link to={writeReviewHref(product.id, invoice)}>
            Write a review<span className="visually-hidden"> of {product.name}</span>
          </Link>
        </p>
      </div>
    </li>
  );
}

function Written({ review }: { review: OwnReview }) {
  const { product, state, declinedFor, reply } = review;
  return (
    <li className="own-item">
      <Art product={product} />
      <div>
        <p className="own-item-state figures">
          <Tag tone={TONES[state]}>{STATE_WORDS[state]}</Tag>{' '}
          <span className="muted">
            written <time dateTime={review.writtenAt}>{longDate(review.writtenAt)}</time> as{' '}
            {review.author}
          </span>
        </p>
        {declinedFor ? <p className="own-item-reason">{declinedFor}</p> : null}
        <h3>{review.heading}</h3>
        <Stars rating={review.rating} />
        <p className="own-item-text">{review.text}</p>
        {reply ? <Reply reply={reply} /> : null}
        <p className="own-links">
          {product.href ? (
            <Link to={state === 'Published' ? `${product.href}#reviews` : product.href}>
              {product.name}
            </Link>
          ) : (
            product.name
          )}{' '}
          {state === 'Declined' && product.href ? (
            <Link to={writeReviewHref(product.id)}>
              Write it again<span className="visually-hidden">, {product.name}</span>
            </Link>
          ) : null}
        </p>
      </div>
    </li>
  );
}

const TONES = { Waiting: 'plain', Published: 'good', Declined: 'bad' } as const;

function Art({ product: { image } }: { product: ReviewedProduct }) {
  return image ? <img src={image} alt="" width="96" height="96" loading="lazy" /> : <span />;
}
