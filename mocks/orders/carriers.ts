import type { Wire } from '../backend/wire.ts';
import { type Chance, chanceOf } from '../catalog/chance.ts';
import type { OrderRecord } from './order-record.ts';

export type Carrier = Wire<'CarrierCode'>;

/** The heaviest parcel for the post office, in troy ounces. */
const HEAVY_OUNCES = 60;

/** The carrier of a parcel: the post office, unless it is heavy or another was ordered. */
export function carrierFor(
  { shippingMethod, shippingInfo }: Pick<OrderRecord, 'shippingMethod' | 'shippingInfo'>,
  ounces: number,
): Carrier {
  // Only the post office delivers to APO and FPO addresses.
  if (shippingInfo?.stateType === 'Military') return 'USPS';
  if (shippingMethod === 'fedex') return 'FedEx';
  return shippingMethod === 'expedited' || ounces > HEAVY_OUNCES ? 'UPS' : 'USPS';
}

export function serviceOf(carrier: Carrier): string {
  switch (carrier) {
    case 'USPS':
      return 'priority_mail';
    case 'UPS':
      return 'ups_2nd_day_air';
    case 'FedEx':
      return 'fedex_standard_overnight';
  }
}

/** A made-up number in the carrier's format, always the same for one parcel. */
export function trackingNumber(carrier: Carrier, parcel: string): string {
  const chance = chanceOf(parcel, 1);
  switch (carrier) {
    case 'USPS':
      return `94055112062138${digits(chance, 8)}`;
    case 'UPS':
      return `1Z999AA1${digits(chance, 10)}`;
    case 'FedEx':
      return `7749${digits(chance, 8)}`;
  }
}

function digits(chance: Chance, count: number): string {
  return Array.from({ length: count }, () => chance.whole(0, 9)).join('');
}
