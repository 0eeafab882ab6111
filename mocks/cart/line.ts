import type { StockName } from '../catalog/product.ts';

/** The stock a line draws from, as the API spells it. */
export type InventorySource = 'instock' | 'presale' | 'backorder' | 'impaired';

/** The fields of a line that the cart rules read. Other fields of a line are kept. */
export type CartLine = {
  productId: number;
  quantity: number;
  /** 0 without a sales event. */
  salesEventId: number;
  source: InventorySource;
  /** Jewelry only. */
  size?: string;
  /** Ticked: will be bought. */
  selected: boolean;
  /** Can be bought. */
  active: boolean;
};

/** The fields that identify a line (§4). */
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
    // A client may send an empty text for no size.
    (one.size ?? '') === (other.size ?? '')
  );
}
