import './stars.css';

/** Stars as a row of marks, and as "2 of 5", which screen readers hear as "2 stars of 5". */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className="stars figures">
      <span className="stars-marks" aria-hidden="true">
        {'★'.repeat(rating)}
        {'☆'.repeat(5 - rating)}
      </span>
      <span>
        {rating}
        <span className="visually-hidden"> {rating === 1 ? 'star' : 'stars'}</span> of 5
      </span>
    </p>
  );
}
