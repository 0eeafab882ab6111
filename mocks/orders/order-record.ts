import type { Wire } from '../backend/wire.ts';
import type { InventorySource } from '../cart/line.ts';
import type { Metal } from '../market/metal.ts';

/** One product of an order, with what it was called and cost on that day. Money in cents. */
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
  /** ISO date, for what was not in the vault yet. */
  expectedShipDate?: string;
};

/** What an order costs besides its lines, in cents. */
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

/** An order that was called off; `chargesCents` is market loss and fee, `paidCents` what had come in. */
export type Cancelled = { at: number; chargesCents: number; paidCents: number };

/**
 * An order as the shop keeps it. Where it is follows from the time, so that an order seeded as
 * placed yesterday moves on by itself.
 */
export type OrderRecord = {
  invoice: string;
  /** Absent for guests. */
  customerId?: string;
  emailId: string;
  /** ms */
  orderedAt: number;
  paymentMethod: Wire<'PaymentMethod'>;
  /** Until when a wire or a check has to come in (ms). */
  dueAt?: number;
  shippingMethod: 'standard' | 'expedited' | 'fedex';
  lines: OrderedLine[];
  charges: OrderCharges;
  shippingInfo?: Wire<'NewAddress'>;
  orderNote?: string;
  /** In-stock lines leave ahead of presale lines. */
  isSplit: boolean;
  /** Why its payment has not come, and since when (ms) it is held for that. */
  hold?: { at: number; note: string };
  cancelled?: Cancelled;
};

/** The lines alone, in cents. */
export function subTotalCents({ lines }: Pick<OrderRecord, 'lines'>): number {
  return lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
}

/** What the customer was asked to pay, in cents. */
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
