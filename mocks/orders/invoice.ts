import type { Customer } from '../account/customers-table.ts';
import type { Block, PaperDocument } from '../paper/block.ts';
import { formatDollars } from '../pricing/dollars.ts';
import { type OrderRecord, grandTotalCents, subTotalCents } from './order-record.ts';
import { isPaid, statusAt } from './timeline.ts';

const METHODS: Record<OrderRecord['paymentMethod'], string> = {
  creditCard: 'Credit card',
  payPal: 'PayPal',
  applePay: 'Apple Pay',
  eCheck: 'eCheck',
  wire: 'Bank wire',
  paperCheck: 'Paper check',
};

/** The invoice of an order as it stands at `now` (ms). */
export function invoicePaper(
  order: OrderRecord,
  customer: Pick<Customer, 'firstName' | 'lastName'>,
  now: number,
): PaperDocument {
  const blocks: Block[] = [
    { kind: 'title', text: `Invoice ${order.invoice}` },
    { kind: 'text', text: 'Bold Precious Metals, 1(866)454-BOLD' },
    {
      kind: 'text',
      text: `Ordered on ${formatDate(order.orderedAt)} by ${customer.firstName} ${customer.lastName}`,
    },
    { kind: 'text', text: paymentLine(order, now) },
    { kind: 'heading', text: 'Ship to' },
    ...shipTo(order).map((text): Block => ({ kind: 'text', text })),
    { kind: 'heading', text: 'Products' },
    {
      kind: 'table',
      columns: [
        { label: 'Product', width: 264 },
        { label: 'Quantity', width: 60, isFigure: true },
        { label: 'Each', width: 90, isFigure: true },
        { label: 'Total', width: 90, isFigure: true },
      ],
      rows: order.lines.map(({ name, size, quantity, unitCents }) => [
        size ? `${name}, size ${size}` : name,
        String(quantity),
        formatDollars(unitCents),
        formatDollars(unitCents * quantity),
      ]),
    },
    {
      kind: 'table',
      columns: [
        { label: 'Total', width: 414 },
        { label: 'Amount', width: 90, isFigure: true },
      ],
      rows: charges(order),
      sum: ['Grand total', formatDollars(grandTotalCents(order))],
    },
    { kind: 'heading', text: 'Good to know' },
    {
      kind: 'text',
      text: 'Prices were fixed when the order was placed. Parcels are insured until delivered.',
    },
  ];
  const title = `Invoice ${order.invoice}`;
  const foot = `${title}, ${customer.firstName} ${customer.lastName}`;
  return { title, foot, writtenAt: now, blocks };
}

function paymentLine(order: OrderRecord, now: number): string {
  const method = METHODS[order.paymentMethod];
  const status = statusAt(order, now);
  if (status === 'Cancelled') return `Payment: ${method}. This order was cancelled.`;
  return `Payment: ${method}, ${paidWords(order, now)}. Status: ${status}.`;
}

function paidWords(order: OrderRecord, now: number): string {
  if (isPaid(order, now)) return 'received';
  return order.dueAt === undefined ? 'being processed' : 'not received yet';
}

function shipTo({ shippingInfo }: OrderRecord): string[] {
  if (!shippingInfo) return ['No address'];
  const { firstName, lastName, address1, address2, city, state, zip } = shippingInfo;
  return [`${firstName} ${lastName}`, address1, address2 ?? '', `${city}, ${state} ${zip}`].filter(
    Boolean,
  );
}

function charges(order: OrderRecord): string[][] {
  const { charges: all } = order;
  const coupon = all.couponCode ? `Coupon ${all.couponCode}` : 'Coupon';
  const rows: [string, number][] = [
    [coupon, -all.couponCents],
    ['Card surcharge', all.surchargeCents],
    ['Signature', all.signatureCents],
    ['Gift wrap', all.giftWrapCents],
    ['Market loss of an earlier order', all.marketLossCents],
    ['Sales tax', all.taxCents],
  ];
  return [
    ['Products', formatDollars(subTotalCents(order))],
    ['Shipping', all.shippingCents === 0 ? 'Free' : formatDollars(all.shippingCents)],
    ...(order.isSigned && all.signatureCents === 0 ? [['Signature', 'Included']] : []),
    ...rows
      .filter(([, cents]) => cents !== 0)
      .map(([label, cents]) => [label, formatDollars(cents)]),
  ];
}

const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'America/New_York',
});

/** The New York date of an instant in ms: November 20, 2026. */
export function formatDate(ms: number): string {
  return format.format(ms);
}
