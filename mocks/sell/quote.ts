import type { Shop } from '../backend/shop.ts';
import { unitCentsOf } from '../pricing/offer.ts';
import { afterCondition, bidCents } from './buyback.ts';
import type { SaleItem, SaleRequest } from './table.ts';

const MINUTE = 60_000;
/** How long after a request it is quoted, and how long a quote is valid. Guesses. */
export const QUOTED_AFTER = 2 * MINUTE;
const HOLDS = 24 * 60 * MINUTE;

/**
 * A request with the shop's quote in cents, once it is due. Items without a product number are not
 * quoted; a request that has only such items stays submitted.
 */
export function withQuote(request: SaleRequest, shop: Shop, now: number): SaleRequest {
  const { status, createdAt, items } = request;
  const quotedAt = createdAt + QUOTED_AFTER;
  if (status !== 'Submitted' || now < quotedAt) return request;
  const quoted = items.map((item) => quotedItem(item, shop));
  if (quoted.every(({ quotedCents }) => quotedCents === undefined))
    return { ...request, items: quoted };
  return { ...request, items: quoted, status: 'Quoted', validUntil: quotedAt + HOLDS };
}

function quotedItem(item: SaleItem, shop: Shop): SaleItem {
  const product = item.productId === undefined ? undefined : shop.catalog.byId.get(item.productId);
  const bid = product ? bidCents(product, shop.board, unitCentsOf(product, shop)) : 0;
  if (bid === 0) return { ...item, deductionReason: 'We have to see it before we can price it.' };
  const { cents, reason } = afterCondition(bid, item.conditions);
  return { ...item, quotedCents: cents, ...(reason && { deductionReason: reason }) };
}

/** The total of a quote in cents, without items that are not priced. */
export function totalQuoteCents({ items }: Pick<SaleRequest, 'items'>): number {
  return items.reduce((sum, { quotedCents = 0, quantity }) => sum + quotedCents * quantity, 0);
}
