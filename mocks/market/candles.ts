import { type Day, dateOfDay, hourMs, newYorkDay, weekdayOf } from './new-york.ts';
import { isTradingDay, type Session, sessionOf } from './session.ts';
import { type Bridge, askCentsAtTick, tickAt } from './ticks.ts';

export type CandleWidth = 'hour' | 'day' | 'week' | 'month';

/** The ask over a stretch of trading that began at `start` (ms); all prices in cents. */
export type Candle = {
  start: number;
  openCents: number;
  highCents: number;
  lowCents: number;
  closeCents: number;
};

// How closely the market is looked at for a candle's shadows. A wide candle has so many looks
// that a coarse step misses nothing an eye would see.
const stepMs: Record<CandleWidth, number> = {
  hour: hourMs / 12,
  day: hourMs / 4,
  week: hourMs,
  month: hourMs,
};

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
  }
}

function looksAt(session: Session, from: number, to: number, step: number): number[] {
  const times: number[] = [];
  const start = Math.max(from, session.opens);
  const end = Math.min(to, session.closes);
  for (let time = start; time < end; time = (Math.floor(time / step) + 1) * step) times.push(time);
  return start < end ? [...times, end] : [];
}

function widen(candle: Candle, openCents: number, closeCents: number): void {
  candle.highCents = Math.max(candle.highCents, openCents, closeCents);
  candle.lowCents = Math.min(candle.lowCents, openCents, closeCents);
  candle.closeCents = closeCents;
}

/**
 * Candles of the trading between two instants (ms), oldest first. Each step from one look to the
 * next belongs to the candle it starts in, so that a candle opens where the last one closed.
 */
export function candlesOf(
  bridgeOn: (day: Day) => Bridge | undefined,
  from: number,
  to: number,
  width: CandleWidth,
): Candle[] {
  const candles = new Map<string, Candle>();
  for (let day = newYorkDay(from); day <= newYorkDay(to) + 1; day += 1) {
    const bridge = isTradingDay(day) ? bridgeOn(day) : undefined;
    if (!bridge) continue;
    const session = sessionOf(day);
    const looks = looksAt(session, from, to, stepMs[width]);
    const asks = looks.map((time) => askCentsAtTick(bridge, tickAt(session, time)));
    looks.slice(0, -1).forEach((start, index) => {
      const openCents = asks[index] ?? 0;
      const closeCents = asks[index + 1] ?? openCents;
      const bucket = bucketOf(width, day, start);
      const candle = candles.get(bucket) ?? {
        start,
        openCents,
        highCents: openCents,
        lowCents: openCents,
        closeCents,
      };
      widen(candle, openCents, closeCents);
      candles.set(bucket, candle);
    });
  }
  return [...candles.values()];
}
