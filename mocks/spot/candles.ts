import type { Call } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { market, shopOf } from '../backend/shop.ts';
import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import type { Candle, CandleWidth } from '../market/candles.ts';
import { bidCentsOf } from '../market/metal-facts.ts';
import type { Metal } from '../market/metal.ts';
import { dayOfDate } from '../market/new-york.ts';
import { sessionOf } from '../market/session.ts';

const MOST_CANDLES = 3_000;
/** The most candles of a day of trading, and of a calendar day. */
const PER_DAY: Record<CandleWidth, number> = {
  hour: 24,
  day: 1,
  week: 1 / 7,
  month: 1 / 28,
  year: 1 / 365,
};

/** §2 The market's own candles between two trading days, up to the last tick. */
export function spotCandles(call: Call<'getSpotCandles'>): Wire<'SpotCandles'> {
  const { metal, width } = call.query;
  const [from, to] = [dayOfDate(call.query.from), dayOfDate(call.query.to)];
  if (from === undefined || to === undefined || from > to) {
    throw refused('to', 'The last day must not be before the first.');
  }
  if ((to - from) * PER_DAY[width] > MOST_CANDLES) {
    throw refused('width', 'That is more than 3,000 candles: ask for wider ones.');
  }
  const until = Math.min(sessionOf(to).closes, shopOf(call).board.spotTime);
  const candles = market.candles(metal, { from: sessionOf(from).opens, to: until, width });
  return { metal, width, candles: candles.map((candle) => spotCandle(metal, candle)) };
}

function spotCandle(
  metal: Metal,
  { start, openCents, highCents, lowCents, closeCents }: Candle,
): Wire<'SpotCandle'> {
  return {
    start: isoTime(start),
    open: dollars(openCents),
    high: dollars(highCents),
    low: dollars(lowCents),
    close: dollars(closeCents),
    closeBid: dollars(bidCentsOf(metal, closeCents)),
  };
}

function refused(field: string, message: string): Response {
  return problem(400, message, { errors: [{ field, in: 'query', message }] });
}
