import { asked } from '#api/cache/asked.ts';
import { getGetCancellationEstimateQueryOptions } from '#generated/hooks/orders/orders.ts';
import type { CancellationEstimateResponse } from '#generated/models/cancellationEstimateResponse.ts';
import { centsOf } from '#lib/cents.ts';
import { timeOf } from '#lib/time-of.ts';

/** What cancelling an order costs at the present market, in cents. */
export type Estimate = {
  marketLossCents: number;
  feeCents: number;
  /** Both together, which the customer accepts. */
  chargesCents: number;
  /** 0 before the payment clears. */
  paidCents: number;
  refundCents: number;
  /** ISO date. */
  refundBy?: string;
  /** The part of the charges above what was paid. */
  owedCents: number;
  /** ISO times. */
  quotedAt: string;
  validUntil: string;
  lines: EstimateLine[];
};

/** One line of the order; money in cents. */
type EstimateLine = {
  name: string;
  orderedCents: number;
  /** The same pieces now; absent for a fixed price and for what is no longer sold. */
  nowCents?: number;
  lossCents: number;
};

/** How long an estimate is shown without asking anew, where its answer is not read yet. */
const HOLDS_MS = 240_000;
/** A figure that is being judged never changes by itself. */
const ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false };

/** What cancelling would cost. A refusal (409) says why it is too late. */
export function estimateQuery(invoice: string) {
  return asked(
    getGetCancellationEstimateQueryOptions(
      { invoice },
      { query: { select: estimateIn, staleTime: HOLDS_MS, ...ONCE } },
    ),
  );
}

function estimateIn({ data }: CancellationEstimateResponse): Estimate {
  const { refundDueDate } = data;
  return {
    marketLossCents: centsOf(data.marketLoss),
    feeCents: centsOf(data.cancellationFee),
    chargesCents: centsOf(data.totalCharges),
    paidCents: centsOf(data.paidAmount),
    refundCents: centsOf(data.refundAmount),
    ...(refundDueDate && { refundBy: refundDueDate }),
    owedCents: centsOf(data.addedToNextOrder),
    quotedAt: data.quotedAt,
    validUntil: timeOf(data.validUntil),
    lines: data.lines.map(({ productName, quantity, orderedPrice, currentPrice, marketLoss }) => ({
      name: productName,
      orderedCents: centsOf(orderedPrice) * quantity,
      ...(currentPrice !== undefined && { nowCents: centsOf(currentPrice) * quantity }),
      lossCents: centsOf(marketLoss),
    })),
  };
}
