import type { Metal, MetalSpot } from '#api/spot/metal-spot.ts';
import { formatMoney } from '#commerce/format/money.ts';
import type { Told } from '#commerce/page/head.ts';

import { METALS } from './metals.ts';

/** What the page of a metal's price tells. */
export function chartTold(metal: Metal, spot: MetalSpot | undefined): Told {
  const { name, unit, shop } = METALS[metal];
  const now = spot
    ? `${name} costs ${formatMoney(spot.askCents)} a ${unit} and brings ${formatMoney(spot.bidCents)}.`
    : `What ${name.toLowerCase()} costs a ${unit} and what it brings.`;
  return {
    description: `${now} With its chart, its range of the day and of the year, and every price as a table.`,
    crumbs: { trail: [{ label: name, href: shop }], here: `${name} price` },
  };
}
