import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { gainOf, type PlannedSale } from '#commerce/portfolio/planned-sale.ts';

/**
 * "It brings $710.00 and gains −$73.60: +$91.05 long term, −$164.65 short term." `oldest` are the
 * sales of the same units, oldest first, where lots are named.
 */
export function saleWords(sales: readonly PlannedSale[], oldest?: readonly PlannedSale[]): string {
  const takes = sales.flatMap((sale) => sale.takes);
  const proceeds = takes.reduce((sum, { proceedsCents }) => sum + proceedsCents, 0);
  const gain = gainOf(sales);
  const what = `It brings ${formatMoney(proceeds)} and gains ${formatMoneyChange(gain.all)}`;
  const other = oldest && gainOf(oldest).all;
  const compared =
    other === undefined || other === gain.all
      ? ''
      : ` Oldest first would gain ${formatMoneyChange(other)}.`;
  return `${what}${termWords(
    takes.map(({ isLong }) => isLong),
    gain,
  )}.${compared}`;
}

function termWords(terms: readonly boolean[], { long, short }: ReturnType<typeof gainOf>): string {
  if (terms.every(Boolean)) return ', all of it long term';
  if (!terms.some(Boolean)) return ', all of it short term';
  return `: ${formatMoneyChange(long)} long term, ${formatMoneyChange(short)} short term`;
}
