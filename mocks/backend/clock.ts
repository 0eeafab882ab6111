/** The one source of time in the mock backend, in ms since the epoch. */
export type Clock = { now(): number };

/** A clock that always reads `instant`, for tests. */
export function fixedClock(instant: number): Clock {
  return { now: () => instant };
}

/**
 * A clock that reads `start` now and then runs on. Without `start` it tells the real time. Only
 * this function reads the real time.
 */
export function runningClock(start?: number, wall: () => number = Date.now): Clock {
  const ahead = start === undefined ? 0 : start - wall();
  return { now: () => wall() + ahead };
}
