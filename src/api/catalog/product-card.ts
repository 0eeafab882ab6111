import type { InventorySource } from '#generated/models/inventorySource.ts';
import type { Metal } from '#generated/models/metal.ts';
import type { ProductForm } from '#generated/models/productForm.ts';
import type { StockName } from '#generated/models/stockName.ts';

export type { InventorySource, Metal, ProductForm, StockName };

/** The data of a product card. Small, because the HTML of a page contains every card. */
export type ProductCard = {
  id: number;
  name: string;
  /** The end of its address, if it cannot be derived from the name. See {@link cardHref}. */
  slug?: string;
  /** The stock that its page has to open with, if that is not the product's first. */
  chosenStock?: InventorySource;
  image: string;
  form: ProductForm;
  metal?: Metal;
  ribbon?: string;
  /** The one stock that the card shows and sells. See {@link sourceOf}. */
  stock: StockName;
  /** The expected shipping date of presale or preorder stock. */
  shipsOn?: string;
  /** Cents for one unit, by check, wire or eCheck; 0 if the API names no price. */
  cash: number;
  /** Cents for one unit by card or PayPal, surcharge included; 0 if no price is known now. */
  card: number;
  /** Cents for one unit before the sale. */
  was?: number;
  /** `cash` is of the cheapest size; others cost more. */
  isFrom?: true;
  /** Cents of `cash` over the metal in it at spot; absent on what is not bought for its metal. */
  premium?: number;
  /** The same for a troy ounce, in a list in that order, whose cards say it. */
  premiumPerOunce?: number;
  /** Cents that the shop pays for one. */
  bid?: number;
  /** Units left at the price of the sale. */
  left?: number;
  /** The lowest unit price in cents, and its quantity; absent if one unit has the same price. */
  asLow?: { cash: number; quantity: number };
  saleEvent: number;
  saleEnds?: string;
  /** The day of its arrival, in a list in that order. */
  addedOn?: string;
  /** The shopper must choose a size or view the pieces first: the card links to the page. */
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
 * The inventory source of a stock (§4: Preorder maps to Backorder); `undefined` if it cannot be
 * bought.
 */
export function sourceOf(stock: StockName): InventorySource | undefined {
  return SOURCES[stock];
}

type Addressed = Pick<ProductCard, 'id' | 'name' | 'slug' | 'chosenStock'>;

/** The address of a card's product page, opened with the stock of the card. */
export function cardHref({ id, name, slug, chosenStock }: Addressed): string {
  const query = chosenStock ? `?stock=${chosenStock}` : '';
  return productHref(id, slug ?? slugOf(name)) + query;
}

/** The end of a product's address, derived from the name. */
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
