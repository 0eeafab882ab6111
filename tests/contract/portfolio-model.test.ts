import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';

import { ROYAL_ARMS, SILVER_EAGLE, visit } from './visit.ts';

const NORA = 'BPM-30001';
const TIME_LIMIT_MS = 4000;
setClock(fixedClock(Date.parse('2026-11-18T16:00:00Z')));

const products = [SILVER_EAGLE, ROYAL_ARMS];

/** Money in cents; `place` counts the trades as they are added. */
type Trade = {
  productId: number;
  day: string;
  units: number;
  price: number;
  fees: number;
  isSale: boolean;
  place: number;
};
type Step = { does: 'trade' | 'remove' | 'restore' } & Omit<Trade, 'place'>;
/** What is left of a purchase. */
type Lot = { productId: number; units: number; cents: number };

const trade = {
  productId: fc.constantFrom(...products),
  day: fc.constantFrom('2025-03-13', '2026-03-13', '2026-05-01'),
  units: fc.integer({ min: 1, max: 12 }),
  price: fc.integer({ min: 0, max: 999_999 }),
  fees: fc.integer({ min: 0, max: 5000 }),
  isSale: fc.boolean(),
};
const does = fc.constantFrom<Step['does']>('trade', 'trade', 'trade', 'trade', 'remove', 'restore');
const steps = fc.array(fc.record({ does, ...trade }), { minLength: 1, maxLength: 12 });

/** Half a cent goes up; all amounts are small enough for exact products. */
function shareOf(cents: number, part: number, whole: number): number {
  return Math.floor((2 * cents * part + whole) / (2 * whole));
}

/** First in, first out; sales come after the purchases of their day. */
function bookOf(trades: readonly Trade[]): { lots: Lot[]; gain: number; isShort: boolean } {
  const lots: Lot[] = [];
  let [gain, isShort] = [0, false];
  const inOrder = trades.toSorted(
    (one, other) =>
      one.day.localeCompare(other.day) ||
      Number(one.isSale) - Number(other.isSale) ||
      one.place - other.place,
  );
  for (const { productId, units, price, fees, isSale } of inOrder) {
    if (isSale) {
      let left = units;
      gain += units * price - fees;
      for (const lot of lots) {
        const taken = lot.productId === productId ? Math.min(left, lot.units) : 0;
        if (taken === 0) continue;
        const cost = shareOf(lot.cents, taken, lot.units);
        lot.units -= taken;
        lot.cents -= cost;
        left -= taken;
        gain -= cost;
      }
      isShort ||= left > 0;
    } else lots.push({ productId, units, cents: units * price + fees });
  }
  return { lots, gain, isShort };
}

function isEarly(trades: readonly Trade[], { productId, day, isSale }: Trade): boolean {
  return (
    isSale && trades.some((each) => each.productId === productId && !each.isSale && each.day > day)
  );
}

/** What the model expects of a step: the status, and the trades after it. */
type Expected = { status: number; trades: Trade[] };

/** The portfolio as the model has it. */
class Model {
  trades: Trade[] = [];
  readonly removed = new Map<number, Trade[]>();
  private places = 0;

  after(step: Step): Expected {
    const { productId } = step;
    const mine = this.trades.filter((each) => each.productId === productId);
    const gone = this.removed.get(productId);
    if (step.does === 'restore') {
      this.removed.delete(productId);
      return { status: gone ? 200 : 404, trades: [...this.trades, ...(gone ?? [])] };
    }
    if (step.does === 'remove') {
      if (mine.length > 0) this.removed.set(productId, mine);
      const left = this.trades.filter((each) => each.productId !== productId);
      return { status: mine.length > 0 ? 200 : 404, trades: left };
    }
    const added = { ...step, place: (this.places += 1) };
    const trades = [...this.trades, added];
    const isRefused = isEarly(this.trades, added) || bookOf(trades).isShort;
    return isRefused ? { status: 409, trades: this.trades } : { status: 200, trades };
  }
}

function inputOf({ does: what, productId, day, units, price, fees, isSale }: Step) {
  if (what !== 'trade') return { body: { customerId: NORA, productId } };
  const row = {
    customerId: NORA,
    productId,
    productName: 'A coin',
    transactionType: isSale ? 'EXIT' : 'PURCHASED',
    transactionDate: day,
    transactionQuantity: units,
    productUnitPrice: price / 100,
    fees: fees / 100,
  };
  return { body: { customerHoldings: [row] } };
}

const OPERATIONS = {
  trade: 'addCustomerHoldings',
  remove: 'removePortfolioProducts',
  restore: 'restorePortfolioProducts',
} as const;

const sumOf = (lots: readonly Lot[], part: 'units' | 'cents') =>
  lots.reduce((sum, lot) => sum + lot[part], 0);

type Figures = { invested: number; gain: number; held: { units: number; paid: number }[] };

/** What the portfolio has to tell of these trades, in dollars. */
function expectedOf(trades: readonly Trade[]): Figures {
  const { lots, gain } = bookOf(trades);
  const held = products.map((id) => {
    const mine = lots.filter(({ productId }) => productId === id);
    return { units: sumOf(mine, 'units'), paid: sumOf(mine, 'cents') / 100 };
  });
  return { invested: sumOf(lots, 'cents') / 100, gain: gain / 100, held };
}

async function toldTo(nora: ReturnType<typeof visit>): Promise<Figures> {
  const body = { customerId: NORA, frequency: '1D', metal: 'all' };
  const told = await nora.data<'Portfolio'>('getCustomerPortfolio', { body });
  const held = products.map((id) => {
    const product = told.productsForPortfolio.find(({ productId }) => productId === id);
    return { units: product?.totalQtyOrdered ?? 0, paid: product?.actualPrice ?? 0 };
  });
  const [sums] = told.investment;
  return { invested: sums?.totalInvested ?? 0, gain: sums?.realizedGain ?? 0, held };
}

/** Takes the steps one after another; tells what was told and expected after each. */
async function taken(list: readonly Step[]) {
  const nora = visit({ customerId: NORA });
  const model = new Model();
  const rows: { told: [number, Figures]; expected: [number, Figures] }[] = [];
  for (const step of list) {
    // A second removal before the first is undone is another matter.
    if (step.does === 'remove' && model.removed.has(step.productId)) continue;
    const { status, trades } = model.after(step);
    const answer = await nora.call(OPERATIONS[step.does], inputOf(step));
    model.trades = trades;
    rows.push({
      told: [answer.status, await toldTo(nora)],
      expected: [status, expectedOf(trades)],
    });
  }
  return rows;
}

test('units, cost and gain are those of first in, first out, to the cent, after each step', async () => {
  const property = fc.asyncProperty(steps, async (list) => {
    const rows = await taken(list);
    expect(rows.map(({ told }) => told)).toEqual(rows.map(({ expected }) => expected));
  });
  await fc.assert(property, { interruptAfterTimeLimit: TIME_LIMIT_MS, numRuns: 60 });
});
