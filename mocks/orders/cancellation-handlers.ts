import { customerOf } from '../account/caller.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { once } from '../backend/once.ts';
import { problem } from '../backend/problem.ts';
import { shopOf } from '../backend/shop.ts';
import { centsFrom, dollars, isoTime } from '../backend/wire.ts';
import { formatDollars } from '../pricing/dollars.ts';
import { settings } from '../pricing/settings.ts';
import {
  type CancellationCharges,
  cancellationCharges,
  paidCentsOf,
  refundDueAt,
  settled,
} from './cancellation.ts';
import { findOrder, orderAnswer } from './handlers.ts';
import type { OrderRecord } from './order-record.ts';
import { isoDate } from './order.ts';
import { isCancellable } from './timeline.ts';

const HOLDS_MS = settings.checkoutLockSeconds * 1000;

/** Cancels an order before it is packed. */
export const cancellation = {
  getCancellationEstimate: (call) => {
    const order = openOrder(call, call.query.invoice);
    const charges = chargesNow(call, order);
    const until = call.now + HOLDS_MS;
    const { estimates } = call.visitor.tables.orderBook;
    estimates.set(order.invoice, { cents: charges.totalCents, until });
    return {
      data: {
        invoice: order.invoice,
        marketLoss: dollars(charges.marketLossCents),
        cancellationFee: dollars(charges.feeCents),
        totalCharges: dollars(charges.totalCents),
        paidAmount: dollars(charges.paidCents),
        refundAmount: dollars(charges.refundCents),
        ...(charges.refundCents > 0 && { refundDueDate: isoDate(refundDueAt(call.now)) }),
        addedToNextOrder: dollars(charges.owedCents),
        quotedAt: isoTime(call.now),
        validUntil: isoTime(until),
        lines: charges.lines.map(estimateLine),
      },
    };
  },

  cancelOrder: once(
    'cancelOrder',
    (call) => {
      const { invoice, acceptedCharges } = call.body;
      const { estimates, cancelled } = call.visitor.tables.orderBook;
      const order = openOrder(call, invoice);
      const told = estimates.get(invoice);
      // An estimate that a customer has seen holds until it expires, even when the market moves.
      const owed = told && call.now < told.until ? told.cents : chargesNow(call, order).totalCents;
      if (owed > centsFrom(acceptedCharges)) {
        throw problem(
          409,
          `Cancelling now costs ${formatDollars(owed)}. Look at the new estimate first.`,
        );
      }
      const paidCents = paidCentsOf(order, call.now);
      cancelled.set(invoice, { at: call.now, chargesCents: owed, paidCents });
      const { owedCents } = settled(owed, paidCents);
      if (owedCents > 0) {
        // Charges above the refund are added to the next order.
        const customer = customerOf(call);
        const earlier = customer.marketLoss?.cents ?? 0;
        customer.marketLoss = { invoice, cents: earlier + owedCents };
      }
      return { data: orderAnswer(call, findOrder(call, invoice)) };
    },
    {
      contentOf: ({ invoice }) => invoice,
      repeat: (call) => ({ data: orderAnswer(call, findOrder(call, call.body.invoice)) }),
    },
  ),
} satisfies Partial<Resolvers>;

type AnyCall = Pick<Call<'getCustomerOrder'>, 'visitor' | 'customerId' | 'now'>;

function openOrder(call: AnyCall, invoice: string): OrderRecord {
  const order = findOrder(call, invoice);
  if (isCancellable(order, call.now)) return order;
  throw problem(
    409,
    order.cancelled
      ? 'This order is cancelled already.'
      : 'This order is packed, so it can no longer be cancelled.',
  );
}

function estimateLine({ line, nowCents, lossCents }: CancellationCharges['lines'][number]) {
  return {
    productId: line.productId,
    productName: line.name,
    quantity: line.quantity,
    orderedPrice: dollars(line.unitCents),
    ...(nowCents !== undefined && { currentPrice: dollars(nowCents) }),
    marketLoss: dollars(lossCents),
  };
}

function chargesNow(call: AnyCall, order: OrderRecord): CancellationCharges {
  const { catalog, spot } = shopOf(call);
  return cancellationCharges(order, spot, catalog, call.now);
}
