import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import {
  saleQuery,
  type PayoutMethod,
  type SaleDetails as Sale,
} from '#api/orders/sales-orders.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { DataTable } from '#ui/frame/data-table.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { ACCOUNT } from '../account-crumb.ts';
import { TrackingLink } from '../tracking/tracking-link.tsx';
import { SALE_WORDS } from './sales-list.tsx';
import { SALES_PATH } from '../sales-path.ts';
import '../order-screens.css';

const PAYOUT_WORDS: Record<PayoutMethod, string> = {
  check: 'By check',
  ach: 'To your bank account',
  wire: 'By bank wire',
};

/** One sale to the store: the products, the deductions with their reasons, and the payout. */
export function SaleDetails({ invoice }: { invoice: string }) {
  const { data: sale } = useSuspenseQuery(saleQuery(invoice));
  return (
    <div className="order-screen page-width stack">
      <Breadcrumb
        trail={[ACCOUNT, { label: 'What you sold to us', href: SALES_PATH }]}
        here={invoice}
      />
      <PageHeading lead={`${SALE_WORDS[sale.status]}. Agreed on ${shortDate(sale.placedAt)}.`}>
        Sale {invoice}
      </PageHeading>
      <SoldLines sale={sale} />
      <Facts sale={sale} />
    </div>
  );
}

function SoldLines({ sale }: { sale: Sale }) {
  return (
    <DataTable caption="What you sold">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" data-figure="">
            Quantity
          </th>
          <th scope="col" data-figure="">
            Each
          </th>
          <th scope="col" data-figure="">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {sale.lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">
              {line.name}
              {line.deductionCents > 0
                ? `, ${formatMoney(line.deductionCents)} taken off: ${line.why ?? 'condition'}`
                : null}
            </th>
            <td data-figure="">{line.quantity}</td>
            <td data-figure="">{formatMoney(line.unitCents)}</td>
            <td data-figure="">{formatMoney(line.totalCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Total
          </th>
          <td data-figure="">{formatMoney(sale.totalCents)}</td>
        </tr>
      </tfoot>
    </DataTable>
  );
}

function Facts({ sale }: { sale: Sale }) {
  const { reference, payout, shipBy, paidOn, trackingNo, carrier } = sale;
  return (
    <dl className="order-sheet">
      {reference ? (
        <Fact label="From your request">
          <Link to={`/sell-to-us/requests/${reference}`}>{reference}</Link>
        </Fact>
      ) : null}
      {payout ? <Fact label="How we pay">{PAYOUT_WORDS[payout]}</Fact> : null}
      {paidOn ? <Fact label="Paid on">{shortDate(paidOn)}</Fact> : null}
      {shipBy ? <Fact label="To be sent by">{shortDate(shipBy)}</Fact> : null}
      {trackingNo ? (
        <Fact label="Your parcel">
          <TrackingLink number={trackingNo} {...(carrier && { carrier })} />
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
