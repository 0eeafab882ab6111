import type { Wire } from '../backend/wire.ts';
import type { Product } from '../catalog/product.ts';
import { type Most, isMore, mostAmong, mostOf } from './most.ts';
import type { Plan } from './order-total.ts';

/** A choice with the reason for which it is offered besides the best. */
export type Choice = Most & { reason?: Wire<'BudgetReason'> };

const ALTERNATIVES = 3;
/** What brings less than half of the metal, since its stock ends, is no alternative. */
const LEAST_SHARE = 0.5;

type Market = {
  /** Of the metal and the form that are asked for. */
  products: readonly Product[];
  /** Cents for one, by the number of the product. */
  bids: ReadonlyMap<number, number>;
};

/** The most metal for a sum of cents, and up to three others, the most ounces first. */
export function choicesFor(
  { products, bids }: Market,
  sum: number,
  plan: Plan,
): { best: Most; others: Choice[] } | undefined {
  const best = mostAmong(products, sum, plan);
  if (!best) return undefined;
  const others: Choice[] = [];
  const left = () => {
    const taken = [best, ...others].map(({ product }) => product);
    return products.filter((product) => !taken.some((other) => isSameKind(product, other)));
  };
  const isWorth = (most: Most | undefined): most is Most => {
    return most !== undefined && most.ounces >= best.ounces * LEAST_SHARE;
  };
  const add = (reason: Wire<'BudgetReason'>, most: Most | undefined) => {
    if (isWorth(most) && others.length < ALTERNATIVES) others.push({ ...most, reason });
  };
  const { form } = best.product;
  // Before the others are taken, so that none of them brings more.
  add('bringsMost', bringsMost(left(), bids, sum, plan));
  add(
    'otherForm',
    mostAmong(
      left().filter((product) => product.form !== form),
      sum,
      plan,
    ),
  );
  add('mostBought', mostBought(left(), sum, plan));
  while (others.length < ALTERNATIVES) {
    const next = mostAmong(left(), sum, plan);
    if (!isWorth(next)) break;
    add('nextMost', next);
  }
  return { best, others: others.toSorted((one, other) => (isMore(one, other) ? -1 : 1)) };
}

/** Years of one coin, and one coin alone and in a tube, are hardly a choice. */
function isSameKind(one: Product, other: Product): boolean {
  return one.id === other.id || (one.series === other.series && one.form === other.form);
}

function bringsMost(
  products: readonly Product[],
  bids: Market['bids'],
  sum: number,
  plan: Plan,
): Most | undefined {
  const worth = ({ product, quantity }: Most) => quantity * (bids.get(product.id) ?? 0);
  return products
    .filter(({ id }) => bids.has(id))
    .flatMap((product) => mostOf(product, sum, plan) ?? [])
    .toSorted((one, other) => worth(other) - worth(one))
    .at(0);
}

function mostBought(products: readonly Product[], sum: number, plan: Plan): Most | undefined {
  const ranked = products.toSorted((one, other) => other.soldCount - one.soldCount);
  for (const product of ranked) {
    const most = mostOf(product, sum, plan);
    if (most) return most;
  }
  return undefined;
}
