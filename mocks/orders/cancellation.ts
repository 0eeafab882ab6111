import type { Catalog } from '../catalog/catalog.ts';
import { businessDaysLater } from '../market/business-days.ts';
import { type SpotAsks, unitPriceCents } from '../pricing/price.ts';
import { settings } from '../pricing/settings.ts';
import { type OrderedLine, type OrderRecord, grandTotalCents } from './order-record.ts';
import { isPaid } from './timeline.ts';

/** One line of an order and what it has lost, in cents. */
type LineLoss = {
  line: OrderedLine;
  /** For one unit now; absent for a fixed price and for what is no longer sold. */
  nowCents?: number;
  lossCents: number;
};

/** The charges of cancelling an order at one moment, in cents. */
export type CancellationCharges = {
  lines: LineLoss[];
  marketLossCents: number;
  feeCents: number;
  totalCents: number;
  /** What was paid so far. */
  paidCents: number;
} & Settled;

/** What charges leave of a payment, or what they are above it, which the next order bears; in cents. */
type Settled = { refundCents: number; owedCents: number };

const REFUND_DAYS = 3;

/**
 * Market loss is (ordered price − current price) × quantity for each line where it is above zero; a
 * gain is not paid out. Products with a fixed price, or no longer sold, have no loss.
 */
export function cancellationCharges(
  order: OrderRecord,
  spot: SpotAsks,
  catalog: Pick<Catalog, 'byId'>,
  now: number,
): CancellationCharges {
  const lines = order.lines.map((line) => lineLoss(line, spot, catalog));
  const marketLossCents = lines.reduce((sum, { lossCents }) => sum + lossCents, 0);
  const totalCents = marketLossCents + settings.cancelFeeCents;
  const paidCents = paidCentsOf(order, now);
  return {
    lines,
    marketLossCents,
    feeCents: settings.cancelFeeCents,
    totalCents,
    paidCents,
    ...settled(totalCents, paidCents),
  };
}

/** What was paid so far, in cents. */
export function paidCentsOf(order: OrderRecord, now: number): number {
  return isPaid(order, now) ? grandTotalCents(order) : 0;
}

export function settled(chargesCents: number, paidCents: number): Settled {
  return {
    refundCents: Math.max(0, paidCents - chargesCents),
    owedCents: Math.max(0, chargesCents - paidCents),
  };
}

/** When the refund of an order that was cancelled at `at` (ms) has arrived, in ms. */
export function refundDueAt(at: number): number {
  return businessDaysLater(at, REFUND_DAYS);
}

function lineLoss(line: OrderedLine, spot: SpotAsks, { byId }: Pick<Catalog, 'byId'>): LineLoss {
  const rule = byId.get(line.productId)?.stocks[0]?.rule;
  if (rule?.type !== 'spot') return { line, lossCents: 0 };
  const nowCents = unitPriceCents(rule, line.quantity, spot);
  return { line, nowCents, lossCents: Math.max(0, line.unitCents - nowCents) * line.quantity };
}
