import type { PaymentOption } from '#api/checkout/checkout-calls.server.ts';
import type { CheckoutTotal, PaymentMethod } from '#api/checkout/checkout.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { rangeWords } from '#commerce/format/range.ts';

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  creditCard: 'Credit or debit card',
  payPal: 'PayPal',
  applePay: 'Apple Pay',
  eCheck: 'eCheck',
  wire: 'Bank wire',
  paperCheck: 'Paper check',
};

/** One payment method with the total of the order by that method, in cents. */
export type Offer = {
  method: PaymentMethod;
  label: string;
  cents: number;
  /** The difference to the cheapest method and its reason; empty if there is none. */
  more: string;
  /** When the payment clears, when the order ships, and the method's limits. */
  terms: string;
  /** Why the method is not available. */
  refusal?: string;
};

/** Methods that need a payment provider. */
const WITH_PROVIDER = new Set<PaymentMethod>(['creditCard', 'payPal', 'applePay']);

/** All payment methods of an order with their totals, before one is chosen. */
export function offersOf(
  options: readonly PaymentOption[],
  total: CheckoutTotal,
  hasProvider: boolean,
): Offer[] {
  const cheapest = Math.min(...total.byMethod.map(({ cents }) => cents));
  return options.map((option) => {
    const { method, label, maximumCents, surchargePercent } = option;
    const cents = total.byMethod.find((each) => each.method === method)?.cents ?? total.total;
    const extraCents = cents - cheapest;
    const more = `That is ${formatMoney(extraCents)} more than by check or wire: ${surchargePercent}% on the products.`;
    const refusal = refusalOf(option, cents, hasProvider) ?? option.refusal;
    return {
      method,
      label,
      cents,
      more: extraCents > 0 ? more : '',
      terms: [
        dueWords(option),
        `${rangeWords(option.clears)}.`,
        SHIPS,
        limitWords(option, maximumCents),
      ]
        .filter(Boolean)
        .join(' '),
      ...(refusal && { refusal }),
    };
  });
}

const SHIPS = 'The order ships 1 to 3 business days after that.';

/** The limit includes the surcharge; a card needs a payment provider. */
function refusalOf(
  { method, label, maximumCents = Infinity }: PaymentOption,
  cents: number,
  hasProvider: boolean,
): string | undefined {
  if (WITH_PROVIDER.has(method) && !hasProvider) return `${label} is not set up in this store yet.`;
  if (cents <= maximumCents) return undefined;
  return `${label} is taken up to ${formatMoney(maximumCents)}, its surcharge included.`;
}

function limitWords({ minimumCents }: PaymentOption, maximumCents: number | undefined): string {
  if (minimumCents !== undefined) return `From ${formatMoney(minimumCents)}.`;
  return maximumCents === undefined ? '' : `Up to ${formatMoney(maximumCents)}.`;
}

function dueWords({ method, dueInDays }: PaymentOption): string {
  if (dueInDays === undefined) return '';
  const what = method === 'wire' ? 'The wire' : 'The check';
  return `${what} has to arrive within ${countWords(dueInDays, 'business day')} of ordering.`;
}

/**
 * Whether ways to pay are open both with the surcharge and without it; `dearest` is an open one if
 * all have the surcharge.
 */
export function openWays(offers: readonly Offer[]): { hasBoth: boolean; dearest?: Offer } {
  const open = offers.filter(({ refusal }) => refusal === undefined);
  const dear = open.filter(({ more }) => more !== '');
  const [dearest] = dear;
  const hasOnlyDear = dear.length === open.length;
  return {
    hasBoth: dear.length > 0 && !hasOnlyDear,
    ...(hasOnlyDear && dearest && { dearest }),
  };
}

/**
 * Why every way to pay without the surcharge is refused, and what would help; `undefined` if one
 * of them is open.
 */
export function cheaperWords(
  offers: readonly Offer[],
  options: readonly PaymentOption[],
  { marketLoss }: Pick<CheckoutTotal, 'marketLoss'>,
): string | undefined {
  const cheaper = offers.filter(({ more }) => more === '');
  const isEachRefused = cheaper.every(({ refusal }) => refusal !== undefined);
  if (!isEachRefused || cheaper.length === offers.length) return undefined;
  const missing = cheaper.flatMap(({ method, label, cents }) => {
    const { minimumCents = 0 } = options.find((option) => option.method === method) ?? {};
    return minimumCents > cents
      ? [`With ${formatMoney(minimumCents - cents)} more in the order, ${label} would be open.`]
      : [];
  });
  return [
    'Only ways with the surcharge are open for this order.',
    ...cheaper.flatMap(({ refusal }) => refusal ?? []),
    ...missing,
    ...(marketLoss > 0
      ? ['The market loss is paid with this order; after it, checks are taken again.']
      : []),
  ].join(' ');
}
