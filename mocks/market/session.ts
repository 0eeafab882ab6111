import { type Day, newYorkDay, newYorkHour, weekdayOf } from './new-york.ts';

/**
 * One stretch of trading: from 18:00 New York time on the evening before `day` to 17:00 on `day`.
 * Five in a week, Sunday 18:00 to Friday 17:00, with an hour's halt between them. Exchange
 * holidays are not simulated. `opens` and `closes` are in ms.
 */
export type Session = { day: Day; opens: number; closes: number };

/** Clocks change early on a Sunday, when the market is shut, so that every session is 23 hours. */
export const sessionMs = 23 * 3_600_000;

/** Does a session end on this day? Monday to Friday. */
export function isTradingDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday >= 1 && weekday <= 5;
}

/** The trading day on or before a day. */
export function lastTradingDay(day: Day): Day {
  return isTradingDay(day) ? day : lastTradingDay(day - 1);
}

/** The session that ends on a trading day. */
export function sessionOf(day: Day): Session {
  const closes = newYorkHour(day, 17);
  return { day, opens: closes - sessionMs, closes };
}

/** The session an instant falls in, or else the last one that ended before it. */
export function sessionAt(time: number): { session: Session; isOpen: boolean } {
  const today = newYorkDay(time);
  const running = time >= newYorkHour(today, 18) ? today + 1 : today;
  const session = sessionOf(running);
  if (isTradingDay(running) && time >= session.opens && time < session.closes) {
    return { session, isOpen: true };
  }
  const ended = time >= newYorkHour(today, 17) ? today : today - 1;
  return { session: sessionOf(lastTradingDay(ended)), isOpen: false };
}
