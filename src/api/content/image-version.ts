const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * §9 How far ahead of UTC the clock runs by which pictures are exchanged: five and a half hours.
 */
const OFFSET_MS = 330 * MINUTE_MS;
/**
 * §9 Minutes of that clock's day between which pictures may change, and how often: 17:00 to 19:00.
 */
const OPENS_MIN = 17 * 60;
const CLOSES_MIN = 19 * 60;
const SLOT_MIN = 30;

/**
 * §9 The version that is added to the address of a picture whose file may be replaced, so that
 * caches hold it for as long as it is the same: `20261118-0` to `-3` for the half-hours of the
 * window, `-4` from its end until the window of the next day opens. `now` in milliseconds UTC.
 */
export function imageVersion(now: number): string {
  const shifted = now + OFFSET_MS;
  const minutes = Math.floor((((shifted % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
  if (minutes < OPENS_MIN) return `${dayOf(shifted - DAY_MS)}-${slotAt(CLOSES_MIN)}`;
  return `${dayOf(shifted)}-${slotAt(Math.min(minutes, CLOSES_MIN))}`;
}

function slotAt(minutes: number): number {
  return Math.floor((minutes - OPENS_MIN) / SLOT_MIN);
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');
}
