import type { Order, Parcel } from '#api/orders/order.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { weekDay } from '#commerce/format/week-day.ts';

import { REFUND_WAYS } from '../cancel/cancel-words.ts';
import { PAID_BY } from '../order-words.ts';

/** What happens next: a sentence whose `day` stands out, and what follows it. */
export type NextWords = { before: string; day?: string; after: string; later: readonly string[] };

/** What is awaited or has come: "your wire", "your card payment". */
function paymentWords({ payment: { method } }: Order): string {
  const isSent = method === 'eCheck' || method === 'wire' || method === 'paperCheck';
  return isSent ? PAID_BY[method] : `${PAID_BY[method]} payment`;
}

const JOINS =
  'When it leaves, you get the tracking number by email and see it here, and its bullion joins your portfolio by itself.';
const AFTERWARDS = 'Once it has arrived you can ask for a return here, or sell it back to us.';

/** What happens next to an order, in each of its states. */
export function nextWords(order: Order): NextWords {
  return NEXT[order.status](order);
}

const NEXT: Record<Order['status'], (order: Order) => NextWords> = {
  Placed: placed,
  'Payment Cleared': cleared,
  'Presale Wait': presale,
  Packed: packed,
  Shipped: shipped,
  Delivered: delivered,
  'On Hold': onHold,
  Cancelled: cancelled,
};

function placed(order: Order): NextWords {
  const { payment, shipsBy } = order;
  const paidBy = paymentWords(order);
  const later = [
    shipsBy
      ? `We pack the order then, and hand it to the carrier by ${weekDay(shipsBy)}.`
      : 'We pack the order then, and hand it to the carrier.',
    JOINS,
    travels(order),
  ];
  if (payment.instructions && payment.dueAt) {
    const due = { day: weekDay(payment.dueAt), after: '.', later };
    return { before: `We wait for your ${paidBy}, which must arrive by `, ...due };
  }
  const days = payment.method === 'eCheck' ? ' That takes several business days.' : '';
  return {
    before: `Your ${paidBy} is being cleared.${days} You need do nothing.`,
    after: '',
    later,
  };
}

function cleared(order: Order): NextWords {
  const inHand = `Your ${paymentWords(order)} is in. We pack the order now and hand it to the carrier`;
  const later = [JOINS, travels(order), AFTERWARDS];
  if (!order.shipsBy) return { before: `${inHand}.`, after: '', later };
  return { before: `${inHand} by `, day: weekDay(order.shipsBy), after: '.', later };
}

function presale(order: Order): NextWords {
  const awaited = order.lines.filter(({ source }) => source === 'presale');
  const [last] = awaited
    .flatMap(({ shipsOn }) => shipsOn ?? [])
    .toSorted()
    .toReversed();
  const names =
    awaited.length === 1 ? (awaited[0]?.name ?? '') : 'what you ordered before it is made';
  const whole = order.parcels.length > 1 ? 'the rest of the order' : 'the whole order';
  const ship = order.shipsBy
    ? `We hand ${whole} to the carrier by ${weekDay(order.shipsBy)}.`
    : `Then we hand ${whole} to the carrier.`;
  const later = [ship, JOINS, travels(order)];
  if (!last) return { before: `We wait for ${names}.`, after: '', later };
  return { before: `We wait for ${names}, expected on `, day: weekDay(last), after: '.', later };
}

function packed(order: Order): NextWords {
  const later = [JOINS, travels(order), AFTERWARDS];
  if (!order.shipsBy)
    return { before: 'It is packed and waits for the carrier.', after: '', later };
  return {
    before: 'It is packed. The carrier takes it by ',
    day: weekDay(order.shipsBy),
    after: '.',
    later,
  };
}

function shipped(order: Order): NextWords {
  const { carrier = 'the carrier', shippedOn } = latest(order.parcels) ?? {};
  const later = [
    'Its bullion is in your portfolio, or joins it when you next open that page.',
    AFTERWARDS,
  ];
  const after = handedOver(order);
  if (!shippedOn) return { before: `It is on its way with ${carrier}. ${after}`, after: '', later };
  return {
    before: `It has been with ${carrier} since `,
    day: weekDay(shippedOn),
    after: `. ${after}`,
    later,
  };
}

function delivered({ parcels, events }: Order): NextWords {
  const on = parcels
    .flatMap(({ deliveredOn }) => deliveredOn ?? [])
    .toSorted()
    .at(-1);
  const day = on ?? events.findLast(({ status }) => status === 'Delivered')?.date;
  const later = [
    'Count the pieces while the box is open. If something is damaged, missing or wrong, tell us at once.',
    'Its bullion is in your portfolio, or joins it when you next open that page.',
  ];
  if (!day) return { before: 'It is delivered. Nothing is left to do.', after: '', later };
  return {
    before: 'It was delivered on ',
    day: longDate(day),
    after: '. Nothing is left to do.',
    later,
  };
}

function onHold(order: Order): NextWords {
  const { payment } = order;
  const paidBy = paymentWords(order);
  const later = [
    `If you have sent the ${paidBy}, tell us when and how, and we look for it.`,
    'Until it is here nothing is packed, and you can still cancel.',
  ];
  if (!payment.dueAt) {
    return { before: `The order waits, because your ${paidBy} has not arrived.`, after: '', later };
  }
  return {
    before: `The order waits, because your ${paidBy} did not arrive by `,
    day: longDate(payment.dueAt),
    after: '. Call or write to us to keep it.',
    later,
  };
}

function cancelled({ events, money, payment }: Order): NextWords {
  const on = events.findLast(({ status }) => status === 'Cancelled')?.date;
  const by = payment.refundBy ? `, and has arrived by ${longDate(payment.refundBy)}` : '';
  const later = [
    money.refund > 0
      ? `${formatMoney(money.refund)} comes back ${REFUND_WAYS[payment.method]}${by}.`
      : '',
    money.owed > 0 ? `${formatMoney(money.owed)} of the charges is added to your next order.` : '',
  ].filter(Boolean);
  const settled = later.length === 0 ? ' Nothing is left to do.' : '';
  if (!on) return { before: `This order is cancelled.${settled}`, after: '', later };
  return { before: 'This order was cancelled on ', day: longDate(on), after: `.${settled}`, later };
}

function latest(parcels: readonly Parcel[]): Parcel | undefined {
  return parcels
    .filter(({ shippedOn }) => shippedOn)
    .toSorted((one, other) => (one.shippedOn ?? '').localeCompare(other.shippedOn ?? ''))
    .at(-1);
}

function travels(order: Order): string {
  const giftWrapped = order.giftWrap ? 'gift wrapped, ' : '';
  return `It travels insured, ${giftWrapped}in a plain box. ${handedOver(order)}`;
}

/** Whether somebody has to be there. */
function handedOver({ shipTo, signature }: Order): string {
  if (shipTo?.depositoryName) return 'The depository signs for it.';
  return signature ? 'Somebody has to be there to sign.' : 'Nobody has to be there to sign.';
}
