import { createHash } from 'node:crypto';

import type { Checkout, CheckoutLine } from '#api/checkout/checkout.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import type { Fields } from '#commerce/form/answer.ts';
import { formatCount } from '#commerce/format/count.ts';
import { listWords } from '#commerce/format/list.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { addressLines } from '../address/address-book.ts';
import { METHOD_NAMES } from '../payment/payment-words.ts';
import { isPromised } from './promised.ts';
import { parcelWords } from '../shipping/parcel-words.ts';

/**
 * A section of the order. `read` returns what the shopper reviews; sections that it leaves
 * `undefined` are not compared. `describe` says what the section is now, if there is anything to say.
 */
type Section = {
  read: (checkout: Checkout) => unknown;
  describe: (checkout: Checkout) => string | undefined;
};

/** A short hash of each section of an order and of its prices, by the names of the form's fields. */
export type OrderFingerprint = Readonly<Record<string, string>>;

const LENGTH = 16;
const PRICES = 'reviewed-prices';
/** Longer orders are described by their number of lines. */
const MOST_NAMES = 4;

/** Prices are no section: they change the total, which the form holds in cents. */
const SECTIONS: Readonly<Record<string, Section>> = {
  lines: {
    read: ({ lines }) => lines.map((line) => [keyOf(line), line.quantity]),
    describe: ({ lines }) => `The order is now ${describeLines(lines)}.`,
  },
  email: {
    read: ({ email }) => email ?? '',
    describe: ({ email }) => email && `The email address is now ${email}.`,
  },
  address: {
    read: ({ shipTo, isToDepository }) => [shipTo ? addressLines(shipTo) : '', isToDepository],
    describe: ({ shipTo }) => shipTo && `The address is now ${inOneLine(shipTo)}.`,
  },
  billing: {
    read: ({ billTo }) => (billTo ? addressLines(billTo) : ''),
    describe: ({ billTo }) => billTo && `The billing address is now ${inOneLine(billTo)}.`,
  },
  shipping: {
    read: ({ shippingMethod, total }) => [shippingMethod, total.shipping],
    describe: describeShipping,
  },
  parcels: {
    read: ({ allowSplit }) => allowSplit,
    describe: ({ lines, allowSplit }) => parcelWords(lines)[allowSplit ? 'split' : 'together'],
  },
  signature: {
    read: ({ isSignature, total }) => [isSignature, total.signature],
    describe: ({ isSignature, total }) =>
      isSignature
        ? `A signature on delivery is now ${total.signature === 0 ? 'included' : formatMoney(total.signature)}.`
        : 'No signature on delivery is asked for now.',
  },
  giftWrap: {
    read: ({ isGiftWrap, total }) => [isGiftWrap, total.giftWrap],
    describe: ({ isGiftWrap, total }) =>
      isGiftWrap
        ? `Gift wrap is now ${formatMoney(total.giftWrap)}.`
        : 'The order is not gift wrapped now.',
  },
  note: {
    read: ({ note }) => note ?? '',
    describe: ({ note }) => (note ? `The note is now “${note}”.` : 'There is no note now.'),
  },
  payment: {
    read: ({ payment }) => payment ?? '',
    describe: ({ payment }) => payment && `The payment is now: ${METHOD_NAMES[payment]}.`,
  },
  // A payment that has to be confirmed again names no card.
  card: {
    read: (checkout) => (isPromised(checkout) ? (checkout.authorization?.masked ?? '') : undefined),
    describe: ({ authorization }) =>
      authorization?.masked &&
      `The payment is now by the one that ends in ${authorization.masked.slice(-4)}.`,
  },
  coupon: {
    read: ({ couponCode }) => couponCode ?? '',
    describe: ({ couponCode }) =>
      couponCode ? `The coupon is now ${couponCode}.` : 'No coupon applies now.',
  },
  // The amount follows the prices, and without any the rate does not matter.
  tax: {
    read: ({ tax }) => (tax ? tax.cents > 0 && tax.rate : ''),
    describe: ({ tax }) =>
      tax &&
      `Sales tax is now ${tax.cents === 0 ? 'none' : `${formatMoney(tax.cents)}, ${tax.rate}%`}.`,
  },
};

/** Hashes what a review shows of an order, for its form. Keyed by the checkout's secret id. */
export function fingerprintOrder(id: string, checkout: Checkout): OrderFingerprint {
  const sections = Object.entries(SECTIONS).map(
    ([name, { read }]) => [fieldName(name), hash(id, read(checkout))] as const,
  );
  return { ...Object.fromEntries(sections), [PRICES]: hashPrices(id, checkout) };
}

/** The sections of the order that are not as the form's review showed them. */
export function findChangedSections(field: Fields, id: string, checkout: Checkout): string[] {
  return Object.entries(SECTIONS).flatMap(([name, { read }]) => {
    const value = read(checkout);
    return value === undefined || field(fieldName(name)) === hash(id, value) ? [] : name;
  });
}

/** A sentence for each of these sections, with its value now. */
export function describeSections(names: readonly string[], checkout: Checkout): string[] {
  return names.flatMap((name) => SECTIONS[name]?.describe(checkout) || []);
}

export function havePricesMoved(field: Fields, id: string, checkout: Checkout): boolean {
  return field(PRICES) !== hashPrices(id, checkout);
}

function fieldName(section: string): string {
  return `reviewed-${section}`;
}

function hashPrices(id: string, { lines }: Checkout): string {
  return hash(
    id,
    lines.map(({ unitCents }) => unitCents),
  );
}

function hash(id: string, value: unknown): string {
  const text = `${id} ${JSON.stringify(value)}`;
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}

function describeLines(lines: readonly CheckoutLine[]): string {
  if (lines.length > MOST_NAMES) return `${formatCount(lines.length)} products`;
  return listWords(lines.map(({ quantity, name }) => `${formatCount(quantity)} × ${name}`));
}

function describeShipping({ shippingChoices, shippingMethod, total }: Checkout) {
  const choice = shippingChoices.find(({ method }) => method === shippingMethod);
  const price = total.shipping === 0 ? 'free' : formatMoney(total.shipping);
  return choice && `Shipping is now ${choice.label}: ${price}.`;
}

function inOneLine(address: Parameters<typeof addressLines>[0]): string {
  return addressLines(address).replaceAll('\n', ', ');
}
