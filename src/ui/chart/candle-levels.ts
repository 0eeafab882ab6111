import { groups } from 'd3-array';

import { unitOf, UNITS, type Unit, type Width } from './calendar-units.ts';
import { calendarAt } from './format.ts';
import { viewOf, type Span } from './span.ts';
import type { Candle } from './series.ts';

/** Candles of one length, oldest first, and when each begins (milliseconds). */
export type Level = { unit: Unit; candles: readonly Candle[]; times: readonly number[] };

/** The same candles in every length from `width` up, the shortest first. */
export function levelsOf(candles: readonly Candle[], width: Width, timeZone: string): Level[] {
  const calendars = new Map(candles.map(({ time }) => [time, calendarAt(time, timeZone)]));
  const own = unitOf(width);
  return UNITS.slice(UNITS.indexOf(own)).map((unit) => {
    const grouped =
      unit === own
        ? candles
        : groups(candles, ({ time }) => {
            const calendar = calendars.get(time);
            return calendar ? unit.every(calendar) : 0;
          }).map(([, group]) => joined(group));
    return { unit, candles: grouped, times: grouped.map(({ time }) => time) };
  });
}

/** The level with the shortest candles of which at most `most` are in sight. */
export function levelFor(levels: readonly Level[], span: Span | undefined, most: number): Level {
  const fits = levels.find(({ times }) => {
    const { from, to } = viewOf(times, span);
    return to - from < most;
  });
  const level = fits ?? levels.at(-1);
  if (!level) throw new Error('A chart has at least one level of candles.');
  return level;
}

function joined(group: readonly Candle[]): Candle {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) throw new Error('A group of candles is never empty.');
  return {
    time: first.time,
    open: first.open,
    high: Math.max(...group.map(({ high }) => high)),
    low: Math.min(...group.map(({ low }) => low)),
    close: last.close,
  };
}
