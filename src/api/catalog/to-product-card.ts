import type { SearchProduct } from '#generated/models/searchProduct.ts';
import type { StockEntry } from '#generated/models/stockEntry.ts';
import { centsOf, readPrice } from '#lib/cents.ts';

import { readPremium } from './premium.ts';
import { slugOf, sourceOf, type InventorySource, type ProductCard } from './product-card.ts';

/** A listed product in the store's model; money in cents. */
export function toProductCard(product: SearchProduct): ProductCard {
  const slug = product.productNameWithHypen;
  const stock = selectFirstStock(product.stocks);
  return {
    id: product.id,
    name: product.name,
    ...readPrices(product, stock),
    reviews: product.reviewCount,
    ...(product.rating !== undefined && { rating: product.rating }),
    image: product.imagePath,
    ...(product.ribbon && { ribbon: product.ribbon }),
    ...(product.metal && { metal: product.metal }),
    stock: nameOf(stock),
    form: product.form,
    saleEvent: product.sale?.eventId ?? 0,
    ...(product.sale && { saleEnds: product.sale.endsAt }),
    ...(stock?.expectedShipmentDate && { shipsOn: stock.expectedShipmentDate }),
    ...(product.addedOn && { addedOn: product.addedOn }),
    ...(product.stocks.some((part) => part.productSizes?.length) && { needsChoice: true }),
    ...(slug !== slugOf(product.name) && { slug }),
  };
}

function readPrices(product: SearchProduct, stock: StockEntry | undefined) {
  const source = sourceOf(nameOf(stock));
  const [cash, card] = [readPrice(product.price), readPrice(product.cardPrice)];
  if (cash === 0 || card === 0) return { cash: 0, card: 0 };
  const asLow = product.asLowAs.find((offer) => offer.source === source);
  return {
    cash,
    card,
    ...(asLow?.price && asLow.quantity > 1 && { asLow: bestOf(asLow) }),
    ...readWorth(product, source),
    ...(stock && readSale(stock, cash)),
  };
}

/** What the price is over the metal, and what the shop pays for one. */
function readWorth(product: SearchProduct, source: InventorySource | undefined) {
  const premium = readPremium(product);
  if (premium === undefined) return {};
  // The bid is for pieces without marks.
  const { bidPrice } = product;
  const bid = source === 'impaired' || typeof bidPrice !== 'number' ? 0 : readPrice(bidPrice);
  return { premium, ...(bid > 0 && { bid }) };
}

function readSale(stock: StockEntry, cash: number) {
  const was = stock.discountPrice === undefined ? 0 : readPrice(stock.price);
  return {
    ...(was > cash && { was }),
    ...(was > cash && typeof stock.saleQty === 'number' && { left: stock.saleQty }),
    ...(isOneOfSizes(stock, cash) && { isFrom: true as const }),
  };
}

/** Whether another size costs more than `cash`. */
function isOneOfSizes({ productSizes }: StockEntry, cash: number): boolean {
  return productSizes?.some(({ price }) => readPrice(price) > cash) ?? false;
}

function bestOf(offer: { price: number; quantity: number }) {
  return { cash: centsOf(offer.price), quantity: offer.quantity };
}

function nameOf(stock: StockEntry | undefined) {
  return stock?.stockName ?? 'Out of Stock';
}

/** The first stock that can be bought, else the first. */
export function selectFirstStock(stocks: readonly StockEntry[]): StockEntry | undefined {
  return stocks.find(canBeBought) ?? stocks[0];
}

export function canBeBought({ stockName, stockQty }: StockEntry): boolean {
  return sourceOf(stockName) !== undefined && stockQty > 0;
}
