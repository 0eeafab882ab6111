/** The address of the server's time in milliseconds, which no cache keeps. */
const TIME_PATH = '/time';
/** A larger difference between the device's two clocks means that it slept or its clock was set, in ms. */
const MOST_DRIFT_MS = 5_000;
/** The longest request, and the pause after one that failed, in milliseconds. */
const PAUSE_MS = 10_000;

/** The device's clock at page time 0. */
let origin = import.meta.env.SSR ? 0 : Date.now() - performance.now();
/** Milliseconds of sleep, which `performance.now()` leaves out on some systems. */
let sleptMs = 0;
/** The server's clock at page time 0. */
let serverOrigin: number | undefined;
/** Only the server's time tells whether the device slept or its clock was set. */
let isSure = true;
let loading: Promise<void> | undefined;
/** The page time from which the server is asked again. */
let quietUntil = 0;

/**
 * Milliseconds since the page began, sleep included. 0 on the server: an answer that comes with the
 * page's HTML counts from the beginning of the page.
 */
export function readPageTime(): number {
  if (import.meta.env.SSR) return 0;
  const gapMs = Date.now() - performance.now() - origin;
  if (Math.abs(gapMs) > MOST_DRIFT_MS) {
    origin += gapMs;
    sleptMs += Math.max(0, gapMs);
    isSure = false;
  }
  return performance.now() + sleptMs;
}

/**
 * The server's time in milliseconds. The device's clock may be wrong, and the HTML may be old.
 * `undefined` until the server has answered, and again after the device's clock jumps.
 */
export function readServerTime(): number | undefined {
  if (import.meta.env.SSR) return Date.now();
  const pageTime = readPageTime();
  if (serverOrigin !== undefined && isSure) return serverOrigin + pageTime;
  if (pageTime >= quietUntil) loading ??= load();
  return undefined;
}

/** The same, after the server's answer; `undefined` without one. */
export async function loadServerTime(): Promise<number | undefined> {
  if (readServerTime() === undefined) await loading;
  return readServerTime();
}

/** Milliseconds until a page time; `undefined` while it is unknown how long the device slept. */
export function readTimeLeft(end: number): number | undefined {
  const left = end - readPageTime();
  // Known before the first jump, the server's time tells how long the device slept.
  readServerTime();
  return isSure ? left : undefined;
}

async function load(): Promise<void> {
  const before = origin;
  try {
    const answer = await fetch(TIME_PATH, { signal: AbortSignal.timeout(PAUSE_MS) });
    const serverTime = Number(await answer.text());
    const pageTime = readPageTime();
    // An error page is no time, and the device may have slept since the server answered.
    if (!serverTime || origin !== before) throw new TypeError('No time');
    serverOrigin ??= serverTime - pageTime;
    sleptMs += serverTime - serverOrigin - pageTime;
    isSure = true;
    quietUntil = 0;
  } catch {
    quietUntil = readPageTime() + PAUSE_MS;
  }
  loading = undefined;
}
