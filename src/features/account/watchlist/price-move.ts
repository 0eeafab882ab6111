import { formatMoney } from '#commerce/format/money.ts';

/** The change of a price since the product was added, in words and not only by colour. */
export function priceMove(centsThen: number, centsNow: number) {
  const cents = centsNow - centsThen;
  if (cents === 0 || centsThen <= 0 || centsNow <= 0) {
    return { way: 'same', says: 'The same price as then' } as const;
  }
  const share = Math.abs((cents / centsThen) * 100).toFixed(1);
  const way = cents > 0 ? 'up' : 'down';
  const word = cents > 0 ? 'Up' : 'Down';
  return { way, says: `${word} ${formatMoney(Math.abs(cents))} (${share} %)` } as const;
}
