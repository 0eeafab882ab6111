import type { ReviewPage } from '#api/reviews/reviews.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';

import './rating-summary.css';

/** The average and its distribution, as a table that is drawn as bars. */
export function RatingSummary({ page, name }: { page: ReviewPage; name: string }) {
  const all = page.counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="rating-summary figures">
      <p>
        <span className="display rating-summary-average">{page.average?.toFixed(1)}</span> of 5
        stars from {countWords(all, 'review')}
      </p>
      <table className="rating-summary-table">
        <caption className="visually-hidden">Stars given to {name}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Stars</th>
            <th scope="col">Reviews</th>
          </tr>
        </thead>
        <tbody>
          {page.counts.map(({ rating, count }) => (
            <tr key={rating}>
              <th scope="row">{countWords(rating, 'star')}</th>
              <td>
                <svg
                  className="rating-summary-bar"
                  width={`${all ? (count / all) * 80 : 0}%`}
                  aria-hidden="true"
                />
                {formatCount(count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
