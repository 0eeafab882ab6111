import type { Order } from '#api/orders/order.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { dueLabel } from '#commerce/orders/due-label.ts';

import { METHOD_WORDS, paidWords } from '../order-words.ts';
import { chargesOf } from './order-money.ts';

/**
 * The total of an order and its parts, the payment, and the metal prices at the time of the order.
 */
export function OrderBill({ order }: { order: Order }) {
  const { money, payment, spots } = order;
  return (
    <>
      <section aria-labelledby="order-bill">
        <h2 id="order-bill">What it came to</h2>
        <dl className="order-sheet">
          {chargesOf(order).map(({ label, cents, mayBeFree }) => (
            <Row key={label} label={label}>
              {mayBeFree && cents === 0 ? 'Free' : formatMoney(cents).replace('-', '−')}
            </Row>
          ))}
          <Row label="Total" isSum>
            {formatMoney(money.total)}
          </Row>
          {money.cancellation > 0 ? (
            <Row label="Charges of the cancellation">{formatMoney(money.cancellation)}</Row>
          ) : null}
          {money.refund > 0 ? <Row label="Refunded">{formatMoney(money.refund)}</Row> : null}
        </dl>
      </section>
      <section aria-labelledby="order-payment">
        <h2 id="order-payment">Payment</h2>
        <dl className="order-sheet">
          <Row label="Way to pay">{METHOD_WORDS[payment.method]}</Row>
          <Row label="Payment">{paidWords(payment.status, payment.method)}</Row>
          {payment.clearedAt ? <Row label="Received on">{shortDate(payment.clearedAt)}</Row> : null}
          {payment.dueAt && payment.status === 'Pending' && !payment.instructions ? (
            <Row label={dueLabel(order.status === 'On Hold')}>{shortDate(payment.dueAt)}</Row>
          ) : null}
        </dl>
        <p className="muted">
          {money.surcharge > 0
            ? 'Cards and PayPal cost 4.2% more than a check or a wire; the surcharge is in the total.'
            : 'Paid at the lower price for checks and wires.'}
        </p>
      </section>
      {spots.length > 0 ? (
        <section aria-labelledby="order-spot">
          <h2 id="order-spot">Spot when you ordered</h2>
          <dl className="order-sheet">
            {spots.map(({ metal, cents }) => (
              <Row key={metal} label={`${metal}, a troy ounce`}>
                {formatMoney(cents)}
              </Row>
            ))}
          </dl>
        </section>
      ) : null}
    </>
  );
}

function Row({ label, isSum, children }: { label: string; isSum?: boolean; children: string }) {
  return (
    <div data-sum={isSum ? '' : undefined}>
      <dt>{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
