import type { PastPrice } from '#api/catalog/price-history.ts';
import { noonOf } from '#commerce/chart/price-writing.ts';

/** A past price with the value of the metal in one unit, in cents. */
export type Valued = { time: number; price: number; metal: number };

/** The days on which both are known; milliseconds at New York's noon. */
export function valued(prices: readonly PastPrice[], ounces: number): Valued[] {
  return prices.flatMap(({ date, price, spot }) =>
    spot === undefined ? [] : [{ time: noonOf(date), price, metal: Math.round(spot * ounces) }],
  );
}

/** What is paid above the metal, in percent of it. */
export function premiumOf({ price, metal }: Valued): number {
  return ((price - metal) / metal) * 100;
}

/** "The premium over its metal was between 5.1 % and 8.2 %, and is 6.0 % now." */
export function premiumRangeWords(days: readonly Valued[]): string {
  const shares = days.filter(({ metal }) => metal > 0).map(premiumOf);
  const now = shares.at(-1);
  if (now === undefined) return '';
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map(written);
  const is = written(now);
  return least === most
    ? `The premium over its metal was ${is} all the time.`
    : `The premium over its metal was between ${least} and ${most}, and is ${is} now.`;
}

function written(share: number): string {
  return `${share.toFixed(1).replace('-', '−')} %`;
}
