import { type Wire, centsFrom, dollars } from '../../backend/wire.ts';
import type { SpotBoard } from '../../market/market.ts';
import { type Book, lotsOf } from '../lots.ts';
import { type Sum, ouncesOfSum, worthOfSum } from '../sums.ts';
import type { Transaction } from '../transaction.ts';

type View = 'Optimal' | 'Worst' | 'Analyst';

const DATE_LENGTH = 10;

/** The value of the present holdings at the end of each predicted quarter. */
export function predictedPoints(
  transactions: readonly Transaction[],
  { predictedPrices, analystPredictions }: Wire<'Predictions'>,
  board: SpotBoard,
): Wire<'MetalPoint'>[] {
  const { open, sums } = lotsOf(transactions);
  if (open.length === 0) return [];
  const dates = [...predictedPrices, ...analystPredictions].map(({ dateNTime }) => dateNTime);
  return [...new Set(dates)].toSorted().map((dateNTime) => {
    const own = predictedPrices.find((each) => each.dateNTime === dateNTime);
    const analyst = analystPredictions.find((each) => each.dateNTime === dateNTime);
    return pointAt({ ...own, ...analyst, dateNTime }, sums, board);
  });
}

/** The customer's and the analyst's prediction for one quarter. */
type QuarterPredictions = Wire<'PredictedPrices'> & Wire<'AnalystPrediction'>;

function pointAt(
  said: QuarterPredictions,
  sums: Book['sums'],
  board: SpotBoard,
): Wire<'MetalPoint'> {
  const gold = viewsOf(sums.gold, {
    Optimal: said.goldOptimalPrediction,
    Worst: said.goldWorstPrediction,
    Analyst: said.goldPrediction,
  });
  const silver = viewsOf(sums.silver, {
    Optimal: said.silverOptimalPrediction,
    Worst: said.silverWorstPrediction,
    Analyst: said.silverPrediction,
  });
  const others = worthAtPresent(sums, board, ['platinum', 'palladium']);
  const now = worthAtPresent(sums, board, ['gold', 'silver']) + others;
  const total = (view: View) => {
    const [one, other] = [gold[view], silver[view]];
    return one === undefined || other === undefined ? undefined : one + other + others;
  };
  return {
    orderDate: said.dateNTime.slice(0, DATE_LENGTH),
    type: 'Prediction',
    goldOunces: ouncesOfSum(sums.gold),
    silverOunces: ouncesOfSum(sums.silver),
    totalValue: dollars(total('Analyst') ?? now),
    ...fields('gold', (view) => gold[view]),
    ...fields('silver', (view) => silver[view]),
    ...fields('total', total),
  };
}

function viewsOf(
  held: Sum,
  perOunce: Record<View, number | undefined>,
): Partial<Record<View, number>> {
  const entries = Object.entries(perOunce).flatMap(([view, price]) =>
    price === undefined ? [] : [[view, worthOfSum(held, centsFrom(price))]],
  );
  return Object.fromEntries(entries);
}

function worthAtPresent(
  sums: Book['sums'],
  { quotes }: SpotBoard,
  metals: readonly Transaction['metal'][],
): number {
  return metals.reduce((sum, metal) => {
    return sum + worthOfSum(sums[metal], quotes[metal].askCents);
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
