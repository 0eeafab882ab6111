/** §9 Days are shown when more seconds than this are left. */
const DAYS_ABOVE_S = 86_387;

const DAY_S = 86_400;
const HOUR_S = 3600;
const MINUTE_S = 60;

export type CountdownPart = { value: number; unit: 'days' | 'hours' | 'minutes' | 'seconds' };

/** §9 The time left in days (only above that limit), hours, minutes and seconds. */
export function countdownParts(secondsLeft: number): CountdownPart[] {
  const left = Math.max(0, Math.floor(secondsLeft));
  const withDays = left > DAYS_ABOVE_S;
  const hours = Math.floor((withDays ? left % DAY_S : left) / HOUR_S);
  return [
    ...(withDays ? [{ value: Math.floor(left / DAY_S), unit: 'days' } as const] : []),
    { value: hours, unit: 'hours' },
    { value: Math.floor((left % HOUR_S) / MINUTE_S), unit: 'minutes' },
    { value: left % MINUTE_S, unit: 'seconds' },
  ];
}
