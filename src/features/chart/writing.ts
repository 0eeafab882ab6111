import type { CandleWidth } from '#api/spot/spot-candles.ts';
import { longDate } from '#commerce/format/date.ts';
import { marketMoment } from '#commerce/format/market-moment.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import type { Writing } from '#ui/chart/series.ts';

const iso = (time: number) => new Date(time).toISOString();
const day = (time: number) => longDate(iso(time));

const MOMENTS: Record<CandleWidth, (time: number) => string> = {
  hour: (time) => marketMoment(iso(time)),
  day,
  week: (time) => `Week of ${day(time)}`,
  // "July 2026", of "July 1, 2026".
  month: (time) => day(time).replace(/ \d+,/, ''),
  year: (time) => day(time).slice(-4),
};

/** How prices (cents) and New York's times are written in a chart with a point for each `width`. */
export function writingFor(width: CandleWidth): Writing {
  return {
    timeZone: 'America/New_York',
    value: formatMoney,
    // An axis of whole dollars needs no cents.
    tick: (cents) => formatMoney(cents).replace(/\.00$/, ''),
    moment: MOMENTS[width],
    short: (time) => (width === 'hour' ? MOMENTS.hour(time) : shortDate(iso(time))),
  };
}
