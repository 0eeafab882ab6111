import type { InventorySource } from '#generated/models/inventorySource.ts';
import type { Metal } from '#generated/models/metal.ts';
import type { ProductForm } from '#generated/models/productForm.ts';
import type { StockName } from '#generated/models/stockName.ts';

export type { InventorySource, Metal, ProductForm, StockName };

/** A product as a card shows it. Small, since the HTML of a page carries every card on it. */
export type ProductCard = {
  id: number;
  name: string;
  /** The end of its address, where that does not follow from the name. See {@link cardHref}. */
  slug?: string;
  image: string;
  form: ProductForm;
  metal?: Metal;
  ribbon?: string;
  /** The stock that is bought from unless the shopper chooses another. See {@link sourceOf}. */
  stock: StockName;
  /** Day on which presale or preorder stock is expected to ship. */
  shipsOn?: string;
  /** Cents for one unit, by check, wire or eCheck. */
  cash: number;
  /** Cents for one unit by card or PayPal, surcharge included. */
  card: number;
  /** Cents for one unit before the sale. */
  was?: number;
  /** Best cents for one unit, and how many it takes; absent when one unit costs the same. */
  asLow?: { cash: number; quantity: number };
  saleEvent: number;
  saleEnds?: string;
  /** True when a size must be chosen first, or the pieces looked at: the card leads to the page. */
  needsChoice?: true;
  rating?: number;
  reviews: number;
};

const SOURCES: Record<StockName, InventorySource | undefined> = {
  'In Stock': 'instock',
  Presale: 'presale',
  Preorder: 'backorder',
  Impaired: 'impaired',
  'Out of Stock': undefined,
  'Coming Soon': undefined,
};

/**
 * What buying from a part of the stock is called (§4: Preorder maps to Backorder); `undefined` when
 * nothing can be bought from it.
 */
export function sourceOf(stock: StockName): InventorySource | undefined {
  return SOURCES[stock];
}

/** Where the page of a product on a card is. */
export function cardHref({ id, name, slug }: Pick<ProductCard, 'id' | 'name' | 'slug'>): string {
  return productHref(id, slug ?? slugOf(name));
}

/** The end of a product's address as it follows from the name. */
export function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}

export function productHref(id: number, slug: string): string {
  return `/product/${id}/${slug}`;
}
