import type { Metal } from './metal.ts';
import { type Day, dateOfDay, dayMs, hourMs, newYorkDay, weekdayOf } from './new-york.ts';
import { isTradingDay, type Session, sessionOf } from './session.ts';
import { type Bridge, askCentsAtTick, tickAt } from './ticks.ts';

export type CandleWidth = 'hour' | 'day' | 'week' | 'month' | 'year';

/** The ask over a stretch of trading that began at `start` (ms); all prices in cents. */
export type Candle = {
  start: number;
  openCents: number;
  highCents: number;
  lowCents: number;
  closeCents: number;
};

/** Since then (2021) the market is looked at more closely, as archives of real prices are. */
const CLOSE_FROM = Date.UTC(2021, 0, 1) / dayMs;

/** How often (ms) the market is looked at for shadows: days, weeks and months alike, so they agree. */
function stepOf(width: CandleWidth, day: Day): number {
  if (width === 'hour') return hourMs / 12;
  return day < CLOSE_FROM ? hourMs : hourMs / 4;
}

function bucketOf(width: CandleWidth, day: Day, time: number): string {
  switch (width) {
    case 'hour':
      return String(Math.floor(time / hourMs));
    case 'day':
      return String(day);
    case 'week':
      return String(day - weekdayOf(day));
    case 'month':
      return dateOfDay(day).slice(0, 7);
    case 'year':
      return dateOfDay(day).slice(0, 4);
  }
}

function looksAt(session: Session, from: number, to: number, step: number): number[] {
  const times: number[] = [];
  const start = Math.max(from, session.opens);
  const end = Math.min(to, session.closes);
  for (let time = start; time < end; time = (Math.floor(time / step) + 1) * step) times.push(time);
  return start < end ? [...times, end] : [];
}

function widen(candle: Candle, { highCents, lowCents, closeCents }: Candle): void {
  candle.highCents = Math.max(candle.highCents, highCents);
  candle.lowCents = Math.min(candle.lowCents, lowCents);
  candle.closeCents = closeCents;
}

/**
 * Each step from one look to the next, as a candle. A step belongs to the candle it starts in, so
 * that a candle opens where the last one closed.
 */
function stepsOf(bridge: Bridge, session: Session, looks: readonly number[]): Candle[] {
  const asks = looks.map((time) => askCentsAtTick(bridge, tickAt(session, time)));
  return looks.slice(0, -1).map((start, index) => {
    const openCents = asks[index] ?? 0;
    const closeCents = asks[index + 1] ?? openCents;
    const [lowCents = 0, highCents = 0] = [openCents, closeCents].toSorted((a, b) => a - b);
    return { start, openCents, highCents, lowCents, closeCents };
  });
}

function joined(steps: readonly Candle[]): Candle[] {
  const [first, ...others] = steps;
  if (!first) return [];
  const candle = { ...first };
  for (const step of others) widen(candle, step);
  return [candle];
}

type Bounds = { from: number; to: number; width: CandleWidth };

/** Candles of the trading between two instants (ms), oldest first. */
export type CandlesOf = (metal: Metal, bounds: Bounds) => Candle[];

/** Whole days are kept: a past day does not change, and a month since 1990 has thousands. */
export function createCandles(bridgeOn: (metal: Metal, day: Day) => Bridge | undefined): CandlesOf {
  const days = new Map<string, Candle[]>();

  function partsOf(metal: Metal, day: Day, { from, to, width }: Bounds): Candle[] {
    const session = sessionOf(day);
    const isWhole = width !== 'hour' && from <= session.opens && session.closes <= to;
    const key = `${metal} ${day}`;
    const kept = isWhole ? days.get(key) : undefined;
    if (kept) return kept;
    const bridge = bridgeOn(metal, day);
    if (!bridge) return [];
    const steps = stepsOf(bridge, session, looksAt(session, from, to, stepOf(width, day)));
    const parts = width === 'hour' ? steps : joined(steps);
    if (isWhole) days.set(key, parts);
    return parts;
  }

  return (metal, bounds) => {
    const candles = new Map<string, Candle>();
    for (let day = newYorkDay(bounds.from); day <= newYorkDay(bounds.to) + 1; day += 1) {
      if (!isTradingDay(day)) continue;
      for (const part of partsOf(metal, day, bounds)) {
        const bucket = bucketOf(bounds.width, day, part.start);
        const candle = candles.get(bucket);
        if (candle) widen(candle, part);
        else candles.set(bucket, { ...part });
      }
    }
    return [...candles.values()];
  };
}
