import type { Case, PredictedQuarter } from '#api/portfolio/outlook.ts';
import type { SpotMetal } from '#api/spot/spot.ts';
import { centsFor, fractionOf } from '#lib/fraction.ts';

/** Troy ounces of one metal. */
export type Ounces = { metal: SpotMetal; ounces: number };

/** Prices of a troy ounce, in cents. */
export type OuncePrices = { [metal in SpotMetal]?: number | undefined };

/**
 * The worth of metal at some prices, in cents, each metal rounded half up; `undefined` if one of
 * those held has no price.
 */
export function worthAt(held: readonly Ounces[], prices: OuncePrices): number | undefined {
  let sum = 0;
  for (const { metal, ounces } of held) {
    const price = prices[metal];
    if (price === undefined) return undefined;
    sum += centsFor(fractionOf(ounces), price);
  }
  return sum;
}

/**
 * The same by a prediction for a quarter. Platinum and palladium, which nobody predicts, count at
 * `today`'s prices; gold and silver without a prediction have none.
 */
export function worthBy(
  who: Case,
  { gold, silver }: Pick<PredictedQuarter, 'gold' | 'silver'>,
  held: readonly Ounces[],
  today: OuncePrices,
): number | undefined {
  return worthAt(held, { ...today, gold: gold[who], silver: silver[who] });
}

/** What metal was worth at a time (milliseconds), in cents. */
type PastWorth = { time: number; value: number };

/** Prices of a troy ounce over time, in cents, oldest first; `time` is ISO 8601. */
export type Past = {
  [metal in SpotMetal]?: readonly { time: string; ask: number }[] | undefined;
};

/**
 * The worth of the ounces held today at past prices: at the times of the first metal's prices, each
 * other metal with its last price before. Times before a metal's first price are left out, and all
 * are if the prices of a metal are unknown.
 */
export function pastWorth(held: readonly Ounces[], past: Past): PastWorth[] {
  const series = held.map(({ metal }) => (past[metal] ?? []).map(timed));
  const reached = series.map(() => -1);
  return (series[0] ?? []).flatMap(({ time }) => {
    const prices: OuncePrices = {};
    for (const [index, { metal }] of held.entries()) {
      const points = series[index] ?? [];
      let at = reached[index] ?? -1;
      while ((points[at + 1]?.time ?? Number.POSITIVE_INFINITY) <= time) at += 1;
      reached[index] = at;
      const ask = points[at]?.ask;
      if (ask !== undefined) prices[metal] = ask;
    }
    const value = worthAt(held, prices);
    return value === undefined ? [] : [{ time, value }];
  });
}

function timed({ time, ask }: { time: string; ask: number }) {
  return { time: Date.parse(time), ask };
}
