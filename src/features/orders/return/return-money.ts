import type { OrderReturns, ReturnFee } from '#api/orders/returns.ts';
import type { PaymentMethod } from '#api/orders/order-history.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { isReason, type Chosen } from './return-fields.ts';

/** What a return comes to, in cents. `units` is 0 while nothing is chosen. */
export type ReturnSum = { units: number; feeCents: number; backCents: number };

/** The sum of what is chosen; lines whose quantity is no number count nothing. */
export function sumOf(chosen: Chosen, fee: ReturnFee | undefined): ReturnSum {
  const counted = chosen.filter(({ quantity }) => quantity > 0);
  const total = (centsOf: (one: Chosen[number]) => number) =>
    counted.reduce((sum, one) => sum + centsOf(one), 0);
  const worth = total(({ line, quantity }) => line.unitCents * quantity);
  const feeCents = fee ? feeOf(fee, worth) : 0;
  return {
    units: total(({ quantity }) => quantity),
    feeCents,
    backCents: Math.max(0, total(({ line, quantity }) => line.refundCents * quantity) - feeCents),
  };
}

/** The fee in cents for units that cost `cents`: never more than they did. */
function feeOf({ percent, minimumCents }: ReturnFee, cents: number): number {
  const part = Math.round((cents * percent) / 100);
  return Math.min(cents, percent > 0 || minimumCents > 0 ? Math.max(minimumCents, part) : 0);
}

export function feeFor(reason: string, { fees }: Pick<OrderReturns, 'fees'>) {
  return isReason(reason) ? fees.find((fee) => fee.reason === reason) : undefined;
}

const FREE_WORDS = {
  damaged: 'For damage a return costs you nothing.',
  wrongItem: 'For a mistake of ours a return costs you nothing.',
  missingItem: 'What is missing costs you nothing, and nothing has to be sent back.',
  notAsDescribed: 'Where we described it wrongly, a return costs you nothing.',
  other: 'This return costs you nothing.',
};

/** What a return for this reason costs, in a sentence. */
export function feeWords(fee: ReturnFee | undefined, { units, feeCents }: ReturnSum): string {
  if (!fee) return 'For damage or a mistake of ours a return costs you nothing.';
  if (fee.percent === 0 && fee.minimumCents === 0) return FREE_WORDS[fee.reason];
  const rule = `Another reason costs ${fee.percent}% of the price, and at least ${formatMoney(fee.minimumCents)}`;
  return units > 0 ? `${rule}: here that is ${formatMoney(feeCents)}.` : `${rule}.`;
}

/** "2 pieces, free of charge", below "The same again". */
export function againWords({ units, feeCents }: ReturnSum): string {
  if (units === 0) return 'Sent to you, insured';
  const cost = feeCents > 0 ? `once a fee of ${formatMoney(feeCents)} is paid` : 'free of charge';
  return `${countWords(units, 'piece')}, ${cost}`;
}

const GOES_BACK: Record<PaymentMethod, string> = {
  creditCard: 'to your card',
  payPal: 'to your PayPal account',
  applePay: 'to your card, by Apple Pay',
  eCheck: 'to your bank account',
  wire: 'to your bank account',
  paperCheck: 'to you, by check',
};

/** "$159.56 to your bank account", below "Money back". */
export function backWords({ units, backCents, feeCents }: ReturnSum, method: PaymentMethod) {
  if (units === 0) return `What you paid, ${GOES_BACK[method]}`;
  const less = feeCents > 0 ? `, less the fee of ${formatMoney(feeCents)}` : '';
  return `${formatMoney(backCents)} ${GOES_BACK[method]}${less}`;
}
