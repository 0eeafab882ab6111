import type { InventorySource } from '#generated/models/inventorySource.ts';
import type { Metal } from '#generated/models/metal.ts';
import type { ProductForm } from '#generated/models/productForm.ts';
import type { SearchProduct } from '#generated/models/searchProduct.ts';
import type { StockEntry } from '#generated/models/stockEntry.ts';
import type { StockName } from '#generated/models/stockName.ts';

import { centsOf } from '#lib/cents.ts';

export type { InventorySource, Metal, ProductForm, StockName };

/** A product as a card shows it. Kept slim: every card on a page travels inside its HTML. */
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

function slugOf(name: string): string {
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

/** A listed product in the store's words; money in cents. */
export function toProductCard(product: SearchProduct): ProductCard {
  const slug = product.productNameWithHypen;
  const stock = firstStock(product.stocks);
  const name = stock?.stockName ?? 'Out of Stock';
  const source = sourceOf(name);
  const was = stock?.discountPrice === undefined ? undefined : centsOf(stock.price);
  const cash = centsOf(product.price);
  const asLow = product.asLowAs.find((offer) => offer.source === source);
  // What differs from card to card comes first: that is how lists of them are written shortest.
  return {
    id: product.id,
    name: product.name,
    cash,
    card: centsOf(product.cardPrice),
    reviews: product.reviewCount,
    ...(product.rating !== undefined && { rating: product.rating }),
    ...(asLow && asLow.quantity > 1 && { asLow: bestOf(asLow) }),
    image: product.imagePath,
    ...(product.ribbon && { ribbon: product.ribbon }),
    ...(product.metal && { metal: product.metal }),
    stock: name,
    form: product.form,
    saleEvent: product.sale?.eventId ?? 0,
    ...(was !== undefined && was > cash && { was }),
    ...(product.sale && { saleEnds: product.sale.endsAt }),
    ...(stock?.expectedShipmentDate && { shipsOn: stock.expectedShipmentDate }),
    ...(product.stocks.some((part) => part.productSizes?.length) && { needsChoice: true }),
    ...(slug !== slugOf(product.name) && { slug }),
  };
}

function bestOf(offer: { price: number; quantity: number }) {
  return { cash: centsOf(offer.price), quantity: offer.quantity };
}

/** The first part of the stock that can be bought, else the first there is. */
function firstStock(stocks: readonly StockEntry[]): StockEntry | undefined {
  return stocks.find((part) => sourceOf(part.stockName) && part.stockQty > 0) ?? stocks[0];
}
