import { Link } from 'react-router';

import type { SaleRequest } from '#api/sell/sale-requests.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';

import { contentWords, PAYOUTS, REQUESTS_PATH, STATUS_WORDS } from '../request-words.ts';
import '../sell-table.css';

type RequestTableProps = { requests: readonly SaleRequest[]; caption: string };

/** Requests, newest first, each with its state and its sum. */
export function RequestTable({ requests, caption }: RequestTableProps) {
  return (
    <div className="sell-table-frame">
      <table className="sell-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Request</th>
            <th scope="col">Sent</th>
            <th scope="col">What</th>
            <th scope="col">State</th>
            <th scope="col" data-figure="">
              Quote
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <RequestRow key={request.reference} request={request} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RequestRow({ request }: { request: SaleRequest }) {
  const { reference, sentAt, status, payout, sale, totalCents } = request;
  return (
    <tr>
      <th scope="row" className="sell-table-what">
        <Link to={`${REQUESTS_PATH}/${reference}`}>{reference}</Link>
      </th>
      <td data-label="Sent">
        <time dateTime={sentAt}>{shortDate(sentAt)}</time>
      </td>
      <td data-label="What">{contentWords(request)}</td>
      <td data-label="State">
        <span>
          {STATUS_WORDS[status]}
          {status === 'Paid' && payout ? ` ${PAYOUTS[payout].says}` : null}
          {sale ? (
            <>
              , sales order <Link to={`/orders/sales/${sale}`}>{sale}</Link>
            </>
          ) : null}
        </span>
      </td>
      <td data-label="Quote" data-figure="">
        {totalCents === undefined ? 'None' : formatMoney(totalCents)}
      </td>
    </tr>
  );
}
