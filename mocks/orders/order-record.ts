import type { Wire } from '../backend/wire.ts';
import type { InventorySource } from '../cart/line.ts';
import type { Metal } from '../market/metal.ts';

/** One product of an order, with its name and price on that day. Money in cents. */
export type OrderedLine = {
  productId: number;
  name: string;
  slug: string;
  imagePath: string;
  /** Absent for jewelry and supplies without metal. */
  metal?: Metal;
  /** Fine troy ounces of one unit. */
  ounces: number;
  quantity: number;
  source: InventorySource;
  size?: string;
  /** Paid for one unit by check or wire. */
  unitCents: number;
  /** ISO date, for products that were not in the vault yet. */
  expectedShipDate?: string;
};

/** The charges of an order besides its lines, in cents. */
type OrderCharges = {
  couponCents: number;
  couponCode?: string;
  surchargeCents: number;
  shippingCents: number;
  signatureCents: number;
  giftWrapCents: number;
  marketLossCents: number;
  taxCents: number;
};

/** A cancellation: `chargesCents` is market loss and fee, `paidCents` the payments received. */
export type Cancelled = { at: number; chargesCents: number; paidCents: number };

/** A stored order. Its status follows from the time, so that a seeded order moves on by itself. */
export type OrderRecord = {
  invoice: string;
  /** Absent for guests. */
  customerId?: string;
  emailId: string;
  /** ms */
  orderedAt: number;
  paymentMethod: Wire<'PaymentMethod'>;
  /** When a wire or check is due (ms). */
  dueAt?: number;
  shippingMethod: 'standard' | 'expedited' | 'fedex';
  lines: OrderedLine[];
  charges: OrderCharges;
  shippingInfo?: Wire<'NewAddress'>;
  /** Where the bill goes, if it is not where the parcel goes. */
  billingInfo?: Wire<'NewAddress'>;
  orderNote?: string;
  /** In-stock lines leave ahead of presale lines. */
  isSplit: boolean;
  /** Handed over against a signature, whether it was charged or included. */
  isSigned: boolean;
  /** Why the payment is missing, and since when (ms) the order is on hold. */
  hold?: { at: number; note: string };
  cancelled?: Cancelled;
};

/** The lines alone, in cents. */
export function subTotalCents({ lines }: Pick<OrderRecord, 'lines'>): number {
  return lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
}

/** The amount that the customer had to pay, in cents. */
export function grandTotalCents(order: Pick<OrderRecord, 'lines' | 'charges'>): number {
  const { charges } = order;
  return (
    subTotalCents(order) -
    charges.couponCents +
    charges.surchargeCents +
    charges.shippingCents +
    charges.signatureCents +
    charges.giftWrapCents +
    charges.marketLossCents +
    charges.taxCents
  );
}

/** Units over all lines. */
export function unitCount({ lines }: Pick<OrderRecord, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
