import type { Product, Stock } from '../catalog/product.ts';
import { firstStock, saleOf } from '../pricing/offer.ts';
import { cardCents } from '../pricing/price.ts';
import { settings } from '../pricing/settings.ts';
import { findStateTax } from '../pricing/tax/rules.ts';
import { type TierRow, tierTable } from '../pricing/tier-table.ts';
import { type Plan, totalFor } from './order-total.ts';

/** As many of a product as a sum buys, with the total of that order in cents. */
export type Most = { product: Product; quantity: number; ounces: number; totalCents: number };

/** A product in the vault that can be bought now. */
export function inStock(product: Product, { shop }: Plan): Stock | undefined {
  const stock = firstStock(product);
  const isThere = stock?.name === 'In Stock' && stock.quantity > 0 && !shop.isSoldOut(product.id);
  return isThere ? stock : undefined;
}

/** The tiers of a product, by its current sale. */
export function tiersOf(product: Product, { rule }: Stock, { shop }: Plan): TierRow[] {
  return tierTable(rule, shop.spot, saleOf(product, shop));
}

function cashCents({ unitCents, discountUnitCents }: TierRow): number {
  return discountUnitCents ?? unitCents;
}

/** The most pieces that a sum of cents could buy if each cost the least, without shipping and tax. */
function bound(product: Product, sum: number, plan: Plan): number {
  const stock = inStock(product, plan);
  if (!stock) return 0;
  const units = tiersOf(product, stock, plan).map(cashCents);
  const least = Math.min(...units);
  const each = plan.payment === 'card' ? cardCents(least) : least;
  return Math.min(stock.quantity, each > 0 ? Math.floor(sum / each) : 0);
}

/**
 * The quantities up to `last` at which an order may cost less than with one piece fewer: where a tier
 * starts, where shipping becomes free and where a state no longer taxes. Between two of them each
 * piece more costs more.
 */
function steps(product: Product, last: number, plan: Plan): number[] {
  const stock = inStock(product, plan);
  if (!stock) return [];
  const exempt = findStateTax(plan.state)?.exemptions ?? [];
  const limits = [
    settings.freeShippingFromCents,
    ...exempt.flatMap(({ fromCents }) => fromCents ?? []),
  ];
  const starts: number[] = [];
  for (const tier of tiersOf(product, stock, plan)) {
    const each = cashCents(tier);
    // From a limit on, or above it.
    const reached = limits.flatMap((limit) => [
      Math.ceil(limit / each),
      Math.floor(limit / each) + 1,
    ]);
    const within = reached.filter((at) => at > tier.min && at <= (tier.max ?? last));
    starts.push(tier.min, ...within);
  }
  return [...new Set(starts)].filter((at) => at <= last).toSorted((one, other) => one - other);
}

/** As many of a product as `sum` cents buy with shipping and tax; `undefined` if that is none. */
export function mostOf(product: Product, sum: number, plan: Plan): Most | undefined {
  const last = bound(product, sum, plan);
  const starts = steps(product, last, plan);
  for (let index = starts.length - 1; index >= 0; index -= 1) {
    const from = starts[index] ?? 1;
    if (totalFor(product, from, plan) > sum) continue;
    const quantity = largest(from, (starts[index + 1] ?? last + 1) - 1, (pieces) => {
      return totalFor(product, pieces, plan) <= sum;
    });
    const totalCents = totalFor(product, quantity, plan);
    return { product, quantity, ounces: quantity * product.ounces, totalCents };
  }
  return undefined;
}

/** The largest whole number between two that fits, if the smaller ones than a fitting one fit too. */
function largest(fits: number, most: number, isFine: (pieces: number) => boolean): number {
  let [low, high] = [fits, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isFine(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whether one is more metal than another, or the same for less money. */
export function isMore(one: Most, other: Most | undefined): boolean {
  if (!other || one.ounces !== other.ounces) return one.ounces > (other?.ounces ?? 0);
  return one.totalCents < other.totalCents;
}

/** The product of which a sum of cents buys the most ounces. */
export function mostAmong(products: readonly Product[], sum: number, plan: Plan): Most | undefined {
  const ranked = products
    .map((product) => ({ product, ounces: bound(product, sum, plan) * product.ounces }))
    .filter(({ ounces }) => ounces > 0)
    .toSorted((one, other) => other.ounces - one.ounces);
  let best: Most | undefined;
  for (const { product, ounces } of ranked) {
    // No product behind this one can bring as much.
    if (best && ounces < best.ounces) break;
    const most = mostOf(product, sum, plan);
    if (most && isMore(most, best)) best = most;
  }
  return best;
}

/** The least that an order of a product can cost: of one piece, or of as many as make it cheaper. */
function leastOf(product: Product, plan: Plan): Most | undefined {
  const stock = inStock(product, plan);
  if (!stock) return undefined;
  const orders = steps(product, stock.quantity, plan).map((quantity) => ({
    product,
    quantity,
    ounces: quantity * product.ounces,
    totalCents: totalFor(product, quantity, plan),
  }));
  return cheapest(orders);
}

/** The cheapest order of any of these products. */
export function leastAmong(products: readonly Product[], plan: Plan): Most | undefined {
  const ranked = products
    .flatMap((product) => {
      const stock = inStock(product, plan);
      if (!stock) return [];
      return { product, cents: Math.min(...tiersOf(product, stock, plan).map(cashCents)) };
    })
    .toSorted((one, other) => one.cents - other.cents);
  let best: Most | undefined;
  for (const { product, cents } of ranked) {
    if (best && cents >= best.totalCents) break;
    best = cheapest([best, leastOf(product, plan)]);
  }
  return best;
}

function cheapest(orders: readonly (Most | undefined)[]): Most | undefined {
  return orders
    .filter((order) => order !== undefined)
    .toSorted((one, other) => one.totalCents - other.totalCents)
    .at(0);
}
