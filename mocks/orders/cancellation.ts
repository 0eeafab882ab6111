import type { Catalog } from '../catalog/catalog.ts';
import { type SpotAsks, unitPriceCents } from '../pricing/price.ts';
import { settings } from '../pricing/settings.ts';
import { type OrderRecord, grandTotalCents } from './order-record.ts';
import { isPaid } from './timeline.ts';

/** The charges of cancelling an order at one moment, in cents. */
export type CancellationCharges = {
  marketLossCents: number;
  feeCents: number;
  totalCents: number;
  /** The part of the payment that is refunded. */
  refundCents: number;
};

/**
 * Market loss is (ordered price − current price) × quantity for each line where it is above zero; a
 * gain is not paid out. Products with a fixed price, or no longer sold, have no loss.
 */
export function cancellationCharges(
  order: OrderRecord,
  spot: SpotAsks,
  { byId }: Pick<Catalog, 'byId'>,
  now: number,
): CancellationCharges {
  const losses = order.lines.map(({ productId, unitCents, quantity }) => {
    const rule = byId.get(productId)?.stocks[0]?.rule;
    if (rule?.type !== 'spot') return 0;
    return Math.max(0, unitCents - unitPriceCents(rule, quantity, spot)) * quantity;
  });
  const marketLossCents = losses.reduce((sum, loss) => sum + loss, 0);
  const totalCents = marketLossCents + settings.cancelFeeCents;
  const paidCents = isPaid(order, now) ? grandTotalCents(order) : 0;
  return {
    marketLossCents,
    feeCents: settings.cancelFeeCents,
    totalCents,
    refundCents: Math.max(0, paidCents - totalCents),
  };
}
