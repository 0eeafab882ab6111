import type { Shop } from '../backend/shop.ts';
import { type Wire, centsFrom } from '../backend/wire.ts';
import { findProduct } from '../catalog/find-product.ts';
import { isForSale, unitCentsOf } from '../pricing/offer.ts';

export type Condition = Wire<'AlertCondition'>;

/** Refuses a condition about a product that is not sold. */
export function checkCondition(condition: Condition, shop: Shop): void {
  if (condition.kind !== 'spot') findProduct(condition.productId, shop);
}

export function sameCondition(one: Condition, other: Condition): boolean {
  if (one.kind === 'spot') {
    return (
      other.kind === 'spot' &&
      one.metal === other.metal &&
      one.direction === other.direction &&
      one.targetSpot === other.targetSpot
    );
  }
  if (one.kind === 'price') {
    return (
      other.kind === 'price' &&
      one.productId === other.productId &&
      one.targetPrice === other.targetPrice
    );
  }
  return (
    other.kind === 'stock' && one.productId === other.productId && one.quantity === other.quantity
  );
}

/** Whether the condition of an alert is met at this moment. */
export function isMet(condition: Condition, shop: Shop): boolean {
  if (condition.kind === 'spot') {
    const target = centsFrom(condition.targetSpot);
    const ask = shop.spot[condition.metal];
    return condition.direction === 'above' ? ask > target : ask < target;
  }
  const product = shop.catalog.byId.get(condition.productId);
  if (!product) return false;
  if (condition.kind === 'price') {
    return unitCentsOf(product, shop) <= centsFrom(condition.targetPrice);
  }
  return product.stocks.some((stock) => isForSale(stock) && stock.quantity >= condition.quantity);
}

/** The product of a condition, as alerts name it; nothing for a metal. */
export function productOf(
  condition: Condition,
  shop: Shop,
): Pick<Wire<'Alert'>, 'productName' | 'productNameWithHypen'> {
  const product =
    condition.kind === 'spot' ? undefined : shop.catalog.byId.get(condition.productId);
  return product ? { productName: product.name, productNameWithHypen: product.slug } : {};
}

/** What an e-mail about the condition has in its subject: a product's name, or "gold price". */
export function nameOf(condition: Condition, shop: Shop): string {
  if (condition.kind === 'spot') return `the ${condition.metal} price`;
  return findProduct(condition.productId, shop).name;
}

/** The page of the store that shows whether the condition is met. */
export function pageOf(condition: Condition, shop: Shop): string {
  if (condition.kind === 'spot') return `/chart/${condition.metal}-price`;
  return `/product/${condition.productId}/${findProduct(condition.productId, shop).slug}`;
}
