import type { Bid } from '#api/sell/bids.ts';
import { MOST_ITEMS, MOST_PIECES, type SaleItem } from '#api/sell/sale-item.ts';

/** What is offered by weight: fine troy ounces of one piece. */
export type Weighed = Pick<SaleItem, 'metal' | 'name' | 'quantity'> & { ounces: number };

/** The list with a product that the store buys, unless it is there already or the list is full. */
export function withBid(items: readonly SaleItem[], bid: Bid): readonly SaleItem[] {
  if (isFull(items) || itemOfBid(items, bid)) return items;
  const { productId, name, metal, least: quantity } = bid;
  return [...items, { ...UNSEEN, id: `product-${productId}`, productId, name, metal, quantity }];
}

/** The list with weighed metal; the same weight again adds to its pieces. */
export function withWeighed(items: readonly SaleItem[], weighed: Weighed): readonly SaleItem[] {
  const id = `weighed-${weighed.name}`;
  if (items.some((item) => item.id === id)) {
    return items.map((item) =>
      item.id === id
        ? { ...item, quantity: Math.min(item.quantity + weighed.quantity, MOST_PIECES) }
        : item,
    );
  }
  return isFull(items) ? items : [...items, { ...UNSEEN, id, ...weighed }];
}

export function withQuantity(items: readonly SaleItem[], id: string, quantity: number) {
  return items.map((item) => (item.id === id ? { ...item, quantity } : item));
}

export function itemOfBid(items: readonly SaleItem[], { productId }: Bid): SaleItem | undefined {
  return items.find((item) => item.productId === productId);
}

export function isFull(items: readonly SaleItem[]): boolean {
  return items.length >= MOST_ITEMS;
}

const UNSEEN = { conditions: [], note: '' };
