import { type ClosedLot, type Lot, inOrder, lotsOf, sumOf, unitsOf } from '../lots.ts';
import { worthOfSum } from '../sums.ts';
import type { PortfolioMetal, Transaction } from '../transaction.ts';

const DAY_MS = 86_400_000;

/** Units of one purchase that one sale of the year took. Cents. */
export type Gain = ClosedLot & { days: number; gainCents: number };

/** What is held of one product at the end of the last day. Cents; a metal may have no price. */
export type Held = {
  from: Transaction;
  quantity: number;
  otherLots: number;
  costCents: number;
  worthCents: number | undefined;
};

/** Sums of some gains, in cents; `sales` counts a sale once, whatever it took. */
type GainSum = { sales: number; proceedsCents: number; basisCents: number; cents: number };

/** A customer's year as the page and the PDF tell it. Days are yyyy-mm-dd. */
export type TaxFigures = {
  year: number;
  from: string;
  /** The last day that counts. */
  until: string;
  isRunning: boolean;
  namedSales: number;
  gains: Gain[];
  all: GainSum & { quantity: number };
  short: GainSum;
  long: GainSum;
  /** Of the year, oldest first. */
  traded: Transaction[];
  /** What was bought last first. */
  held: Held[];
  heldCostCents: number;
  heldWorthCents: number | undefined;
};

/**
 * Gains, trades and holdings of a year that has begun. `today` is yyyy-mm-dd; `priceOf` an ounce of a
 * metal in cents, at the end of `until`, or now if the year is not over.
 */
export function taxFiguresOf(
  transactions: readonly Transaction[],
  { year, today }: { year: number; today: string },
  priceOf: (metal: PortfolioMetal, until: string) => number | undefined,
): TaxFigures {
  const [from, end] = [`${year}-01-01`, `${year}-12-31`];
  const until = today < end ? today : end;
  const known = inOrder(transactions.filter(({ date }) => date <= until));
  const { open, closed } = lotsOf(known);
  const gains = closed.filter(({ sale }) => sale.date >= from).map(gainOf);
  const held = heldOf(open, known, (metal) => priceOf(metal, until));
  const worths = held.map(({ worthCents }) => worthCents);
  return {
    year,
    from,
    until,
    isRunning: today <= end,
    namedSales: new Set(gains.flatMap(({ sale }) => (sale.lotIds ? [sale.id] : []))).size,
    gains,
    all: { ...gainSumOf(gains), quantity: unitsOf(gains) },
    short: gainSumOf(gains.filter(({ isLong }) => !isLong)),
    long: gainSumOf(gains.filter(({ isLong }) => isLong)),
    traded: known.filter(({ date }) => date >= from),
    held,
    heldCostCents: held.reduce((sum, { costCents }) => sum + costCents, 0),
    heldWorthCents: worths.includes(undefined)
      ? undefined
      : worths.reduce<number>((sum, cents = 0) => sum + cents, 0),
  };
}

function gainOf(lot: ClosedLot): Gain {
  const days = (Date.parse(lot.sale.date) - Date.parse(lot.from.date)) / DAY_MS;
  return { ...lot, days, gainCents: lot.proceedsCents - lot.basisCents };
}

function gainSumOf(gains: readonly Gain[]): GainSum {
  const sum = { sales: 0, proceedsCents: 0, basisCents: 0, cents: 0 };
  for (const { proceedsCents, basisCents, gainCents } of gains) {
    sum.proceedsCents += proceedsCents;
    sum.basisCents += basisCents;
    sum.cents += gainCents;
  }
  return { ...sum, sales: new Set(gains.map(({ sale }) => sale.id)).size };
}

function heldOf(
  open: readonly Lot[],
  known: readonly Transaction[],
  priceOf: (metal: PortfolioMetal) => number | undefined,
): Held[] {
  const lastBought = new Map(
    known.filter(({ type }) => type === 'PURCHASED').map((each) => [each.productId, each.date]),
  );
  const held = [...Map.groupBy(open, ({ from }) => from.productId).values()].flatMap((lots) => {
    const from = inOrder(lots.map((lot) => lot.from))[0];
    return from ? [heldProduct(from, lots, priceOf(from.metal))] : [];
  });
  const dayOf = ({ from }: Held) => lastBought.get(from.productId) ?? '';
  return held.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
}

function heldProduct(from: Transaction, lots: readonly Lot[], price: number | undefined): Held {
  const sum = sumOf(lots);
  return {
    from,
    quantity: unitsOf(lots),
    otherLots: lots.length - 1,
    costCents: sum.costCents,
    worthCents: price === undefined ? undefined : worthOfSum(sum, price),
  };
}
