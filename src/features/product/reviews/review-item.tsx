import { Link } from 'react-router';

import type { Review } from '#api/reviews/reviews.ts';
import { longDate } from '#commerce/format/date.ts';

import { Stars } from './stars.tsx';
import './review-item.css';

/** One review with the store's answer; beside it, or below, who wrote it and about what. */
export function ReviewItem({ review }: { review: Review }) {
  const { product, reply } = review;
  return (
    <li className="review-item">
      <div>
        <Stars rating={review.rating} />
        <h3>{review.heading}</h3>
        <p>{review.text}</p>
        {reply ? <Reply reply={reply} /> : null}
      </div>
      <div className="review-item-who figures">
        <p>
          <b>{review.author}</b>
        </p>
        <p className="muted">
          {review.verified ? 'Verified buyer, ' : null}
          <time dateTime={review.date}>{longDate(review.date)}</time>
        </p>
        {product ? (
          <p>
            <Link to={product.href}>{product.name}</Link>
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** What the shop answered. */
export function Reply({ reply }: { reply: { by: string; text: string } }) {
  return (
    <blockquote className="review-reply">
      <p>
        <b>{reply.by}</b> <span className="muted">answered</span>
      </p>
      <p>{reply.text}</p>
    </blockquote>
  );
}
