import type { TaxQuote } from '#api/tax/tax-quote.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** What a quote comes to: "$107.50", and why. */
export function estimateWords(quote: TaxQuote): { amount: string; why: string } {
  if (quote.cents === 0) return { amount: 'No sales tax', why: quote.reason };
  const { cents, stateCents, rate, missingCents, reason } = quote;
  const local = cents - stateCents;
  const parts = [
    `Sales tax at the state’s ${rate} %.`,
    local > 0 ? `${formatMoney(local)} of it is local.` : '',
    missingCents
      ? `${formatMoney(missingCents)} more, and the order is exempt as a whole.`
      : reason,
  ];
  return { amount: formatMoney(cents), why: parts.filter(Boolean).join(' ') };
}
