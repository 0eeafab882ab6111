import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { orderQuery, type Order } from '#api/orders/order.ts';
import { returnsQuery, type OrderReturns } from '#api/orders/returns.ts';
import { longDate } from '#commerce/format/date.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { ACCOUNT } from '../account-crumb.ts';
import { HISTORY_PATH } from '../history/order-place.ts';
import { orderHref } from '../order-path.ts';
import { ReturnForm } from './return-form.tsx';
import { ReturnRefused } from './return-refused.tsx';
import { ReturnSent } from './return-sent.tsx';
import type { ReturnStart } from './use-return-form.ts';
import './return-page.css';

/**
 * The page that asks for a return of an order: its form, or why nothing can be returned. After a
 * request, `sent` is its number, and the page tells what happens next.
 */
export function ReturnPage({
  invoice,
  start,
  sent,
}: {
  invoice: string;
  start: ReturnStart;
  sent: string | null;
}) {
  const { data: order } = useSuspenseQuery(orderQuery(invoice));
  const { data: terms } = useSuspenseQuery(returnsQuery(invoice));
  const asked = terms.returns.find(({ number }) => number === sent);
  return (
    <div className="return-page page-width">
      <Breadcrumb
        trail={[
          ACCOUNT,
          { label: 'Order history', href: HISTORY_PATH },
          { label: invoice, href: orderHref(invoice) },
        ]}
        here="Return"
      />
      {asked ? (
        <ReturnSent
          key={asked.number}
          invoice={invoice}
          asked={asked}
          terms={terms}
          customerId={start.customerId}
        />
      ) : (
        <AskPart order={order} terms={terms} start={start} />
      )}
    </div>
  );
}

type AskPartProps = { order: Order; terms: OrderReturns; start: ReturnStart };

function AskPart({ order, terms, start }: AskPartProps) {
  const { invoice, placedAt } = order;
  // A form that is being filled in stays, although another tab may have asked for the rest.
  const [refusal] = useState(terms.refusal);
  const day = terms.deliveredAt
    ? `delivered on ${longDate(terms.deliveredAt)}`
    : `placed on ${longDate(placedAt)}`;
  return (
    <>
      <PageHeading lead={`Order ${invoice}, ${day}.`}>Ask for a return</PageHeading>
      {refusal ? (
        <ReturnRefused invoice={invoice} refusal={refusal} terms={terms} />
      ) : (
        <ReturnForm order={order} terms={terms} start={start} />
      )}
    </>
  );
}
