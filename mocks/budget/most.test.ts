import { expect, test } from 'vitest';

import { shopOf } from '../backend/shop.ts';
import { visitorOf } from '../backend/visitors.ts';
import type { Product } from '../catalog/product.ts';
import { inStock, isMore, leastAmong, mostAmong, mostOf, type Most } from './most.ts';
import { totalFor, type Plan } from './order-total.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const visitor = visitorOf(new Request('http://localhost'));
const shop = shopOf({ visitor, now });

function planFor(state: string, payment: Plan['payment']): Plan {
  return { state, zip: '00000', payment, shop, tables: visitor.tables };
}

/** A spread of products, so that each kind of price rule is among them. */
function someOf(metal: Product['metal'], every: number): Product[] {
  const all = shop.catalog.products.filter(
    (product) => product.metal === metal && product.form !== 'jewelry' && product.form !== 'supply',
  );
  return all.filter((_, index) => index % every === 0);
}

/** What each quantity costs, worked out one after the other. */
function totalsOf(product: Product, plan: Plan, most: number): number[] {
  const length = Math.min(inStock(product, plan)?.quantity ?? 0, most);
  return Array.from({ length }, (_, index) => totalFor(product, index + 1, plan));
}

test.each([
  ['TX', 'cash'],
  ['CA', 'cash'],
  ['NY', 'card'],
  ['PR', 'card'],
] as const)('in %s by %s as many are found as can be paid, at each step too', (state, payment) => {
  const plan = planFor(state, payment);
  for (const product of [...someOf('silver', 190), ...someOf('gold', 260)]) {
    const totals = totalsOf(product, plan, 24);
    // Neither a tier nor a tax makes six pieces more cost less.
    const sums = totals.slice(0, 18).flatMap((total) => [total, total - 1]);
    for (const sum of sums) {
      const byHand = totals.findLastIndex((total) => total <= sum) + 1;
      const found = mostOf(product, sum, plan)?.quantity ?? 0;
      expect(found, `${product.name} for ${sum}`).toBe(byHand);
    }
  }
});

test('of all products the one with the most ounces is found, and the cheapest of two', () => {
  const plan = planFor('CA', 'cash');
  const products = someOf('platinum', 8);
  for (const sum of [1_990_00, 2_010_00, 4_000_00]) {
    const best = products
      .flatMap((product) => mostOf(product, sum, plan) ?? [])
      .reduce<Most | undefined>((one, each) => (isMore(each, one) ? each : one), undefined);
    expect(mostAmong(products, sum, plan)).toEqual(best);
  }
});

test('the cheapest order is the least that buys anything', () => {
  const plan = planFor('TN', 'card');
  const gold = someOf('gold', 4);
  const least = leastAmong(gold, plan)?.totalCents ?? 0;
  expect(mostAmong(gold, least - 1, plan)).toBeUndefined();
  expect(mostAmong(gold, least, plan)?.totalCents).toBe(least);
});
