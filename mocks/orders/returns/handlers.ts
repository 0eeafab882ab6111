import { isOwnUpload } from '../../account/uploads-table.ts';
import type { Call, Resolvers } from '../../backend/call.ts';
import { once } from '../../backend/once.ts';
import { problem } from '../../backend/problem.ts';
import { market, shopOf } from '../../backend/shop.ts';
import { type Wire, dollars, isoTime } from '../../backend/wire.ts';
import { findOrder } from '../handlers.ts';
import type { OrderRecord } from '../order-record.ts';
import { asksOn } from '../past/past-order.ts';
import { returnStatus, returnSteps, type StoredReturn } from './record.ts';
import { refundCentsOf } from './refund.ts';
import { nextOf } from './return-news.ts';
import {
  deliveredAt,
  feeCentsOf,
  feeOf,
  heldOf,
  isSame,
  refusalOf,
  returnableUntil,
  type Held,
} from './terms.ts';

const REASONS = ['damaged', 'wrongItem', 'missingItem', 'notAsDescribed', 'other'] as const;

const REFUSED: Readonly<Record<Wire<'ReturnRefusal'>, string>> = {
  cancelled: 'This order is cancelled.',
  notDelivered: 'This order has not been delivered.',
  tooLate: 'The time to return something of this order is over.',
  nothingLeft: 'You have asked to return all of this order already.',
};

/** Takes return requests after delivery, and tells how they stand. */
export const returns = {
  getCustomerReturns: (call) => {
    const order = findOrder(call, call.query.invoice);
    const all = call.visitor.tables.orderBook.returns;
    const arrivedAt = deliveredAt(order, call.now);
    const refusal = refusalOf(order, all, call.now);
    return {
      data: {
        invoice: order.invoice,
        ...(refusal && { refusal }),
        ...(arrivedAt !== undefined && {
          deliveredOn: isoTime(arrivedAt),
          returnableUntil: isoTime(returnableUntil(arrivedAt)),
        }),
        lines: heldOf(order, all, call.now).flatMap((held) => lineShape(call, order, held)),
        fees: REASONS.map((reason) => {
          const { percent, minimumCents } = feeOf(reason);
          return { reason, percent, minimum: dollars(minimumCents) };
        }),
        returns: all
          .filter(({ invoice }) => invoice === order.invoice)
          .map((asked) => ticketShape(asked, call.now))
          .toReversed(),
      },
    };
  },

  requestReturn: once(
    'requestReturn',
    (call) => {
      const order = findOrder(call, call.body.invoice);
      const { orderBook } = call.visitor.tables;
      const refusal = refusalOf(order, orderBook.returns, call.now);
      if (refusal) throw problem(409, REFUSED[refusal]);
      refuseOthersPhotos(call);
      const asked = record(call, order, heldOf(order, orderBook.returns, call.now));
      orderBook.nextReturn += 1;
      orderBook.returns.push(asked);
      return { data: ticketShape(asked, call.now) };
    },
    { contentOf: ({ photos: _photos, ...content }) => content },
  ),
} satisfies Partial<Resolvers>;

type Request = Call<'requestReturn'>;

function refuseOthersPhotos({ visitor, customerId = '', body }: Request): void {
  const errors = (body.photos ?? []).flatMap((path, index) =>
    isOwnUpload(visitor.tables.uploads, path, customerId)
      ? []
      : [
          {
            field: `photos.${index}`,
            in: 'body' as const,
            message: 'is not a picture that you have uploaded',
          },
        ],
  );
  if (errors.length > 0) throw problem(400, 'That is no picture of yours.', { errors });
}

function record(call: Request, order: OrderRecord, held: readonly Held[]): StoredReturn {
  const { invoice, returnType, reason, comments, photos = [], products } = call.body;
  const wanted = products.map((product, index) => ({
    product,
    held: heldFor(product, index, held),
  }));
  const sumOf = (cents: (of: Held) => number) =>
    wanted.reduce((sum, { product, held: of }) => sum + cents(of) * product.quantity, 0);
  const feeCents = feeCentsOf(reason, sumOf(priceCents));
  const refundCents = sumOf((of) => refundOfOne(call, order, of)) - feeCents;
  return {
    returnNumber: `RMA-${call.visitor.tables.orderBook.nextReturn}`,
    invoice,
    customerId: call.customerId ?? '',
    at: call.now,
    returnType,
    reason,
    ...(comments && { comments }),
    products: wanted.map(({ product, held: of }) =>
      Object.assign({ productName: of.lines[0]?.name ?? '' }, product),
    ),
    photos,
    feeCents,
    ...(returnType === 'refund' && { refundCents: Math.max(0, refundCents) }),
  };
}

/** What is there of a product: 400 if the order never had so many, 409 if others are asked for. */
function heldFor(wanted: Wire<'ReturnLine'>, index: number, all: readonly Held[]): Held {
  const held = all.find(({ lines: [line] }) => line && isSame(line, wanted));
  const refused = (status: number, message: string) =>
    problem(status, `${held?.lines[0]?.name ?? 'This product'} ${message}.`, {
      errors: [{ field: `products.${index}.quantity`, in: 'body', message }],
    });
  if (!held) throw refused(400, 'was not part of what arrived');
  const { delivered, left } = held;
  if (wanted.quantity > delivered) throw refused(400, `came ${delivered} times, not more`);
  if (wanted.quantity > left) throw refused(409, `can be returned ${left} more times only`);
  return held;
}

function lineShape(
  call: Pick<Request, 'visitor' | 'now'>,
  order: OrderRecord,
  held: Held,
): Wire<'ReturnableLine'>[] {
  const [line] = held.lines;
  if (!line) return [];
  return [
    {
      productId: line.productId,
      productName: line.name,
      ...(line.size && { size: line.size }),
      imagePath: line.imagePath,
      price: dollars(priceCents(held)),
      refundPrice: dollars(refundOfOne(call, order, held)),
      qtyDelivered: held.delivered,
      qtyReturnable: held.left,
    },
  ];
}

/** The price of one, on average: an order can hold a product from the vault and as a presale. */
function priceCents({ lines, delivered }: Held): number {
  const cents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  return Math.round(cents / delivered);
}

/** What comes back for one, on average. */
function refundOfOne(
  call: Pick<Request, 'visitor' | 'now'>,
  order: OrderRecord,
  { lines, delivered }: Held,
): number {
  const { catalog } = shopOf(call);
  const spot = asksOn(market, order.orderedAt);
  const cents = lines.reduce(
    (sum, line) => sum + refundCentsOf(order, line, catalog, spot) * line.quantity,
    0,
  );
  return Math.round(cents / delivered);
}

function ticketShape(asked: StoredReturn, now: number): Wire<'ReturnTicket'> {
  const { returnNumber, invoice, returnType, reason, comments, products, refundCents } = asked;
  const status = returnStatus(asked, now);
  return {
    returnNumber,
    invoice,
    returnType,
    reason,
    ...(comments && { comments }),
    products,
    photos: asked.photos,
    fee: dollars(asked.feeCents),
    ...(refundCents !== undefined && { refundAmount: dollars(refundCents) }),
    status,
    submittedOn: isoTime(asked.at),
    history: returnSteps(asked, now).map(({ status: at, at: time }) => ({
      status: at,
      date: isoTime(time),
    })),
    message: nextOf(asked, status),
  };
}
