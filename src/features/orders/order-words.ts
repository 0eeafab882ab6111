import type {
  OrderedKind,
  OrderRow,
  OrderSort,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '#api/orders/order-history.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { listWords } from '#commerce/format/list.ts';

export const STATUS_WORDS: Record<OrderStatus, string> = {
  Placed: 'Placed',
  'Payment Cleared': 'Payment cleared',
  Packed: 'Packed',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  'On Hold': 'On hold',
  'Presale Wait': 'Waiting for presale',
  Cancelled: 'Cancelled',
};

export const METHOD_WORDS: Record<PaymentMethod, string> = {
  creditCard: 'Credit card',
  payPal: 'PayPal',
  applePay: 'Apple Pay',
  eCheck: 'eCheck',
  wire: 'Bank wire',
  paperCheck: 'Paper check',
};

/** The way to pay, within a sentence: "Paid by wire". */
export const PAID_BY: Record<PaymentMethod, string> = {
  creditCard: 'card',
  payPal: 'PayPal',
  applePay: 'Apple Pay',
  eCheck: 'eCheck',
  wire: 'wire',
  paperCheck: 'check',
};

const PAID_WORDS: Record<Exclude<PaymentStatus, 'Pending'>, string> = {
  Cleared: 'Received',
  Failed: 'Failed',
  Refunded: 'Refunded',
};

/** The state of a payment. One that needs nothing from the customer is not missing. */
export function paidWords(status: PaymentStatus, method: PaymentMethod): string {
  if (status !== 'Pending') return PAID_WORDS[status];
  if (method === 'wire' || method === 'paperCheck') return 'Not received yet';
  return method === 'eCheck' ? 'Clearing' : 'Being processed';
}

const FORM_WORDS: Record<OrderedKind['form'], [one: string, many?: string]> = {
  coin: ['coin'],
  bar: ['bar'],
  round: ['round'],
  note: ['note'],
  jewelry: ['piece of jewelry', 'pieces of jewelry'],
  supply: ['supply', 'supplies'],
};
/** More kinds would hide the order's number in a list of orders. */
const MOST_KINDS = 2;

/** "10 × Silver Eagle and 25 silver coins": the first product of an order, and the rest. */
export function contentWords({
  product,
  productUnits,
  units,
  others,
}: Pick<OrderRow, 'product' | 'productUnits' | 'units' | 'others'>): string {
  if (!product || !productUnits) {
    return [product, `${countWords(units, 'piece')} in all`].filter(Boolean).join(', ');
  }
  const first = productUnits === 1 ? product : `${formatCount(productUnits)} × ${product}`;
  const rest = units - productUnits;
  if (rest <= 0) return first;
  const kinds = others.map(({ metal, form, quantity }) => {
    const [one, many = `${one}s`] = FORM_WORDS[form];
    const of = metal ? `${metal} ` : '';
    return countWords(quantity, of + one, of + many);
  });
  const isTold = kinds.length > 0 && kinds.length <= MOST_KINDS;
  return listWords([first, ...(isTold ? kinds : [countWords(rest, 'other piece')])]);
}

export const SORT_WORDS: Record<OrderSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'total-high': 'Highest total first',
  'total-low': 'Lowest total first',
};
