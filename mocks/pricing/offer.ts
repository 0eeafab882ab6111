import type { Shop } from '../backend/shop.ts';
import { sourceOf } from '../cart/line.ts';
import type { Product, Sale, Stock, StockName } from '../catalog/product.ts';
import { type SpotAsks, afterDiscount, runningSale, unitPriceCents } from './price.ts';

type Moment = Pick<Shop, 'spot' | 'now'>;

/** The sale of a product while it runs. */
export function saleOf({ sale }: Product, { now }: Pick<Shop, 'now'>): Sale | undefined {
  return runningSale(sale, now);
}

/** The stock a shopper is offered first: the first that can be bought, else the first there is. */
export function firstStock({ stocks }: Pick<Product, 'stocks'>): Stock | undefined {
  return stocks.find(isForSale) ?? stocks[0];
}

/** Whether a part of the stock can be put into a cart. */
export function isForSale({ name, quantity }: Stock): boolean {
  return sourceOf(name) !== undefined && quantity > 0;
}

/** §3 The name by which a list finds a stock: what is sold and has no units is out of stock. */
export function availabilityName({ name, quantity }: Stock): StockName {
  return sourceOf(name) !== undefined && quantity === 0 ? 'Out of Stock' : name;
}

/**
 * The stock that a list narrowed to `names` offers: of several, the cheapest that can be bought. The
 * first stock without names, and if the product has none of them.
 */
export function selectStock(
  product: Pick<Product, 'stocks'>,
  { spot }: Pick<Moment, 'spot'>,
  names: readonly StockName[],
): Stock | undefined {
  const named = product.stocks.filter((stock) => names.includes(availabilityName(stock)));
  const forSale = named.filter(isForSale);
  const [cheapest] = (forSale.length > 0 ? forSale : named).toSorted(
    (one, other) => listCentsOf(one, spot) - listCentsOf(other, spot),
  );
  return cheapest ?? firstStock(product);
}

/** The list price of each stock, with the asks it was computed at. */
const worked = new WeakMap<Stock, { spot: SpotAsks; cents: number }>();

/**
 * The current price of one unit of a stock in cents by check or wire, with the running sale. A list
 * needs it for every product, so it is computed once for each change of the metal prices.
 */
export function unitCentsOf(
  product: Product,
  moment: Moment,
  stock: Stock | undefined = firstStock(product),
): number {
  if (!stock) return 0;
  const sale = saleOf(product, moment);
  const list = listCentsOf(stock, moment.spot);
  return sale ? afterDiscount(list, sale) : list;
}

function listCentsOf(stock: Stock, spot: SpotAsks): number {
  const kept = worked.get(stock);
  if (kept?.spot === spot) return kept.cents;
  const cents = unitPriceCents(stock.rule, 1, spot);
  worked.set(stock, { spot, cents });
  return cents;
}

// Copper is quoted by the avoirdupois pound, of which a troy ounce is 480/7000.
const OUNCES_PER_POUND = 7000 / 480;

/** The metal value of one unit at the ask, in whole cents; nothing without metal. */
export function metalCentsOf(
  { metal, ounces }: Product,
  { spot }: Pick<Shop, 'spot'>,
): number | undefined {
  if (metal === 'none') return undefined;
  const perOunce = metal === 'copper' ? spot.copper / OUNCES_PER_POUND : spot[metal];
  return Math.round(perOunce * ounces);
}

/** The premium of one unit of a stock over its metal, in cents per troy ounce; none for jewelry. */
export function premiumCentsOf(
  product: Product,
  moment: Moment,
  stock?: Stock,
): number | undefined {
  const metal = metalCentsOf(product, moment);
  if (metal === undefined || product.ounces === 0 || product.form === 'jewelry') return undefined;
  return (unitCentsOf(product, moment, stock) - metal) / product.ounces;
}
