import { lastKnownDate, metalFacts } from './metal-facts.ts';
import type { Metal } from './metal.ts';
import { lastKnownMonth, monthlyAverage } from './monthly-averages.ts';
import { type Day, dateOfDay, dayMs } from './new-york.ts';
import { bellNoise } from './noise.ts';
import { type Month, monthOfDate, spanOf } from './published/years.ts';
import { isTradingDay } from './session.ts';

function tradingDaysOf(month: Month): Day[] {
  const first = Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMs;
  const next = Date.UTC(Math.floor(month / 12), (month % 12) + 1, 1) / dayMs;
  return Array.from({ length: next - first }, (_, index) => first + index).filter(isTradingDay);
}

/** A month's end in the logarithm of dollars: halfway between its own average and the next one. */
function monthEnd(seed: number, metal: Metal, month: Month): number {
  const own = monthlyAverage(seed, metal, month);
  return (Math.log(own) + Math.log(monthlyAverage(seed, metal, month + 1))) / 2;
}

/** A random walk from one month's end to the next (a Brownian bridge). */
function walk(seed: number, metal: Metal, month: Month, days: Day[]): number[] {
  const { dailyVolatility, stream } = metalFacts[metal];
  const start = monthEnd(seed, metal, month - 1);
  const rise = monthEnd(seed, metal, month) - start;
  let strayed = 0;
  const steps = days.map((day) => (strayed += dailyVolatility * bellNoise(seed, stream, day)));
  return steps.map((step, index) => {
    const way = (index + 1) / days.length;
    return start + step + (rise - strayed) * way;
  });
}

// Zero at a month's two ends, one on average between them: lifting a month by it moves the
// average and leaves the seams to its neighbors alone.
function archOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const way = (index + 1) / count;
    return 6 * way * (1 - way);
  });
}

/** How much of the arch makes the closes average a price in dollars, by Newton's method. */
function liftToAverage(logs: number[], arch: number[], average: number): number {
  let lift = 0;
  for (let round = 0; round < 6; round += 1) {
    let excess = -average * logs.length;
    let slope = 0;
    logs.forEach((log, index) => {
      const height = arch[index] ?? 0;
      const price = Math.exp(log + lift * height);
      excess += price;
      slope += price * height;
    });
    lift -= excess / slope;
  }
  return lift;
}

/** How much of the arch carries the close of the last known date through the last known quote. */
function liftToLastKnown(logs: number[], arch: number[], days: Day[], dollars: number): number {
  const index = days.findIndex((day) => dateOfDay(day) === lastKnownDate);
  return (Math.log(dollars) - (logs[index] ?? 0)) / (arch[index] ?? 1);
}

function simulateMonth(seed: number, metal: Metal, month: Month): Map<Day, number> {
  const { published, lastKnown } = metalFacts[metal];
  if (month < spanOf(published).first) return new Map();
  const days = tradingDaysOf(month);
  const logs = walk(seed, metal, month, days);
  const arch = archOf(days.length);
  const lift =
    month === lastKnownMonth
      ? liftToLastKnown(logs, arch, days, lastKnown)
      : liftToAverage(logs, arch, monthlyAverage(seed, metal, month));
  return new Map(days.map((day, index) => [day, (logs[index] ?? 0) + lift * (arch[index] ?? 0)]));
}

/** The closing ask of a trading day as the natural logarithm of dollars; none before the facts. */
export type LogClose = (metal: Metal, day: Day) => number | undefined;

/**
 * The daily closes of a simulated market. A month is a random walk at the metal's daily
 * volatility, tied to its neighbors at both ends and lifted so that its closes average what was
 * published. The month of the last known quote passes through that quote instead.
 */
export function createDailyCloses(seed: number): LogClose {
  const months = new Map<string, Map<Day, number>>();
  return function logClose(metal, day) {
    const month = monthOfDate(dateOfDay(day));
    const key = `${metal} ${month}`;
    const closes = months.get(key) ?? simulateMonth(seed, metal, month);
    months.set(key, closes);
    return closes.get(day);
  };
}
