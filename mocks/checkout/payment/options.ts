import { type Wire, dollars } from '../../backend/wire.ts';
import { formatDollars } from '../../pricing/dollars.ts';
import { settings } from '../../pricing/settings.ts';
import { DEADLINES, clearingWords } from './deadlines.ts';

type Method = Wire<'PaymentMethod'>;

/** One payment method; limits in cents, all of them guesses after the practice of the trade. */
type Way = {
  method: Method;
  label: string;
  minimumCents?: number;
  maximumCents?: number;
};

/** Facts about a shopper that rule out payment methods. */
export type Payer = { isNewCustomer: boolean; owesMarketLoss: boolean };

const WAYS: readonly Way[] = [
  {
    method: 'creditCard',
    label: 'Credit or debit card',
    maximumCents: 50_000_00,
  },
  { method: 'payPal', label: 'PayPal', maximumCents: 25_000_00 },
  {
    method: 'applePay',
    label: 'Apple Pay',
    maximumCents: 10_000_00,
  },
  {
    method: 'eCheck',
    label: 'eCheck',
    maximumCents: 50_000_00,
  },
  {
    method: 'wire',
    label: 'Bank wire',
    minimumCents: 1_500_00,
  },
  {
    method: 'paperCheck',
    label: 'Paper check',
    maximumCents: 100_000_00,
  },
];

const SURCHARGED = new Set<Method>(['creditCard', 'payPal', 'applePay']);
/** An eCheck can bounce for days, so a new customer has a lower limit. */
const NEW_CUSTOMER_ECHECK = 5_000_00;

/** All payment methods, in display order. */
export const paymentMethods: readonly Method[] = WAYS.map(({ method }) => method);

/** §9 Cards and PayPal carry the surcharge, and Apple Pay as a card does. */
export function isSurcharged(method: Method): boolean {
  return SURCHARGED.has(method);
}

/** All payment methods for a total in cents. Without a total, limits are listed but not applied. */
export function paymentOptions(totalCents: number | undefined, payer: Payer) {
  return WAYS.map((way) => paymentOption(way, totalCents, payer));
}

/** The reason why a total in cents cannot be paid by a method; nothing when it can. */
export function refusalOf(method: Method, totalCents: number, payer: Payer): string | undefined {
  const way = WAYS.find((each) => each.method === method);
  return way && reason(limited(way, payer), totalCents, payer);
}

function paymentOption(
  known: Way,
  totalCents: number | undefined,
  payer: Payer,
): Wire<'PaymentOption'> {
  const way = limited(known, payer);
  const { method, label, minimumCents, maximumCents } = way;
  const { dueIn } = DEADLINES[method];
  const says = reason(way, totalCents, payer);
  return {
    method,
    label,
    surchargePercent: isSurcharged(method) ? settings.surchargePercent : 0,
    isAvailable: says === undefined,
    ...(says && { reason: says }),
    ...(minimumCents !== undefined && { minimumTotal: dollars(minimumCents) }),
    ...(maximumCents !== undefined && { maximumTotal: dollars(maximumCents) }),
    clearingText: `Clears ${clearingWords(method)}`,
    ...(dueIn !== undefined && { dueInDays: dueIn }),
  };
}

function limited(way: Way, { isNewCustomer }: Payer): Way {
  const isLimited = way.method === 'eCheck' && isNewCustomer;
  return isLimited ? { ...way, maximumCents: NEW_CUSTOMER_ECHECK } : way;
}

function reason(way: Way, totalCents: number | undefined, payer: Payer): string | undefined {
  const { method, label, minimumCents = 0, maximumCents = Infinity } = way;
  if (payer.owesMarketLoss && (method === 'paperCheck' || method === 'eCheck')) {
    return `${label} is not available while a market loss is open.`;
  }
  if (totalCents === undefined) return undefined;
  if (totalCents < minimumCents) return `${label} starts at ${formatDollars(minimumCents)}.`;
  if (totalCents <= maximumCents) return undefined;
  const first = method === 'eCheck' && payer.isNewCustomer ? ' for a first order' : '';
  return `${label} is taken up to ${formatDollars(maximumCents)}${first}.`;
}
