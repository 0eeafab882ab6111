import { type Wire, centsFrom, dollars } from '../../backend/wire.ts';
import type { SpotBoard } from '../../market/market.ts';
import { ouncesOf, worthCents } from '../figures.ts';
import { type Lot, lotsOf } from '../lots.ts';
import type { Transaction } from '../transaction.ts';

type View = 'Optimal' | 'Worst' | 'Analyst';

const DATE_LENGTH = 10;

/** The value of the present holdings at the end of each predicted quarter. */
export function predictedPoints(
  transactions: readonly Transaction[],
  { predictedPrices, analystPredictions }: Wire<'Predictions'>,
  board: SpotBoard,
): Wire<'MetalPoint'>[] {
  const { open } = lotsOf(transactions);
  if (open.length === 0) return [];
  const dates = [...predictedPrices, ...analystPredictions].map(({ dateNTime }) => dateNTime);
  return [...new Set(dates)].toSorted().map((dateNTime) => {
    const own = predictedPrices.find((each) => each.dateNTime === dateNTime);
    const analyst = analystPredictions.find((each) => each.dateNTime === dateNTime);
    return pointAt({ ...own, ...analyst, dateNTime }, open, board);
  });
}

/** The customer's and the analyst's prediction for one quarter. */
type QuarterPredictions = Wire<'PredictedPrices'> & Wire<'AnalystPrediction'>;

function pointAt(
  said: QuarterPredictions,
  open: readonly Lot[],
  board: SpotBoard,
): Wire<'MetalPoint'> {
  const gold = viewsOf(open, 'gold', {
    Optimal: said.goldOptimalPrediction,
    Worst: said.goldWorstPrediction,
    Analyst: said.goldPrediction,
  });
  const silver = viewsOf(open, 'silver', {
    Optimal: said.silverOptimalPrediction,
    Worst: said.silverWorstPrediction,
    Analyst: said.silverPrediction,
  });
  const others = worthAtPresent(open, board, ['platinum', 'palladium']);
  const now = worthAtPresent(open, board, ['gold', 'silver']) + others;
  const total = (view: View) => {
    const [one, other] = [gold[view], silver[view]];
    return one === undefined || other === undefined ? undefined : one + other + others;
  };
  return {
    orderDate: said.dateNTime.slice(0, DATE_LENGTH),
    type: 'Prediction',
    goldOunces: ouncesOf(open.filter(({ from }) => from.metal === 'gold')),
    silverOunces: ouncesOf(open.filter(({ from }) => from.metal === 'silver')),
    totalValue: dollars(total('Analyst') ?? now),
    ...fields('gold', (view) => gold[view]),
    ...fields('silver', (view) => silver[view]),
    ...fields('total', total),
  };
}

function viewsOf(
  lots: readonly Lot[],
  metal: 'gold' | 'silver',
  perOunce: Record<View, number | undefined>,
): Partial<Record<View, number>> {
  const mine = lots.filter(({ from }) => from.metal === metal);
  const entries = Object.entries(perOunce).flatMap(([view, price]) =>
    price === undefined ? [] : [[view, worthCents(mine, centsFrom(price))]],
  );
  return Object.fromEntries(entries);
}

function worthAtPresent(
  lots: readonly Lot[],
  { quotes }: SpotBoard,
  metals: readonly Transaction['metal'][],
): number {
  return metals.reduce((sum, metal) => {
    const mine = lots.filter(({ from }) => from.metal === metal);
    return sum + worthCents(mine, quotes[metal].askCents);
  }, 0);
}

function fields(name: string, centsOf: (view: View) => number | undefined) {
  const views: View[] = ['Optimal', 'Worst', 'Analyst'];
  const entries = views.flatMap((view) => {
    const cents = centsOf(view);
    return cents === undefined ? [] : [[`${name}${view}Prediction`, dollars(cents)]];
  });
  return Object.fromEntries(entries) as Record<string, number>;
}
