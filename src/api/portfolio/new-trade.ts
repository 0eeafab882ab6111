import type { Metal } from '#generated/models/metal.ts';
import type { PortfolioHolding } from '#generated/models/portfolioHolding.ts';

/** A purchase or sale to be recorded, of a file. Money in cents, `day` an ISO 8601 date. */
export type NewTrade = {
  kind: PortfolioHolding['transactionType'];
  day: string;
  units: number;
  unitCents: number;
  feesCents: number;
  /** The other dealer; "Bold" is this store, '' is unknown. */
  dealer: string;
  /** Without an id the customer names it. */
  piece: { productId?: number; name: string; metal?: Metal; ounces?: number };
};

/** A trade as the API takes it. */
export function holdingOf(
  customerId: string,
  { kind, day, units, unitCents, feesCents, dealer, piece }: NewTrade,
): PortfolioHolding {
  const { productId = 0, name, metal, ounces } = piece;
  const isOwn = dealer.toLowerCase() === 'bold';
  return {
    customerId,
    productId,
    productName: name,
    ...(metal && { metal }),
    ...(ounces && { ouncesPerUnit: ounces }),
    transactionType: kind,
    transactionDate: day,
    transactionQuantity: units,
    productUnitPrice: unitCents / 100,
    ...(feesCents > 0 && { fees: feesCents / 100 }),
    source: isOwn ? 'bold' : 'other',
    ...(dealer && !isOwn && { sourceName: dealer }),
  };
}
