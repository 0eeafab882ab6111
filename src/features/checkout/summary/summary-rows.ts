import type { Checkout, Tax } from '#api/checkout/checkout.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** One row of the order summary. `says` is a formatted amount, `why` its reason. */
export type SummaryRow = { label: string; says: string; why?: string };

/** The explanation of a market loss from an earlier order. */
export const MARKET_LOSS_WHY =
  'Owed from an earlier order, which was cancelled after the market had fallen. It is paid with this one.';

/** The rows of a checkout, the same at each step; rows that do not apply are left out. */
export function summaryRows(checkout: Checkout): SummaryRow[] {
  const { total, couponCode, tax, shipTo, shippingChoices, shippingMethod } = checkout;
  const rows: (SummaryRow | false)[] = [
    { label: 'Products', says: formatMoney(total.lines) },
    total.coupon > 0 && couponRow(total.coupon, couponCode),
    total.surcharge > 0 && {
      label: 'Surcharge',
      says: formatMoney(total.surcharge),
      why: 'Cards, PayPal and Apple Pay cost 4.2% more. Checks and wires do not.',
    },
    {
      label: 'Shipping',
      says: shipTo ? feeWords(total.shipping) : 'Known with the address',
      ...whyOf(shippingChoices.find(({ method }) => method === shippingMethod)?.label),
    },
    ...extraRows(checkout),
    tax
      ? { label: 'Sales tax', says: taxAmount(tax), why: taxReason(tax) }
      : { label: 'Sales tax', says: 'Known with the address' },
    total.marketLoss > 0 && {
      label: 'Market loss',
      says: formatMoney(total.marketLoss),
      why: MARKET_LOSS_WHY,
    },
  ];
  return rows.filter((row) => row !== false);
}

/** The extras of a checkout, or of its order: charged, or included. */
export function extraRows({
  isSignature,
  isGiftWrap,
  total,
}: Pick<Checkout, 'isSignature' | 'isGiftWrap' | 'total'>): SummaryRow[] {
  return [
    ...(isSignature ? [{ label: 'Signature on delivery', says: extraWords(total.signature) }] : []),
    ...(isGiftWrap ? [{ label: 'Gift wrap', says: extraWords(total.giftWrap) }] : []),
  ];
}

/** The reduction by a coupon; `cents` is the amount. */
export function couponRow(cents: number, code: string | undefined): SummaryRow {
  return { label: code ? `Coupon ${code}` : 'Coupon', says: `−${formatMoney(cents)}` };
}

function whyOf(why: string | undefined) {
  return why ? { why } : {};
}

function feeWords(cents: number): string {
  return cents === 0 ? 'Free' : formatMoney(cents);
}

function extraWords(cents: number): string {
  return cents === 0 ? 'Included' : formatMoney(cents);
}

function taxAmount({ cents }: Tax): string {
  return cents === 0 ? 'None' : formatMoney(cents);
}

/**
 * The reason for tax or no tax. Below a limit "California: under $2,000." comes before the rule; if
 * only a part of the order counts towards the limit, that is said after it.
 */
function taxReason({ cents, taxableCents, rate, reason, limitCents, countedCents }: Tax): string {
  if (cents === 0) return reason;
  const at = `${rate}% of ${formatMoney(taxableCents)}.`;
  if (limitCents === undefined) return `${at} ${reason}`;
  const limit = wholeMoney(limitCents);
  if (countedCents !== undefined && countedCents !== taxableCents) {
    return `${at} ${reason} Only ${formatMoney(countedCents)} of your order counts towards the ${limit}.`;
  }
  const [, state, rule] = /^([^.:]+): (.*)/s.exec(reason) ?? [];
  // If a part of the order is taxed for another reason, the limit does not explain it.
  if (!rule || taxableCents > limitCents) return `${at} ${reason}`;
  const side = taxableCents < limitCents ? 'under' : 'not above';
  return `${at} ${state}: ${side} ${limit}. ${rule.charAt(0).toUpperCase()}${rule.slice(1)}`;
}

/**
 * The message if new prices move an order across a limit of its state; `undefined` if they do not.
 * `before` is in cents.
 */
export function taxCrossing(before: number | undefined, tax: Tax | undefined): string | undefined {
  if (before === undefined || !tax || (before === 0) === (tax.cents === 0)) return undefined;
  return tax.cents === 0
    ? `Sales tax of ${formatMoney(before)} is no longer due. ${tax.reason}`
    : `Sales tax of ${formatMoney(tax.cents)} is due now. ${tax.reason}`;
}

function wholeMoney(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}
