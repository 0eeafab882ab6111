import type { AsLowAs } from '#generated/models/asLowAs.ts';
import type { SearchProduct } from '#generated/models/searchProduct.ts';
import type { StockEntry } from '#generated/models/stockEntry.ts';
import { readPrice } from '#lib/cents.ts';

import { sourceOf, type ProductCard, type StockName } from './product-card.ts';
import { canBeBought, selectFirstStock, toProductCard } from './to-product-card.ts';

/**
 * The cards of a list that is narrowed to the stock of these names, each with one offer: of several
 * stocks, the cheapest that can be bought. The first stock that can be bought without names, and if
 * none of them fits. Prices are the stock's own, whatever stock the API priced the product by.
 */
export function toOfferedCards(
  products: readonly SearchProduct[],
  names: readonly StockName[],
  toCard = toProductCard,
): ProductCard[] {
  return products.map((product) => {
    const first = selectFirstStock(product.stocks);
    const stock = selectStock(product.stocks, names) ?? first;
    if (!stock) return toCard(product);
    const card = toCard(priceByStock(product, stock, stock === first));
    const chosenStock = sourceOf(card.stock);
    return chosenStock && stock !== first ? { ...card, chosenStock } : card;
  });
}

function selectStock(
  stocks: readonly StockEntry[],
  names: readonly StockName[],
): StockEntry | undefined {
  const named = stocks.filter((stock) => names.includes(readName(stock)));
  const forSale = named.filter(canBeBought);
  const [cheapest] = (forSale.length > 0 ? forSale : named).toSorted(byPrice);
  return cheapest;
}

/** Without a price, last. */
function byPrice(one: StockEntry, other: StockEntry): number {
  return (readCash(one) || Number.MAX_VALUE) - (readCash(other) || Number.MAX_VALUE);
}

/** A stock without units cannot be bought, so its name is that of such stock. */
function readName({ stockName, stockQty }: StockEntry): StockName {
  return sourceOf(stockName) && stockQty === 0 ? 'Out of Stock' : stockName;
}

/** Cents for one unit by check; 0 without a price. */
function readCash({ price, discountPrice }: StockEntry): number {
  return readPrice(discountPrice ?? price);
}

/**
 * The product as the API answers it in a list of this stock alone. The product's own price stands in
 * for that of its first stock only.
 */
export function priceByStock(
  product: SearchProduct,
  stock: StockEntry,
  isFirst: boolean,
): SearchProduct {
  const { discountPrice = stock.price } = stock;
  const stocks = [{ ...stock, stockName: readName(stock) }];
  const cash = readCash(stock);
  const listed = readPrice(product.price);
  if (cash === 0) return { ...product, stocks, ...(!isFirst && { price: 0, cardPrice: 0 }) };
  const { premiumPerOunce: _, ...others } = product;
  const premiumPerOunce = readPremium(product, cash - listed);
  const byCard = stock.floorWithPrices?.[0]?.cardPrice;
  return {
    ...others,
    stocks,
    price: discountPrice,
    cardPrice: byCard ?? (cash === listed ? product.cardPrice : 0),
    asLowAs: readLowest(product, stock),
    ...(premiumPerOunce !== undefined && { premiumPerOunce }),
  };
}

/** Dollars per troy ounce above spot, at a price that is `more` cents above the product's. */
function readPremium(
  { premiumPerOunce, ounces, price }: SearchProduct,
  more: number,
): number | undefined {
  if (more === 0 || premiumPerOunce === undefined) return premiumPerOunce;
  if (readPrice(price) === 0 || !(ounces > 0)) return undefined;
  return Math.round(premiumPerOunce * 100 + more / ounces) / 100;
}

/** The lowest price of the stock as the API names it, or else that of its tiers. */
function readLowest({ asLowAs }: SearchProduct, stock: StockEntry): AsLowAs[] {
  const source = sourceOf(readName(stock));
  const named = asLowAs?.filter((each) => each.source === source) ?? [];
  if (!source || named.length > 0) return named;
  const tiers = (stock.floorWithPrices ?? []).map(({ floorMin, price, discountPrice }) => ({
    quantity: floorMin,
    price: discountPrice ?? price,
    source,
    asLowAsText: '',
  }));
  return tiers.toSorted((one, other) => one.price - other.price).slice(0, 1);
}
