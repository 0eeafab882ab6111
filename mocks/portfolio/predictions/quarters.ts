import type { Wire } from '../../backend/wire.ts';
import type { Metal } from '../../market/metal.ts';

type Predicted = Wire<'PredictedPrices'>;
type Fault = { field: string; message: string };

const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'];
const PAIRS = [
  ['goldOptimalPrediction', 'goldWorstPrediction', 'gold'],
  ['silverOptimalPrediction', 'silverWorstPrediction', 'silver'],
] as const;

/** The last second of a quarter, counted in quarters from the year 0. */
export function quarterEnd(quarter: number): string {
  const year = Math.floor(quarter / 4);
  return `${year}-${QUARTER_ENDS[quarter % 4]}T23:59:59Z`;
}

/** The quarter that a date-time falls in, counted from the year 0. */
export function quarterOf(dateTime: string): number {
  const date = new Date(dateTime);
  return date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3);
}

/**
 * The errors of predictions, oldest quarter first. They begin with the quarter `first`. Each quarter
 * needs at least one complete pair, no quarter may be skipped, a metal needs the earlier quarters
 * before the later ones, and a price has whole cents.
 */
export function faultsOf(predictions: readonly Predicted[], first: number): Fault[] {
  return [
    ...predictions.flatMap(centFaults),
    ...predictions.flatMap(pairFaults),
    ...predictions.flatMap((each, index) => {
      const follows = quarterOf(each.dateNTime) === first + index;
      if (follows) return [];
      const what =
        index === 0 ? 'is not in the quarter that runs' : 'does not follow the quarter before it';
      return [fault(index, 'dateNTime', what)];
    }),
    ...PAIRS.flatMap(([best, , metal]) =>
      predictions.flatMap((each, index) => {
        const isLate =
          each[best] !== undefined && index > 0 && predictions[index - 1]?.[best] === undefined;
        return isLate ? [fault(index, best, `needs ${metal} in the quarter before it`)] : [];
      }),
    ),
  ];
}

/**
 * The spot that a customer expects of a metal, in dollars: the best of the first quarter that has
 * not begun at `now`, in ms.
 */
export function expectedSpot(
  predictions: readonly Predicted[],
  metal: Metal,
  now: number,
): number | undefined {
  const field = PAIRS.find((pair) => pair[2] === metal)?.[0];
  const current = quarterOf(new Date(now).toISOString());
  const next = predictions.find(
    (each) => field && each[field] !== undefined && quarterOf(each.dateNTime) > current,
  );
  return field && next?.[field];
}

function centFaults(each: Predicted, index: number): Fault[] {
  return PAIRS.flatMap(([best, worst]) => [best, worst]).flatMap((field) =>
    /\.\d{3}|e-/.test(String(each[field] ?? ''))
      ? [fault(index, field, 'has more than two decimals')]
      : [],
  );
}

function pairFaults(each: Predicted, index: number): Fault[] {
  const given = PAIRS.filter(
    ([best, worst]) => each[best] !== undefined || each[worst] !== undefined,
  );
  if (given.length === 0)
    return [fault(index, 'goldOptimalPrediction', 'is missing, and so is silver')];
  return given.flatMap(([best, worst]) => {
    const [high, low] = [each[best], each[worst]];
    if (high === undefined) return [fault(index, best, 'is missing beside the worst')];
    if (low === undefined) return [fault(index, worst, 'is missing beside the best')];
    return low > high ? [fault(index, worst, 'is higher than the best')] : [];
  });
}

function fault(index: number, field: string, message: string): Fault {
  return { field: `predictedPrices.${index}.${field}`, message };
}
