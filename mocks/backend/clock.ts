/** The one source of time in the mock backend, in ms since the epoch. */
export type Clock = { now(): number };

/** A clock that has stopped at `instant`: what tests and seeded data use. */
export function fixedClock(instant: number): Clock {
  return { now: () => instant };
}

/**
 * A clock that reads `start` now and goes on at the pace of the wall clock. Without `start` it
 * tells the real time. This is the only place where the mock backend looks at the wall.
 */
export function runningClock(start?: number, wall: () => number = Date.now): Clock {
  const ahead = start === undefined ? 0 : start - wall();
  return { now: () => wall() + ahead };
}
