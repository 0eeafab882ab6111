import type { Wire } from '../backend/wire.ts';
import { businessDaysLater } from '../market/business-days.ts';
import { dateOfDay, newYorkDay } from '../market/new-york.ts';
import { leavesAt, PACKING } from '../orders/vault-days.ts';
import { carrierShippingCents, standardShippingCents } from '../pricing/shipping.ts';
import { type Basket, lastShipDate } from './basket.ts';

/** A way to ship, its charge in cents. */
export type ShippingOffer = Omit<Wire<'ShippingQuote'>, 'charge' | 'isFree'> & {
  chargeCents: number;
};

type Place = Pick<Wire<'Destination'>, 'state' | 'country' | 'stateType'>;

const MILITARY = new Set(['AA', 'AE', 'AP']);
const TERRITORIES = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** The kind of an address by its state and country, not by the shopper's choice. */
function stateTypeOf({ state, country }: Place): NonNullable<Wire<'Destination'>['stateType']> {
  if (country !== 'US') return 'International';
  if (MILITARY.has(state)) return 'Military';
  return TERRITORIES.has(state) ? 'Territories' : 'Domestic';
}

/** When a presale piece leaves, on the day that it is expected. */
const LEAVES_AT = 'T21:00:00Z';

/** §9 The ways to ship a basket to a place, cheapest first, if it is paid at the moment `now` (ms). */
export function shippingOffers(basket: Basket, place: Place, now: number): ShippingOffer[] {
  const standard = standardShippingCents(basket.subtotalCents);
  const carrier = carrierShippingCents(basket.ounces);
  const date = lastShipDate(basket);
  return waysTo(stateTypeOf(place), standard, carrier).map((way) => offered(way, date, now));
}

/** A way to ship; `days` on the road, in business days. */
type Way = {
  method: ShippingOffer['method'];
  label: string;
  carrierCode: NonNullable<ShippingOffer['carrierCode']>;
  chargeCents: number;
  days: readonly [least: number, most: number];
  besides?: string;
};

function offered(way: Way, date: string | undefined, now: number): ShippingOffer {
  const { days, besides = '', ...offer } = way;
  const [least, most] = days;
  const words = least === most ? `${least}` : `${least}-${most}`;
  const there = date === undefined ? 0 : Date.parse(date + LEAVES_AT);
  const [soonest, latest] = [PACKING.from, PACKING.to].map((packed, index) => {
    const leaves = Math.max(leavesAt(now, packed), there);
    return dateOfDay(newYorkDay(businessDaysLater(leaves, days[index] ?? most)));
  });
  return {
    ...offer,
    isInsured: true,
    deliveryText: `${words} business ${most === 1 ? 'day' : 'days'} after it ships${besides}`,
    ...(date !== undefined && { expectedShipmentDate: date }),
    ...(soonest && { earliestArrivalDate: soonest }),
    ...(latest && { latestArrivalDate: latest }),
  };
}

function waysTo(
  kind: ReturnType<typeof stateTypeOf>,
  standard: number,
  carrier: number,
): readonly Way[] {
  const usps = {
    method: 'standard',
    label: 'Standard, insured',
    carrierCode: 'USPS',
    chargeCents: standard,
  } as const;
  const fedEx = { method: 'fedex', carrierCode: 'FedEx', chargeCents: carrier } as const;
  switch (kind) {
    case 'Military':
      return [{ ...usps, days: [10, 20] }];
    case 'Territories':
      return [{ ...usps, chargeCents: carrier, days: [5, 10] }];
    case 'International':
      return [
        {
          ...fedEx,
          label: 'FedEx International, insured',
          days: [5, 8],
          besides: ', duties not included',
        },
      ];
    case 'Domestic':
      return [
        { ...usps, days: [3, 5] },
        {
          method: 'expedited',
          label: 'Expedited, insured',
          carrierCode: 'UPS',
          chargeCents: carrier,
          days: [2, 2],
        },
        { ...fedEx, label: 'FedEx Overnight, insured', days: [1, 1] },
      ];
  }
}
