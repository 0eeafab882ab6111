import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { orderQuery } from '#api/orders/order.ts';
import { PaymentInstructions } from '#commerce/orders/payment-instructions.tsx';
import { shortDate } from '#commerce/format/short-date.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { messages } from '#commerce/words/messages.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { ACCOUNT } from '../account-crumb.ts';
import { HISTORY_PATH } from '../history/order-place.ts';
import { STATUS_WORDS } from '../order-words.ts';
import { OrderReturns } from '../return/order-returns.tsx';
import { returnHref } from '../return/return-path.ts';
import { OrderTimeline } from '../tracking/order-timeline.tsx';
import { Parcels } from '../tracking/parcels.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import { OrderAgain, type OrderedAgain } from './order-again.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderLines } from './order-lines.tsx';
import '../order-screens.css';
import './order-details.css';

/**
 * §2 One order: its status, its lines, its total. `again` is the result of ordering it again,
 * `couldNotDownload` means that its invoice failed to download.
 */
export function OrderDetails({
  invoice,
  again,
  couldNotDownload,
}: {
  invoice: string;
  again: OrderedAgain | undefined;
  couldNotDownload: boolean;
}) {
  const { data: order } = useSuspenseQuery(orderQuery(invoice));
  const { status, events, shipsBy, payment } = order;
  return (
    <div className="order-screen order-details page-width">
      <title>{pageTitle(`Order ${invoice}`)}</title>
      <Breadcrumb
        trail={[ACCOUNT, { label: 'Order history', href: HISTORY_PATH }]}
        here={invoice}
      />
      <PageHeading
        lead={`${status === 'Placed' ? '' : `${STATUS_WORDS[status]}. `}Placed on ${shortDate(order.placedAt)}.`}
        aside={<InvoiceLink invoice={invoice} />}
      >
        Order {invoice}
      </PageHeading>
      {couldNotDownload ? <p className="order-notice">{messages.invoiceFailed}</p> : null}
      <div className="order-details-parts">
        <div className="order-details-column">
          {payment.instructions ? (
            <PaymentInstructions
              instructions={payment.instructions}
              cents={order.money.total}
              dueAt={payment.dueAt}
              isOnHold={status === 'On Hold'}
            />
          ) : null}
          <section aria-labelledby="order-way">
            <h2 id="order-way">Where it is</h2>
            <OrderTimeline status={status} events={events} {...(shipsBy && { shipsBy })} />
          </section>
          <section aria-labelledby="order-parcels">
            <h2 id="order-parcels">Parcels</h2>
            <Parcels parcels={order.parcels} />
          </section>
        </div>
        <div className="order-details-column">
          <OrderLines invoice={invoice} lines={order.lines} mayReview={status === 'Delivered'} />
          <OrderReturns invoice={invoice} />
          {status === 'Delivered' ? (
            <p className="order-return">
              <Link to={returnHref(invoice)}>Ask for a return</Link>
            </p>
          ) : null}
          <OrderAgain order={order} again={again} />
          <OrderBill order={order} />
          <OrderDelivery order={order} />
        </div>
      </div>
    </div>
  );
}
