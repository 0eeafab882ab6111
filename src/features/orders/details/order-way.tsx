import type { Order } from '#api/orders/order.ts';
import { monthDay } from '#commerce/format/month-day.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { STATUS_WORDS } from '../order-words.ts';
import { wayOf, type WayStep } from './order-way.ts';
import './order-way.css';

/** The steps of an order: a line on wide screens, a column on narrow ones. */
export function OrderWay({ order }: { order: Order }) {
  return (
    <ol className="order-way" aria-label="Steps of the order">
      {wayOf(order).map((step) => (
        <li
          key={step.status}
          data-step={step.is}
          aria-current={step.is === 'now' ? 'step' : undefined}
        >
          <b>{STATUS_WORDS[step.status]}</b>
          {step.is === 'now' ? <VisuallyHidden> Now</VisuallyHidden> : null}
          <When step={step} />
        </li>
      ))}
    </ol>
  );
}

function When({ step: { is, on, expectedOn, parcels } }: { step: WayStep }) {
  if (on && is !== 'ahead') {
    return (
      <p>
        <time dateTime={on}>{shortDate(on)}</time>
      </p>
    );
  }
  const words = [parcels, expectedOn && `by ${monthDay(expectedOn)}`].filter(Boolean).join(', ');
  if (words) return <p>{words}</p>;
  return is === 'ahead' ? <VisuallyHidden> Still to come</VisuallyHidden> : null;
}
