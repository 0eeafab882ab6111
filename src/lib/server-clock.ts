/** The address of the server's time in milliseconds, which no cache keeps. */
const TIME_PATH = '/time';
/** A larger difference between the device's two clocks means that it slept or its clock was set, in ms. */
const MOST_DRIFT_MS = 5_000;
/** The longest request, and the pause after one that failed, in milliseconds. */
const PAUSE_MS = 10_000;

/** The device's clock when `performance.now()` was 0. */
let origin = import.meta.env.SSR ? 0 : Date.now() - performance.now();
/** The server's clock then. */
let serverOrigin: number | undefined;
let hasJumped = false;
let loading: Promise<void> | undefined;
/** By `performance.now()`. */
let quietUntil = 0;

/**
 * The server's time in milliseconds. The device's clock may be wrong, and the HTML may be old.
 * `undefined` until the server has answered, and again after the device slept or its clock was set.
 */
export function readServerTime(): number | undefined {
  if (import.meta.env.SSR) return Date.now();
  const pageTime = performance.now();
  const gapMs = Date.now() - pageTime - origin;
  if (Math.abs(gapMs) > MOST_DRIFT_MS) {
    origin += gapMs;
    serverOrigin = undefined;
    hasJumped = true;
    quietUntil = 0;
  }
  if (serverOrigin !== undefined) return serverOrigin + pageTime;
  if (pageTime >= quietUntil) loading ??= load();
  return undefined;
}

/** Waits for the server's answer; `undefined` without one. */
export async function loadServerTime(): Promise<number | undefined> {
  if (readServerTime() === undefined) await loading;
  return readServerTime();
}

/**
 * Milliseconds until an end by `performance.now()`, which is `until` by the server. Some systems stop
 * the first clock while the device sleeps, so then the server's counts: `undefined` until it is known.
 */
export function readTimeLeft(ends: number, until: string | number | undefined): number | undefined {
  const now = readServerTime();
  if (!hasJumped || until === undefined) return ends - performance.now();
  return now && new Date(until).getTime() - now;
}

async function load(): Promise<void> {
  const before = origin;
  try {
    const answer = await fetch(TIME_PATH, { signal: AbortSignal.timeout(PAUSE_MS) });
    const serverTime = Number(await answer.text());
    readServerTime();
    // An error page is no time, and the device may have slept since the server answered.
    if (!serverTime || origin !== before) throw new TypeError('No time');
    serverOrigin = serverTime - performance.now();
  } catch {
    quietUntil = performance.now() + PAUSE_MS;
  }
  loading = undefined;
}
