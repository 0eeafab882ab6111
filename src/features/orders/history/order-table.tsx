import { Link } from 'react-router';

import type { OrderRow } from '#api/orders/order-history.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { orderHref } from '../order-path.ts';
import { contentWords, METHOD_WORDS, paidWords, STATUS_WORDS } from '../order-words.ts';
import { OrderMore } from './order-more.tsx';
import { TrackingLink } from '../tracking/tracking-link.tsx';
import './order-table.css';

/** Orders as rows; on a narrow screen each row is a card. */
export function OrderTable({ rows, caption }: { rows: readonly OrderRow[]; caption: string }) {
  return (
    <div className="order-list">
      <table className="order-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Placed</th>
            <th scope="col">Status</th>
            <th scope="col">Payment</th>
            <th scope="col" data-figure="">
              Total
            </th>
            <th scope="col" data-figure="">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.invoice} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: OrderRow }) {
  return (
    <tr>
      <th scope="row" className="order-table-what">
        <img src={row.image} alt="" width="64" height="64" loading="lazy" />
        <Link to={orderHref(row.invoice)} className="order-table-invoice figures">
          {row.invoice}
        </Link>{' '}
        <small>{contentWords(row)}</small>
      </th>
      <td data-label="Placed">
        <time dateTime={row.placedAt}>{shortDate(row.placedAt)}</time>
      </td>
      <td data-label="Status">
        <div>
          {STATUS_WORDS[row.status]}{' '}
          {row.shipsBy ? <small>Ships by {shortDate(row.shipsBy)}</small> : null}{' '}
          {row.trackingNo ? (
            <small>
              <TrackingLink
                number={row.trackingNo}
                {...(row.carrier && { carrier: row.carrier })}
              />
            </small>
          ) : null}
        </div>
      </td>
      <td data-label="Payment">
        <div>
          {METHOD_WORDS[row.paymentMethod]}{' '}
          <small>{paidWords(row.paymentStatus, row.paymentMethod)}</small>
        </div>
      </td>
      <td data-label="Total" data-figure="" className="figures">
        {formatMoney(row.totalCents)}
      </td>
      <td data-figure="" data-print="no">
        <OrderMore invoice={row.invoice} />
      </td>
    </tr>
  );
}
