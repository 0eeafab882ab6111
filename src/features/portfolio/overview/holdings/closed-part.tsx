import { Link } from 'react-router';

import type { ClosedHolding } from '#api/portfolio/portfolio.ts';
import { formatCount } from '#commerce/format/count.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';

/** Products that were sold whole: their gain stays, though they are held no more. */
export function ClosedPart({ closed }: { closed: readonly ClosedHolding[] }) {
  if (closed.length === 0) return null;
  return (
    <section className="section">
      <h2>Sold</h2>
      <div className="holdings-frame">
        <table className="holdings-table">
          <caption className="visually-hidden">Products that you have sold whole</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              {['Units sold', 'Last sold', 'You had paid', 'Gain'].map((head) => (
                <th key={head} scope="col" data-figure="">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {closed.map(({ id, name, href, units, lastSold, paidCents, gainCents }) => (
              <tr key={id}>
                <th scope="row" className="holdings-closed">
                  {href ? <Link to={href}>{name}</Link> : name}
                </th>
                <td data-label="Units sold" data-figure="">
                  {formatCount(units)}
                </td>
                <td data-label="Last sold" data-figure="">
                  <time dateTime={lastSold}>{shortDate(lastSold)}</time>
                </td>
                <td data-label="You had paid" data-figure="">
                  {paidCents === undefined ? 'not known' : formatMoney(paidCents)}
                </td>
                <td
                  data-label="Gain"
                  data-figure=""
                  data-way={gainCents > 0 ? 'up' : gainCents < 0 ? 'down' : undefined}
                >
                  <b>{formatMoneyChange(gainCents)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
