import type { Order, OrderEvent } from '#api/orders/order.ts';
import { countWords } from '#commerce/format/count.ts';
import { marketMoment } from '#commerce/format/market-moment.ts';

import { PAID_BY } from '../order-words.ts';

/** What has happened to an order, the newest first. */
export function StepsSoFar({ order }: { order: Order }) {
  const steps = order.events.toReversed();
  return (
    <section className="stack" data-print="no">
      <h2>Steps so far</h2>
      <ol className="steps-so-far" reversed>
        {steps.map((event) => (
          <li key={`${event.status} ${event.date} ${event.note ?? ''}`}>
            <time dateTime={event.date}>{marketMoment(event.date)}</time>{' '}
            <span>{stepWords(event, order)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "Handed to USPS", "Packed: 11 pieces in one parcel" */
function stepWords({ status, note }: OrderEvent, order: Order): string {
  const about = note ? `. ${note}` : '';
  switch (status) {
    case 'Placed':
      return 'Order placed';
    case 'Payment Cleared':
      return `Payment by ${PAID_BY[order.payment.method]} cleared`;
    case 'Packed': {
      if (note) return `Packed${about}`;
      const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      return `Packed: ${countWords(units, 'piece')} in one parcel`;
    }
    case 'Shipped': {
      const [parcel] = order.parcels;
      return `Handed to ${parcel?.carrier ?? 'the carrier'}${about}`;
    }
    case 'Presale Wait':
      return `Waiting for presale${about}`;
    case 'On Hold':
      return `On hold${about}`;
    default:
      return `${status}${about}`;
  }
}
