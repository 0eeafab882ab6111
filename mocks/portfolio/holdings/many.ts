import { catalogAt, market } from '../../backend/shop.ts';
import { chanceOf } from '../../catalog/chance.ts';
import type { Product } from '../../catalog/product.ts';
import { type Day, dateOfDay, newYorkDay } from '../../market/new-york.ts';
import { type PortfolioMetal, type Transaction, isPortfolioMetal } from '../transaction.ts';

/** The customer with five years of transactions, to test a long portfolio. */
export const MANY = 'BPM-20611';

const DAYS = 5 * 365;
const PRODUCTS = 300;
const TRANSACTIONS = 10_000;
/** Above all ids that a visit gives. */
const FIRST_ID = 1_000_001;

type Sold = Product & { metal: PortfolioMetal };

let kept: { today: Day; rows: readonly Transaction[] } | undefined;

/** The 10,000 transactions, oldest first. All visitors share them, and nobody changes one. */
export function manyTransactions(now: number): readonly Transaction[] {
  const today = newYorkDay(now);
  if (kept?.today !== today) kept = { today, rows: yearsOf(TRANSACTIONS, now) };
  return kept.rows;
}

/** Five years of 300 products, oldest first; each third transaction is a sale. */
export function yearsOf(count: number, now: number): Transaction[] {
  const chance = chanceOf('five years of transactions', 1);
  const products = catalogAt(now).products.filter(isCounted).slice(0, PRODUCTS);
  const today = newYorkDay(now);
  const held = new Map<number, number>();
  const rows: Transaction[] = [];
  let product = chance.pick(products);
  for (let index = 0; index < count; index += 1) {
    const isSale = index % 3 === 2;
    // A sale is of what was bought last, of which there is at least one.
    if (!isSale) product = chance.pick(products);
    const before = held.get(product.id) ?? 0;
    const quantity = chance.whole(1, isSale ? before : 20);
    held.set(product.id, isSale ? before - quantity : before + quantity);
    const date = dateOfDay(today - Math.ceil(((count - index) * DAYS) / count));
    const percent = isSale ? chance.whole(96, 101) : chance.whole(102, 112);
    rows.push({
      id: FIRST_ID + index,
      ...tradeOf(product, date, percent),
      type: isSale ? 'SOLD' : 'PURCHASED',
      quantity,
      feesCents: chance.whole(0, 4) === 0 ? 9_95 : 0,
    });
  }
  return rows;
}

function isCounted(product: Product): product is Sold {
  const { form, metal } = product;
  return isPortfolioMetal(metal) && form !== 'jewelry' && form !== 'supply';
}

/** `percent` of the spot of the day is the price. */
function tradeOf({ id, name, metal, ounces }: Sold, date: string, percent: number) {
  const spotCents = market.dailyClose(metal, date) ?? 0;
  const unitCents = Math.round((spotCents * ounces * percent) / 100);
  const bold = { isBold: true, sourceName: 'Bold' };
  return { productId: id, name, metal, ounces, date, spotCents, unitCents, ...bold };
}
