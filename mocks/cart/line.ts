import type { StockName } from '../catalog/product.ts';

/** The stock a line draws from, as the API spells it. */
export type InventorySource = 'instock' | 'presale' | 'backorder' | 'impaired';

/** What the rules of the cart look at in a line. A line may carry more; that stays with it. */
export type CartLine = {
  productId: number;
  quantity: number;
  /** 0 without a sales event. */
  salesEventId: number;
  source: InventorySource;
  /** Jewelry only. */
  size?: string;
  /** Ticked to be bought. */
  selected: boolean;
  /** Can be bought. */
  active: boolean;
};

/** What tells one line from another (§4). */
export type LineKey = Pick<CartLine, 'productId' | 'salesEventId' | 'source' | 'size'>;

/** §4 In Stock maps to Instock, Preorder to Backorder, Presale to Presale; the rest is not sold. */
export function sourceOf(stock: StockName): InventorySource | undefined {
  switch (stock) {
    case 'In Stock':
      return 'instock';
    case 'Preorder':
      return 'backorder';
    case 'Presale':
      return 'presale';
    case 'Impaired':
      return 'impaired';
    default:
      return undefined;
  }
}

/** §4 One line, when product, sales event, inventory source and size all match. */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return (
    one.productId === other.productId &&
    one.salesEventId === other.salesEventId &&
    one.source === other.source &&
    // A client that has no size may send an empty one.
    (one.size ?? '') === (other.size ?? '')
  );
}
