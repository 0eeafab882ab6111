import { asked } from '#api/cache/asked.ts';
import { queryClient } from '#api/cache/query-client.ts';
import { customerQuery } from '#api/session/session.ts';
import { getGetCustomerReturnsQueryOptions } from '#generated/hooks/orders/orders.ts';
import type { OrderReturnsResponse } from '#generated/models/orderReturnsResponse.ts';
import { ReturnReason } from '#generated/models/returnReason.ts';
import type { ReturnableLine as WireLine } from '#generated/models/returnableLine.ts';
import type { ReturnRefusal } from '#generated/models/returnRefusal.ts';
import type { ReturnStatus } from '#generated/models/returnStatus.ts';
import type { ReturnTicket } from '#generated/models/returnTicket.ts';
import type { ReturnTicketReturnType } from '#generated/models/returnTicketReturnType.ts';
import { centsIfAny, centsOf } from '#lib/cents.ts';

export type { ReturnReason, ReturnRefusal, ReturnStatus };
export type ReturnType = ReturnTicketReturnType;

export const returnReasons: readonly ReturnReason[] = Object.values(ReturnReason);

/** A product of an order that has arrived, in one size. Money in cents, for one. */
export type ReturnableLine = {
  /** Tells it from the others of the order; fit for the id of a control. */
  key: string;
  productId: number;
  name: string;
  size?: string;
  image?: string;
  unitCents: number;
  /** What comes back for one, with its share of surcharge and tax. */
  refundCents: number;
  delivered: number;
  /** How many no return has named. */
  left: number;
};

/** What a return costs for one reason: percent of the price, and at least so many cents. */
export type ReturnFee = { reason: ReturnReason; percent: number; minimumCents: number };

/** A request for a return, as it stands. Money in cents. */
export type OrderReturn = {
  number: string;
  type: ReturnType;
  reason: ReturnReason;
  comments?: string;
  products: { name: string; size?: string; quantity: number }[];
  photos: string[];
  feeCents: number;
  /** Absent for a replacement. */
  refundCents?: number;
  status: ReturnStatus;
  /** ISO times, oldest first. */
  steps: { status: ReturnStatus; date: string }[];
  /** ISO time. */
  askedAt: string;
  /** What happens next, in the store's words. */
  next?: string;
};

export type OrderReturns = {
  /** Why no return can be asked for; absent while one can. */
  refusal?: ReturnRefusal;
  /** ISO time. */
  deliveredAt?: string;
  /** ISO time. */
  until?: string;
  lines: ReturnableLine[];
  fees: ReturnFee[];
  /** Newest first. */
  returns: OrderReturn[];
};

/** The returns of an order of the customer, and what of it can be returned. */
export function returnsQuery(invoice: string) {
  return asked(getGetCustomerReturnsQueryOptions({ invoice }, { query: { select: returnsIn } }));
}

/** After a request: its order and the unread messages are asked for again. */
export async function forgetReturns(invoice: string): Promise<void> {
  const client = queryClient();
  client.removeQueries({ queryKey: returnsQuery(invoice).queryKey, type: 'inactive' });
  await Promise.all([
    client.invalidateQueries({ queryKey: returnsQuery(invoice).queryKey }),
    client.invalidateQueries({ queryKey: customerQuery().queryKey }),
  ]);
}

function returnsIn({ data }: OrderReturnsResponse): OrderReturns {
  const { refusal, deliveredOn, returnableUntil } = data;
  const seen = new Map<number, number>();
  return {
    ...(refusal && { refusal }),
    ...(deliveredOn && { deliveredAt: deliveredOn }),
    ...(returnableUntil && { until: returnableUntil }),
    lines: data.lines.map((line) => {
      const before = seen.get(line.productId) ?? 0;
      seen.set(line.productId, before + 1);
      return lineIn(line, before === 0 ? `${line.productId}` : `${line.productId}-${before}`);
    }),
    fees: data.fees.map(({ reason, percent, minimum }) => ({
      reason,
      percent,
      minimumCents: centsOf(minimum),
    })),
    returns: data.returns.map(returnIn),
  };
}

function lineIn(line: WireLine, key: string): ReturnableLine {
  return {
    key,
    productId: line.productId,
    name: line.productName,
    ...(line.size && { size: line.size }),
    ...(line.imagePath && { image: line.imagePath }),
    unitCents: centsOf(line.price),
    refundCents: centsOf(line.refundPrice),
    delivered: line.qtyDelivered,
    left: line.qtyReturnable,
  };
}

function returnIn(ticket: ReturnTicket): OrderReturn {
  const { comments, message } = ticket;
  const refundCents = centsIfAny(ticket.refundAmount);
  return {
    number: ticket.returnNumber,
    type: ticket.returnType,
    reason: ticket.reason,
    ...(comments && { comments }),
    products: ticket.products.map(({ productName, size, quantity }) => ({
      name: productName,
      ...(size && { size }),
      quantity,
    })),
    photos: ticket.photos ?? [],
    feeCents: centsOf(ticket.fee),
    ...(refundCents !== undefined && { refundCents }),
    status: ticket.status,
    steps: ticket.history,
    askedAt: ticket.submittedOn,
    ...(message && { next: message }),
  };
}
