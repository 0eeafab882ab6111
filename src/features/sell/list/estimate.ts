import type { Bid } from '#api/sell/bids.ts';
import type { SaleItem } from '#api/sell/sale-item.ts';
import type { Spot } from '#api/spot/spot.ts';

/** What an estimate is made of: the bids for products, and the market's for weighed metal. */
export type BidPrices = { bids: readonly Bid[]; spot: Spot | undefined };

/** Cents for one piece at the bids of now; nothing for what has to be seen first. */
export function pieceCents(
  { productId, ounces, metal }: SaleItem,
  { bids, spot }: BidPrices,
): number | undefined {
  if (productId !== undefined) return bids.find((bid) => bid.productId === productId)?.bidCents;
  if (ounces === undefined || !spot) return undefined;
  return Math.round(ounces * spot.quotes[metal].bidCents);
}

/** The sum of all items in cents, and how many of them have to be seen first. */
export function estimateOf(items: readonly SaleItem[], prices: BidPrices) {
  const known = items.map((item) => {
    const cents = pieceCents(item, prices);
    return cents === undefined ? undefined : cents * item.quantity;
  });
  return {
    cents: known.reduce<number>((sum, cents) => sum + (cents ?? 0), 0),
    unseen: known.filter((cents) => cents === undefined).length,
  };
}
