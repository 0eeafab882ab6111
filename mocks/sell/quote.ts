import type { Shop } from '../backend/shop.ts';
import { unitCentsOf } from '../pricing/offer.ts';
import { afterCondition, bidCents, meltBid } from './buyback.ts';
import type { SaleItem, SaleRequest } from './table.ts';

/**
 * The items of a request with the shop's quote in cents. Pieces without a product are quoted by their
 * fine weight, and without that not at all.
 */
export function quotedItems(items: readonly SaleItem[], shop: Shop): SaleItem[] {
  return items.map((item) => quotedItem(item, shop));
}

function quotedItem(item: SaleItem, shop: Shop): SaleItem {
  const { cents, reason } = quoteOf(item, shop);
  return {
    ...item,
    ...(cents > 0 && { quotedCents: cents }),
    ...(reason && { deductionReason: reason }),
  };
}

function quoteOf(item: SaleItem, shop: Shop): { cents: number; reason?: string } {
  const { metal, productId, ounces, conditions } = item;
  const product = productId === undefined ? undefined : shop.catalog.byId.get(productId);
  // Metal that is worth its weight is melted: its condition costs nothing.
  if (!product && ounces) return meltBid(metal, ounces, shop.board);
  if (!product) return { cents: 0, reason: 'We cannot price it without its fine weight.' };
  const bid = bidCents(product, shop.board, unitCentsOf(product, shop));
  if (bid === 0) return { cents: 0, reason: 'We do not buy it.' };
  return afterCondition(bid, conditions);
}

/** The total of a quote in cents, without items that are not priced. */
export function totalQuoteCents({ items }: Pick<SaleRequest, 'items'>): number {
  return items.reduce((sum, { quotedCents = 0, quantity }) => sum + quotedCents * quantity, 0);
}
