import type { Shop } from '../backend/shop.ts';
import { unitCentsOf } from '../pricing/offer.ts';
import { afterCondition, bidCents, meltBid } from './buyback.ts';
import type { SaleItem, SaleRequest } from './table.ts';

const MINUTE = 60_000;
/** How long after a request it is quoted, and how long a quote is valid. Guesses. */
export const QUOTED_AFTER = 2 * MINUTE;
const HOLDS = 24 * 60 * MINUTE;

/**
 * A request with the shop's quote in cents, once it is due. Pieces without a product are quoted by
 * their fine weight, and without that not at all: a request of nothing else is declined.
 */
export function withQuote(request: SaleRequest, shop: Shop, now: number): SaleRequest {
  const { status, createdAt, items } = request;
  const quotedAt = createdAt + QUOTED_AFTER;
  if (status !== 'Submitted' || now < quotedAt) return request;
  const quoted = items.map((item) => quotedItem(item, shop));
  if (quoted.every(({ quotedCents }) => quotedCents === undefined))
    return { ...request, items: quoted, status: 'Declined' };
  return { ...request, items: quoted, status: 'Quoted', validUntil: quotedAt + HOLDS };
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
