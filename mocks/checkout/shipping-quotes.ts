import type { Wire } from '../backend/wire.ts';
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

/** §9 The ways to ship a basket to a place, cheapest first. */
export function shippingOffers(basket: Basket, place: Place): ShippingOffer[] {
  const standard = standardShippingCents(basket.subtotalCents);
  const carrier = carrierShippingCents(basket.ounces);
  const date = lastShipDate(basket);
  const offers = offersFor(stateTypeOf(place), standard, carrier);
  return offers.map((offer) => dated(offer, date));
}

function dated(offer: ShippingOffer, date: string | undefined): ShippingOffer {
  return date === undefined ? offer : { ...offer, expectedShipmentDate: date };
}

function offersFor(
  kind: ReturnType<typeof stateTypeOf>,
  standard: number,
  carrier: number,
): ShippingOffer[] {
  switch (kind) {
    case 'Military':
      return [usps('10-20 business days after payment clears', standard)];
    case 'Territories':
      return [usps('5-10 business days after payment clears', carrier)];
    case 'International':
      return [
        fedEx('FedEx International, insured', '5-8 business days, duties not included', carrier),
      ];
    case 'Domestic':
      return [
        usps('3-5 business days after payment clears', standard),
        {
          method: 'expedited',
          label: 'Expedited, insured',
          chargeCents: carrier,
          isInsured: true,
          carrierCode: 'UPS',
          deliveryText: '2 business days after payment clears',
        },
        fedEx('FedEx Overnight, insured', '1 business day after payment clears', carrier),
      ];
  }
}

function usps(deliveryText: string, chargeCents: number): ShippingOffer {
  return {
    method: 'standard',
    label: 'Standard, insured',
    chargeCents,
    isInsured: true,
    carrierCode: 'USPS',
    deliveryText,
  };
}

function fedEx(label: string, deliveryText: string, chargeCents: number): ShippingOffer {
  return {
    method: 'fedex',
    label,
    chargeCents,
    isInsured: true,
    carrierCode: 'FedEx',
    deliveryText,
  };
}
