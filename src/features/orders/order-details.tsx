import { useSuspenseQuery } from '@tanstack/react-query';

import { orderQuery } from '#api/order.ts';
import { messages } from '#commerce/messages.ts';
import { pageTitle } from '#commerce/titles.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

import { ACCOUNT } from './account-crumb.ts';
import { InvoiceLink } from './invoice-link.tsx';
import { OrderAgain, type OrderedAgain } from './order-again.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderLines } from './order-lines.tsx';
import { HISTORY_PATH } from './order-place.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { sayDay, STATUS_WORDS } from './order-words.ts';
import { Parcels } from './parcels.tsx';
import './order-details.css';
import './order-screens.css';

/**
 * §2 One order: where it is, what it holds, what it came to. `again` is what came of ordering it
 * again, `couldNotDownload` that its invoice did not come.
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
  const { status, events, shipsBy } = order;
  return (
    <div className="order-screen order-details page-width">
      <title>{pageTitle(`Order ${invoice}`)}</title>
      <Breadcrumb
        trail={[ACCOUNT, { label: 'Order history', href: HISTORY_PATH }]}
        here={invoice}
      />
      <PageHeading
        lead={`${status === 'Placed' ? '' : `${STATUS_WORDS[status]}. `}Placed on ${sayDay(order.placedAt)}.`}
        aside={<InvoiceLink invoice={invoice} />}
      >
        Order {invoice}
      </PageHeading>
      {couldNotDownload ? <p className="order-notice">{messages.invoiceFailed}</p> : null}
      <div className="order-details-parts">
        <div className="order-details-column">
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
          <OrderAgain order={order} again={again} />
          <OrderBill order={order} />
          <OrderDelivery order={order} />
        </div>
      </div>
    </div>
  );
}
