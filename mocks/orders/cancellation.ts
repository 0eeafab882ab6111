import type { Catalog } from '../catalog/catalog.ts';
import { type SpotAsks, unitPriceCents } from '../pricing/price.ts';
import { settings } from '../pricing/settings.ts';
import { type OrderRecord, grandTotalCents } from './order-record.ts';
import { isPaid } from './timeline.ts';

/** What calling an order off costs at one moment, in cents. */
export type CancellationCharges = {
  marketLossCents: number;
  feeCents: number;
  totalCents: number;
  /** What comes back of what was paid. */
  refundCents: number;
};

/**
 * Market loss is (ordered price − present price) × quantity, line by line, where that is above
 * zero; a gain stays with the shop. What has a fixed price, or is no longer sold, loses nothing.
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
