import { businessDayFrom } from '../market/business-days.ts';
import { dateOfDay } from '../market/new-york.ts';
import type { Chance } from './chance.ts';
import { impairedRule } from './premiums.ts';
import type { Metal, PriceRule, SizeOption, Stock, StockName } from './product.ts';

/** Short code of each stock name, as warehouse lists print it. */
export const STOCK_CODES: Record<StockName, string> = {
  'In Stock': 'INS',
  Presale: 'PRE',
  Preorder: 'BKO',
  'Out of Stock': 'OOS',
  'Coming Soon': 'SOON',
  Impaired: 'IMP',
};

/** The facts about a product that decide its stock. */
export interface ShelfUnit {
  metal: Metal | 'none';
  rule: PriceRule;
  /** 0 to 100. */
  fame: number;
  /** Rough price of one unit in cents; expensive products have less stock. */
  cents: number;
  /** Not struck yet. */
  future: boolean;
  /** The newest issue of a famous series, or something a demonstration relies on. */
  staple: boolean;
  /** No longer made: cannot be reordered. */
  vintage: boolean;
  /** Silver that shows milk spots or scratches is sold apart. */
  canBeImpaired: boolean;
  sizes?: SizeOption[];
}

const DAY = 86_400_000;

/** The ISO date `days` after the moment `now` (ms), or the next business day. */
function shipDate(now: number, days: number): string {
  return dateOfDay(businessDayFrom(Math.floor(now / DAY) + days));
}

function stockQuantity(unit: ShelfUnit, chance: Chance): number {
  const affordable = Math.min(1, 40_000 / Math.max(unit.cents, 1));
  const most = 6 + 4000 * (unit.fame / 100) ** 2 * affordable;
  return Math.max(1, Math.round(most * chance.between(0.05, 1) ** 2));
}

function stateOf(unit: ShelfUnit, chance: Chance): StockName {
  if (unit.future) return chance.odds(0.75) ? 'Presale' : 'Coming Soon';
  if (unit.staple) return 'In Stock';
  if (chance.odds(unit.vintage ? 0.84 : 0.8)) return 'In Stock';
  if (unit.vintage || chance.odds(0.35)) return 'Out of Stock';
  return chance.odds(0.7) ? 'Preorder' : 'Presale';
}

/** The stock entries of a unit, the first being the one a shopper is offered first. */
export function stockOf(unit: ShelfUnit, chance: Chance, now: number): Stock[] {
  const state = stateOf(unit, chance);
  const entry: Entry = (name, quantity, days) => ({
    name,
    code: STOCK_CODES[name],
    quantity,
    rule: unit.rule,
    ...(days === undefined ? {} : { expectedShipDate: shipDate(now, days) }),
    ...(unit.sizes ? { sizes: unit.sizes } : {}),
  });

  switch (state) {
    case 'Presale':
      return [
        entry(state, stockQuantity(unit, chance) * 2, chance.whole(unit.future ? 45 : 8, 75)),
      ];
    case 'Preorder':
      return [entry(state, stockQuantity(unit, chance), chance.whole(6, 24))];
    case 'Coming Soon':
      return [entry(state, 0, chance.whole(60, 90))];
    case 'Out of Stock':
      return [entry(state, 0)];
    default:
      return [
        entry('In Stock', stockQuantity(unit, chance)),
        ...besidesInStock(unit, entry, chance),
      ];
  }
}

type Entry = (name: StockName, quantity: number, days?: number) => Stock;

/** Stock with flaws, and stock that the supplier still holds. */
function besidesInStock(unit: ShelfUnit, entry: Entry, chance: Chance): Stock[] {
  const { rule, metal } = unit;
  const stocks: Stock[] = [];
  if (metal !== 'none' && unit.canBeImpaired && chance.odds(0.18)) {
    const impaired = impairedRule(rule, metal, chance.between(2, 6));
    stocks.push({ ...entry('Impaired', chance.whole(2, 60)), rule: impaired });
  }
  // §4: Preorder stock comes from the supplier, so a product can have it besides stock in the
  // vault.
  if (!unit.vintage && metal !== 'none' && rule.type === 'spot' && chance.odds(0.05)) {
    stocks.push(entry('Preorder', stockQuantity(unit, chance), chance.whole(10, 28)));
  }
  return stocks;
}
