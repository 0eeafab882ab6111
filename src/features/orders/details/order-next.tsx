import { Link } from 'react-router';

import type { Order } from '#api/orders/order.ts';

import { FollowParcels } from './follow-parcels.tsx';
import { nextWords } from './next-words.ts';

/** Its bullion has joined the portfolio. */
const LEFT = new Set<Order['status']>(['Shipped', 'Delivered']);

/** The heading, which takes the focus when the order has changed. */
export const NEXT_ID = 'order-next';

/** What happens next, when, and what the customer has to do for it. */
export function OrderNext({ order }: { order: Order }) {
  const { before, day, after, later } = nextWords(order);
  return (
    <section className="order-next stack">
      <h2 id={NEXT_ID} tabIndex={-1}>
        What happens next
      </h2>
      <p className="order-next-lead">
        {before}
        {day ? <b>{day}</b> : null}
        {after}
      </p>
      <FollowParcels parcels={order.parcels} />
      {later.length > 0 ? (
        <ol>
          {later.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      ) : null}
      {LEFT.has(order.status) ? (
        <p className="order-next-link" data-print="no">
          <Link to="/bold-bullion-portfolio">See your portfolio</Link>
        </p>
      ) : null}
    </section>
  );
}
