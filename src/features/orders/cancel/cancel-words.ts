import type { Estimate } from '#api/orders/cancellation.ts';
import type { PaymentMethod } from '#api/orders/order-history.ts';
import type { Order } from '#api/orders/order.ts';
import { countWords } from '#commerce/format/count.ts';
import { longDate } from '#commerce/format/date.ts';
import { marketTime } from '#commerce/format/market-time.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** How a refund comes back: "You get back, by wire". */
export const REFUND_WAYS: Record<PaymentMethod, string> = {
  creditCard: 'to your card',
  payPal: 'to PayPal',
  applePay: 'through Apple Pay',
  eCheck: 'to your bank account',
  wire: 'by wire',
  paperCheck: 'by check',
};

const WHERE_TO: Record<PaymentMethod, string> = {
  creditCard: 'It goes to the card that you paid with.',
  payPal: 'It goes to the PayPal account that you paid from.',
  applePay: 'It goes to the card that you paid with.',
  eCheck: 'It goes to the bank account that you paid from.',
  wire: 'It goes to the account that your wire came from.',
  paperCheck: 'The check goes to your billing address.',
};

/** Where the refund goes and when it has arrived; `undefined` without a refund. */
export function refundWords(method: PaymentMethod, by: string | undefined): string | undefined {
  return by && `${WHERE_TO[method]} It has arrived by ${longDate(by)}.`;
}

const NOT_PAID: Partial<Record<PaymentMethod, string>> = {
  wire: 'Your wire has not arrived. If it still does, it goes back to you.',
  paperCheck: 'Your check has not cleared. If it still comes, it goes back to you.',
  eCheck: 'Your eCheck has not cleared, and nothing is taken from your account.',
};

/** Why nothing was paid yet. */
export function notPaidWords(method: PaymentMethod): string {
  return NOT_PAID[method] ?? 'Your payment has not cleared, and nothing is taken.';
}

/** The row of the market loss: its label, and how it is made or why it is zero. */
export function lossWords({ lines, marketLossCents }: Estimate): { label: string; why: string[] } {
  const fallen = lines.filter(({ lossCents }) => lossCents > 0);
  if (marketLossCents > 0) {
    const rest = fallen.length < lines.length;
    const each = fallen.map(({ name, orderedCents, nowCents = 0 }) => {
      const prices = `rdered at ${formatMoney(orderedCents)}, ${formatMoney(nowCents)} for the same pieces now.`;
      return rest || fallen.length > 1 ? `${name}: o${prices}` : `O${prices}`;
    });
    const none = rest
      ? 'What has not fallen counts as zero, and is not set off.'
      : 'Had the price risen, this line would be zero.';
    return { label: 'The price has fallen since', why: [...each, none] };
  }
  const priced = lines.filter(({ nowCents }) => nowCents !== undefined);
  if (priced.length === 0) {
    return { label: 'Market loss', why: ['These have a fixed price, so nothing is lost.'] };
  }
  const ordered = priced.reduce((sum, { orderedCents }) => sum + orderedCents, 0);
  const now = priced.reduce((sum, { nowCents = 0 }) => sum + nowCents, 0);
  return {
    label: 'The price has not fallen since',
    why: [
      `Ordered at ${formatMoney(ordered)}, ${formatMoney(now)} for the same pieces now. What the market gained stays with the shop.`,
    ],
  };
}

/** "This estimate holds until 4:43 PM ET, 5 minutes from now." in two parts. */
export function holdsWords(estimate: Estimate): { until: string; rest: string } {
  const { quotedAt, validUntil } = estimate;
  const lastsMs = Math.max(0, Date.parse(validUntil) - Date.parse(quotedAt));
  const minutes = Math.round(lastsMs / 60_000);
  return {
    until: `This estimate holds until ${marketTime(validUntil)},`,
    rest: `${countWords(minutes, 'minute')} after it was made. Take your time: afterwards we show you the new sum and ask again.`,
  };
}

/** The button that cancels, with what it brings or costs. */
export function pressWords({ refundCents, owedCents, paidCents }: Estimate): string {
  if (refundCents > 0) return `Cancel it, get ${formatMoney(refundCents)} back`;
  if (owedCents > 0) return `Cancel it, owe ${formatMoney(owedCents)}`;
  return paidCents > 0 ? 'Cancel it, get nothing back' : 'Cancel it';
}

/** The estimate for a screen reader, once it has arrived. */
export function estimateHeard(estimate: Estimate): string {
  const { refundCents, paidCents, chargesCents, owedCents } = estimate;
  const sum =
    paidCents > 0
      ? `You get ${formatMoney(refundCents)} back of ${formatMoney(paidCents)}.`
      : 'Nothing is paid yet.';
  const owed = owedCents > 0 ? ` ${formatMoney(owedCents)} is added to your next order.` : '';
  return `Cancelling costs ${formatMoney(chargesCents)}. ${sum}${owed} The estimate holds until ${marketTime(estimate.validUntil)}.`;
}

/** What has become of a cancelled order. */
export function cancelledWords({ invoice, money, payment }: Order): string {
  const parts = [`Order ${invoice} is cancelled.`];
  if (money.refund > 0) {
    const by = payment.refundBy ? `, by ${longDate(payment.refundBy)}` : '';
    parts.push(`${formatMoney(money.refund)} comes back ${REFUND_WAYS[payment.method]}${by}.`);
  }
  if (money.owed > 0) parts.push(`${formatMoney(money.owed)} is added to your next order.`);
  return parts.join(' ');
}

/** Why an order can no longer be cancelled. */
export function tooLateWords({ status }: Pick<Order, 'status'>): string {
  if (status === 'Delivered') return 'It is delivered, so it can no longer be cancelled.';
  if (status === 'Shipped') return 'It is on its way, so it can no longer be cancelled.';
  return 'It is packed already, so it can no longer be cancelled.';
}
