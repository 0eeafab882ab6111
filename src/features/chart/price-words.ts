import type { Metal, MetalSpot } from '#api/spot/metal-spot.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { METALS } from './metals.ts';

/** The page of a metal's price in a sentence or two, for search engines. */
export function priceWords(metal: Metal, spot: MetalSpot | undefined): string {
  const { name, unit } = METALS[metal];
  const now = spot
    ? `${name} costs ${formatMoney(spot.askCents)} a ${unit} and brings ${formatMoney(spot.bidCents)}.`
    : `What ${name.toLowerCase()} costs a ${unit} and what it brings.`;
  return `${now} With its chart, its range of the day and of the year, and every price as a table.`;
}
