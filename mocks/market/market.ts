import { type CandlesOf, createCandles } from './candles.ts';
import { createDailyCloses } from './daily-closes.ts';
import { type HistoryPoint, type HistoryRange, historyOf } from './history.ts';
import { bidCentsOf } from './metal-facts.ts';
import { type Metal, metals } from './metal.ts';
import { type Day, dayOfDate } from './new-york.ts';
import { lastTradingDay, sessionAt } from './session.ts';
import {
  type SessionTicks,
  askCentsAtTick,
  bridgeOver,
  sessionTicks,
  tickAt,
  tickTime,
  toCents,
} from './ticks.ts';

/**
 * One metal's quote in cents, per troy ounce (copper: per pound). Change, low and high are the
 * ask's: against the previous close, and over the session so far.
 */
export type SpotQuote = {
  askCents: number;
  bidCents: number;
  changeCents: number;
  /** In percent, to two places. */
  changePercent: number;
  lowCents: number;
  highCents: number;
};

/** All quotes at an instant. `spotTime` is when the last tick came in, in ms. */
export type SpotBoard = {
  quotes: Record<Metal, SpotQuote>;
  spotTime: number;
  isOpen: boolean;
  areStale: boolean;
  activeFeed: string;
};

export type Market = {
  spotAt(time: number): SpotBoard;
  askCentsAt(metal: Metal, time: number): number | undefined;
  dailyClose(metal: Metal, date: string): number | undefined;
  history(metal: Metal, range: HistoryRange, time: number): HistoryPoint[];
  candles: CandlesOf;
};

// Two sessions of each metal: the running one, and the one before it.
const sessionsKept = 2 * metals.length;

/** The ticks of a session, kept for the latest sessions asked about. */
function createSessions(bridge: (metal: Metal, day: Day) => ReturnType<typeof bridgeOver>) {
  const sessions = new Map<string, SessionTicks>();
  return function ticksOf(metal: Metal, day: Day): SessionTicks {
    const key = `${metal} ${day}`;
    const kept = sessions.get(key);
    if (kept) return kept;
    const over = bridge(metal, day);
    if (!over) throw new RangeError(`There is no ${metal} quote that long ago.`);
    for (const oldest of sessions.keys()) {
      if (sessions.size < sessionsKept) break;
      sessions.delete(oldest);
    }
    const worked = sessionTicks(over);
    sessions.set(key, worked);
    return worked;
  };
}

/** A metal's quote at a tick of its session. */
function quoteAt(metal: Metal, { ask, lowest, highest }: SessionTicks, tick: number): SpotQuote {
  const askCents = ask[tick] ?? 0;
  const closedAt = ask[0] ?? askCents;
  return {
    askCents,
    bidCents: bidCentsOf(metal, askCents),
    changeCents: askCents - closedAt,
    changePercent: Math.round(((askCents - closedAt) * 10_000) / closedAt) / 100,
    lowCents: lowest[tick] ?? askCents,
    highCents: highest[tick] ?? askCents,
  };
}

/**
 * A simulated spot market. Every answer is a pure function of the seed and an instant (ms). It is
 * based on published monthly averages, daily volatility and usual dealer spreads. What is kept
 * between calls is a cache.
 */
export function createMarket(seed: number): Market {
  const logClose = createDailyCloses(seed);
  const bridge = (metal: Metal, day: Day) => bridgeOver(seed, logClose, metal, day);
  const ticksOf = createSessions(bridge);

  /**
   * §3 The board at an instant. While the market is closed, its prices do not move and are stale.
   */
  function spotAt(time: number): SpotBoard {
    const { session, isOpen } = sessionAt(time);
    const tick = tickAt(session, time);
    const of = (metal: Metal) => quoteAt(metal, ticksOf(metal, session.day), tick);
    return {
      quotes: {
        gold: of('gold'),
        silver: of('silver'),
        platinum: of('platinum'),
        palladium: of('palladium'),
        copper: of('copper'),
      },
      spotTime: tickTime(session, tick),
      isOpen,
      areStale: !isOpen,
      activeFeed: 'Simulated',
    };
  }

  /** The ask alone, in cents, at any instant since 1990: cheaper than a board for past orders. */
  function askCentsAt(metal: Metal, time: number): number | undefined {
    const { session } = sessionAt(time);
    const over = bridge(metal, session.day);
    return over && askCentsAtTick(over, tickAt(session, time));
  }

  /** The closing ask in cents of a date (yyyy-mm-dd), or of the last trading day before it. */
  function dailyClose(metal: Metal, date: string): number | undefined {
    const day = dayOfDate(date);
    const log = day === undefined ? undefined : logClose(metal, lastTradingDay(day));
    return log === undefined ? undefined : toCents(log);
  }

  return {
    spotAt,
    askCentsAt,
    dailyClose,
    history: (metal, range, time) => historyOf(askCentsAt, metal, range, time),
    candles: createCandles(bridge),
  };
}
