import type { Bid } from '#api/sell/bids.ts';
import { MOST_ITEMS, MOST_PIECES, type SaleItem } from '#api/sell/sale-item.ts';

import type { Weight } from '../weigh.ts';

/** A product that the store buys, as an item. */
export function itemOfProduct(bid: Bid, quantity = bid.least): SaleItem {
  const { productId, name, metal } = bid;
  return { ...UNSEEN, id: `product-${productId}`, productId, name, metal, quantity };
}

/** Weighed metal, as an item. */
export function itemOfWeight({ pieces: quantity, name, metal, ounces }: Weight): SaleItem {
  return { ...UNSEEN, id: `weighed-${name}`, name, metal, ounces, quantity };
}

/** The list with a product that the store buys, unless it is there already or the list is full. */
export function withBid(items: readonly SaleItem[], bid: Bid): readonly SaleItem[] {
  return isFull(items) || itemOfBid(items, bid) ? items : [...items, itemOfProduct(bid)];
}

/** The list with weighed metal; the same weight again adds to its pieces. */
export function withWeighed(items: readonly SaleItem[], weight: Weight): readonly SaleItem[] {
  const added = itemOfWeight(weight);
  const known = items.find(({ id }) => id === added.id);
  if (known) {
    return withQuantity(items, known.id, Math.min(known.quantity + added.quantity, MOST_PIECES));
  }
  return isFull(items) ? items : [...items, added];
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
