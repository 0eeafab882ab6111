import type { NearProduct } from '#api/spot/near-spot.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** "$1.99 an ounce, 2.97 %", or that a product costs its metal and no more. */
export function overSpotWords({ cents, percent }: NonNullable<NearProduct['premium']>): string {
  if (cents === 0) return 'Nothing: at spot';
  const words = `${formatMoney(Math.abs(cents))} an ounce, ${Math.abs(percent).toFixed(2)} %`;
  return cents < 0 ? `${words} below spot` : words;
}
