import { Link } from 'react-router';

import type { Review } from '#api/reviews/reviews.ts';
import { countWords } from '#commerce/format/count.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { Icon } from '#ui/icon.tsx';

import './review-item.css';

/** One review with the store's answer. */
export function ReviewItem({ review }: { review: Review }) {
  const { product, reply } = review;
  return (
    <li className="review-item">
      <h3>{review.heading}</h3>
      <p className="review-item-facts figures">
        <b>{countWords(review.rating, 'star')} of 5</b> <span>{review.author}</span>{' '}
        {review.verified ? (
          <span className="review-item-verified">
            <Icon name="check" /> Verified purchase
          </span>
        ) : null}{' '}
        <time dateTime={review.date}>{shortDate(review.date)}</time>
      </p>
      <p className="review-item-text">{review.text}</p>
      {product ? (
        <p className="review-item-product">
          <Link to={product.href}>{product.name}</Link>
        </p>
      ) : null}
      {reply ? (
        <div className="review-item-reply">
          <p>
            <b>{reply.by} answered</b>
          </p>
          <p>{reply.text}</p>
        </div>
      ) : null}
    </li>
  );
}
