import type { LogClose } from './daily-closes.ts';
import { metalFacts } from './metal-facts.ts';
import type { Metal } from './metal.ts';
import type { Day } from './new-york.ts';
import { evenNoise } from './noise.ts';
import { type Session, lastTradingDay, sessionMs } from './session.ts';

/** A session has 2¹⁴ ticks, one about every five seconds. Tick 0 is the previous close. */
export const tickCount = 16_384;
const tickMs = sessionMs / tickCount;

/** The last tick at or before an instant in ms; the closing tick once the session has ended. */
export function tickAt(session: Session, time: number): number {
  return Math.min(tickCount, Math.floor((time - session.opens) / tickMs));
}

/** The instant, in whole ms, at which a tick comes in. */
export function tickTime(session: Session, tick: number): number {
  return Math.ceil(session.opens + tick * tickMs);
}

/**
 * One session of one metal: a bridge of noise from the previous close to its own, both as
 * logarithms of dollars. It is built by halving. The middle of a stretch is the mean of its ends
 * plus a push that shrinks by √½ each time, so one tick takes fourteen steps, and neighbors are
 * never more than basis points apart.
 */
export type Bridge = { from: number; to: number; push: number; noise(tick: number): number };

// Metals move a little less within a day than from close to close.
const withinDay = 0.7;

/** The bridge over the session that ends on a trading day; none before the facts begin. */
export function bridgeOver(
  seed: number,
  logClose: LogClose,
  metal: Metal,
  day: Day,
): Bridge | undefined {
  const { dailyVolatility, stream } = metalFacts[metal];
  const to = logClose(metal, day);
  if (to === undefined) return undefined;
  return {
    from: logClose(metal, lastTradingDay(day - 1)) ?? to,
    to,
    push: 0.5 * withinDay * dailyVolatility,
    noise: (tick) => evenNoise(seed, stream, day, tick),
  };
}

/** The natural logarithm of dollars as whole cents. */
export function toCents(log: number): number {
  return Math.round(Math.exp(log) * 100);
}

/** The ask in cents at one tick, without working out the rest of its session. */
export function askCentsAtTick(bridge: Bridge, tick: number): number {
  let [low, high] = [0, tickCount];
  let { from, to, push } = bridge;
  while (tick > low && tick < high) {
    const middle = (low + high) / 2;
    const value = (from + to) / 2 + push * bridge.noise(middle);
    if (tick < middle) [high, to] = [middle, value];
    else [low, from] = [middle, value];
    push *= Math.SQRT1_2;
  }
  return toCents(tick === high ? to : from);
}

function allLogs(bridge: Bridge): Float64Array {
  const logs = new Float64Array(tickCount + 1);
  logs[0] = bridge.from;
  logs[tickCount] = bridge.to;
  let { push } = bridge;
  for (let width = tickCount; width > 1; width /= 2) {
    for (let low = 0; low < tickCount; low += width) {
      const middle = low + width / 2;
      const mean = ((logs[low] ?? 0) + (logs[low + width] ?? 0)) / 2;
      logs[middle] = mean + push * bridge.noise(middle);
    }
    push *= Math.SQRT1_2;
  }
  return logs;
}

/** Every tick of one session: the ask in cents, and the lowest and highest up to that tick. */
export type SessionTicks = { ask: Int32Array; lowest: Int32Array; highest: Int32Array };

/** Computes a whole session at once: takes a few ms and serves all calls of that day. */
export function sessionTicks(bridge: Bridge): SessionTicks {
  const ask = Int32Array.from(allLogs(bridge), toCents);
  const lowest = new Int32Array(ask.length);
  const highest = new Int32Array(ask.length);
  let [low, high] = [Infinity, 0];
  ask.forEach((cents, tick) => {
    lowest[tick] = low = Math.min(low, cents);
    highest[tick] = high = Math.max(high, cents);
  });
  return { ask, lowest, highest };
}
