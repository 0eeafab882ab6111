import { useSuspenseQuery } from '@tanstack/react-query';

import { orderQuery, type Order } from '#api/orders/order.ts';
import { longDate } from '#commerce/format/date.ts';
import { marketTime } from '#commerce/format/market-time.ts';
import { PaymentInstructions } from '#commerce/orders/payment-instructions.tsx';
import { STORE_NAME } from '#commerce/page/titles.ts';
import { messages } from '#commerce/words/messages.ts';
import { Button } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { ACCOUNT } from '../account-crumb.ts';
import { CancelPart } from '../cancel/cancel-part.tsx';
import { HISTORY_PATH } from '../history/order-place.ts';
import { STATUS_WORDS } from '../order-words.ts';
import { OrderReturns } from '../return/order-returns.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import { OrderAgain, type OrderedAgain } from './order-again.tsx';
import { OrderFoot } from './order-foot.tsx';
import { OrderLines } from './order-lines.tsx';
import { NEXT_ID, OrderNext } from './order-next.tsx';
import { OrderWay } from './order-way.tsx';
import { StepsSoFar } from './steps-so-far.tsx';
import '../order-screens.css';
import './order-details.css';

/** States in which the customer looks for what has happened, besides what comes. */
const TOLD = new Set<Order['status']>(['Shipped', 'Delivered', 'On Hold', 'Cancelled']);

/**
 * §2 One order: where it is, what happens next, its lines and its total, on one page to print.
 * `again` is the result of ordering it again, `couldNotDownload` means that its invoice failed to
 * download.
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
  const { status, placedAt, payment } = order;
  return (
    <div className="order-screen order-details page-width">
      <p className="order-shop" aria-hidden="true">
        {STORE_NAME}
      </p>
      <Breadcrumb
        trail={[ACCOUNT, { label: 'Order history', href: HISTORY_PATH }]}
        here={invoice}
      />
      <PageHeading
        lead={`${status === 'Placed' ? '' : `${STATUS_WORDS[status]}. `}Placed on ${longDate(placedAt)}, ${marketTime(placedAt)}.`}
        aside={<Papers invoice={invoice} />}
      >
        Order {invoice}
      </PageHeading>
      {couldNotDownload ? <p className="order-notice">{messages.invoiceFailed}</p> : null}
      <OrderWay order={order} />
      <div className="order-details-now">
        <div className="stack">
          <OrderNext order={order} />
          {payment.instructions ? (
            <PaymentInstructions
              instructions={payment.instructions}
              cents={order.money.total}
              dueAt={payment.dueAt}
              isOnHold={status === 'On Hold'}
            />
          ) : null}
        </div>
        <div className="stack order-details-side">
          {TOLD.has(status) ? <StepsSoFar order={order} /> : null}
          <CancelPart order={order} nextId={NEXT_ID} />
        </div>
      </div>
      <OrderLines order={order} />
      <OrderReturns invoice={invoice} />
      <OrderAgain order={order} again={again} />
      <OrderFoot order={order} />
    </div>
  );
}

/** The order on paper: its invoice, or this page. */
function Papers({ invoice }: { invoice: string }) {
  const isHydrated = useHydrated();
  return (
    <div className="row" data-print="no">
      <InvoiceLink invoice={invoice} />
      {isHydrated ? <Button onClick={() => window.print()}>Print</Button> : null}
    </div>
  );
}
