import type { CandleWidth } from '#api/spot/spot-candles.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { longDate } from '#commerce/format/date.ts';
import { marketMoment } from '#commerce/format/market-moment.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import type { Width } from '#ui/chart/calendar-units.ts';
import type { Writing } from '#ui/chart/series.ts';

const HOUR_MS = 3_600_000;
const iso = (time: number) => new Date(time).toISOString();
const day = (time: number) => longDate(iso(time));
const shortDay = (time: number) => shortDate(iso(time));
/** The hour that comes twice in November has its zone: "Nov 1, 2026, 1:00 AM EDT". */
const hour = (time: number) => {
  const moment = marketMoment(iso(time));
  if (!/ 1:\d\d AM$/.test(moment)) return moment;
  if (marketMoment(iso(time + HOUR_MS)) === moment) return `${moment} EDT`;
  return marketMoment(iso(time - HOUR_MS)) === moment ? `${moment} EST` : moment;
};
/** Without its year: a chart of hours is of a few days. */
const shortHour = (time: number) => hour(time).replace(/, \d{4}/, '');

/** "July 2026", of "July 1, 2026"; "Jul 2026", of "Jul 1, 2026". */
const withoutDay = (date: string) => date.replace(/ \d+,/, '');
const year = (time: number) => day(time).slice(-4);

const writing = (moment: Writing['moment'], short: Writing['short']): Writing => ({
  timeZone: 'America/New_York',
  value: formatMoney,
  // An axis of whole dollars needs no cents.
  tick: (cents) => formatMoney(cents).replace(/\.00$/, ''),
  moment,
  short,
});

const WRITINGS: Record<Width, Writing> = {
  hour: writing(hour, shortHour),
  day: writing(day, shortDay),
  week: writing((time) => `Week of ${day(time)}`, shortDay),
  month: writing(
    (time) => withoutDay(day(time)),
    (time) => withoutDay(shortDay(time)),
  ),
  year: writing(year, year),
};

/** How prices (cents) and New York's times are written in a chart with a point for each `width`. */
export function writingFor(width: Width): Writing {
  return WRITINGS[width];
}

/** "up 0.80 %" from one price to another. */
export function changeBetween(from: number, to: number): string {
  return changeWords(((to - from) / from) * 100);
}

/** Noon in New York of an ISO day, in milliseconds: a moment of that day in summer and in winter. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T17:00:00Z`);
}

/** A trading day begins on the evening before it: eight hours later it is that day everywhere. */
const INTO_DAY_MS = 8 * HOUR_MS;

/** When a candle is, in milliseconds: an hour at its beginning, longer ones within their first day. */
export function candleTime(start: string, width: CandleWidth): number {
  return Date.parse(start) + (width === 'hour' ? 0 : INTO_DAY_MS);
}

/** Within a sentence: "the week of July 6, 2026". */
export function inSentence(width: CandleWidth): (time: number) => string {
  const { moment } = writingFor(width);
  return (time) => moment(time).replace(/^W/, 'the w');
}
