import type { PlacedOrder } from '#api/checkout/checkout-calls.server.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { rangeWords } from '#commerce/format/range.ts';

import { parcelWords } from '../shipping/parcel-words.ts';
import { isMixed } from '../shipping-rules.ts';

type Known = Pick<
  PlacedOrder,
  | 'clears'
  | 'invoice'
  | 'email'
  | 'payment'
  | 'total'
  | 'dueAt'
  | 'shipsBy'
  | 'instructions'
  | 'allowSplit'
> & { lines: readonly Pick<PlacedOrder['lines'][number], 'name' | 'source' | 'shipsOn'>[] };

/** The next steps of an order and who does them, in sentences and in order. */
export function nextSteps(order: Known): string[] {
  return [
    ...paymentSteps(order),
    `A confirmation is on its way to ${order.email}.`,
    ...shippingSteps(order),
  ];
}

function shippingSteps({ shipsBy, lines, allowSplit }: Known): string[] {
  const ships = shipsBy
    ? `We expect to ship by ${longDate(shipsBy)}, insured until it is delivered.`
    : 'We ship it insured until it is delivered.';
  const tracking = 'You get an email with the tracking number when it leaves.';
  if (!isMixed(lines)) return [ships, tracking];
  const { hint, together, split } = parcelWords(lines);
  if (!allowSplit) return [`${hint} ${together}`, ships, tracking];
  return [
    `${hint} ${split} You get an email with the tracking number of each parcel.`,
    'Both parcels are insured until they are delivered.',
  ];
}

function paymentSteps({ invoice, payment, total, dueAt, instructions, clears }: Known): string[] {
  const amount = formatMoney(total.total);
  const due = dueAt ? ` by ${longDate(dueAt)}` : '';
  switch (payment) {
    case 'wire':
      return [
        `Wire ${amount}${due}, with ${invoice} as the reference.${instructions ? ' The bank details are below.' : ''}`,
      ];
    case 'paperCheck':
      return [
        `Mail a check for ${amount}, so that it arrives${due}, with ${invoice} written on it.${instructions ? ' The address is below.' : ''}`,
      ];
    case 'eCheck':
      return [
        `Your eCheck pays ${amount}.${clears ? ` ${rangeWords(clears)}.` : ''} There is nothing to do.`,
      ];
    case 'payPal':
      return [`PayPal pays ${amount}. There is nothing to do.`];
    case 'applePay':
      return [`Apple Pay pays ${amount}. There is nothing to do.`];
    default:
      return [`Your card pays ${amount}. There is nothing to do.`];
  }
}
