import type { Wire } from '../../backend/wire.ts';

type Method = Wire<'PaymentMethod'>;
type Range = readonly [from: number, to: number];

/** Deadlines of a payment in business days; the one table that all pages and dates are made from. */
type Deadline = {
  /** What the shopper sends has to arrive within this many days of ordering. */
  dueIn?: number;
  /** When it usually arrives. */
  arrives?: Range;
  /** Then it clears. */
  clears: Range;
};

const AT_ONCE: Deadline = { clears: [0, 0] };

export const DEADLINES: Readonly<Record<Method, Deadline>> = {
  creditCard: AT_ONCE,
  payPal: AT_ONCE,
  applePay: AT_ONCE,
  eCheck: { clears: [4, 6] },
  wire: { dueIn: 2, arrives: [1, 1], clears: [0, 0] },
  paperCheck: { dueIn: 10, arrives: [1, 2], clears: [5, 7] },
};

/** When a payment clears, to go on after "Clears": "in 4-6 business days". */
export function clearingWords(method: Method): string {
  const { arrives, clears } = DEADLINES[method];
  const [from, to] = clears;
  if (to === 0) return arrives ? 'on arrival' : 'at once';
  return arrives
    ? `${from}-${to} business days after it arrives`
    : `in ${from}-${to} business days`;
}

/** Business days from the order until its payment has cleared. */
export function clearingDays(method: Method): Range {
  const { arrives = [0, 0], clears } = DEADLINES[method];
  return [arrives[0] + clears[0], arrives[1] + clears[1]];
}
