import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { salesQuery, type SalesOrderStatus } from '#api/orders/sales-orders.ts';
import { customerQuery } from '#api/session/session.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { ACCOUNT } from '../account-crumb.ts';
import { OrderTabs } from '../history/order-tabs.tsx';
import { SALES_PATH } from '../sales-path.ts';
import '../history/order-table.css';

/** The status of a sale, worded for its seller. */
export const SALE_WORDS: Record<SalesOrderStatus, string> = {
  Locked: 'Price locked, send your metal',
  Received: 'Received',
  Inspected: 'Inspected',
  Paid: 'Paid',
  Cancelled: 'Cancelled',
};

/** §7 The sales of a customer to the store. */
export function SalesList() {
  const { data: customer } = useSuspenseQuery(customerQuery());
  const { data: sales } = useSuspenseQuery(salesQuery(customer.email));
  return (
    <div className="order-screen page-width stack">
      <Breadcrumb trail={[ACCOUNT]} here="What you sold to us" />
      <PageHeading>What you sold to us</PageHeading>
      <OrderTabs here={SALES_PATH} />
      {sales.length === 0 ? (
        <div className="stack">
          <p className="lead">
            You have not sold anything to us yet. Ask for a quote, lock the price, and send your
            metal insured.
          </p>
          <p>
            <LinkButton to="/sell-to-us">How selling works</LinkButton>
          </p>
        </div>
      ) : (
        <div className="order-list">
          <table className="order-table">
            <caption className="visually-hidden">Sales</caption>
            <thead>
              <tr>
                <th scope="col">Sale</th>
                <th scope="col">Agreed</th>
                <th scope="col">Status</th>
                <th scope="col" data-figure="">
                  Total
                </th>
              </tr>
            </thead>
            <tbody>
              {sales.map((sale) => (
                <tr key={sale.invoice}>
                  <th scope="row">
                    <Link
                      to={`${SALES_PATH}/${sale.invoice}`}
                      className="order-table-invoice figures"
                    >
                      {sale.invoice}
                    </Link>
                  </th>
                  <td data-label="Agreed">
                    <time dateTime={sale.placedAt}>{shortDate(sale.placedAt)}</time>
                  </td>
                  <td data-label="Status">{SALE_WORDS[sale.status]}</td>
                  <td data-label="Total" data-figure="" className="figures">
                    {formatMoney(sale.totalCents)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
