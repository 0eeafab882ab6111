import { expect, test } from 'vitest';
import { dateOfDay, dayMs, dayOfDate, hourMs, newYorkDay, newYorkHour } from './new-york.ts';

const byIntl = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

function intlDate(time: number): string {
  return byIntl.format(time).slice(0, 10);
}

test('New York days agree with the time zone database, around every change since 2007', () => {
  for (let year = 2007; year <= 2037; year += 1) {
    for (const month of [2, 10]) {
      for (let hour = 0; hour < 16 * 24; hour += 1) {
        const time = Date.UTC(year, month, 1) + hour * hourMs;
        expect(dateOfDay(newYorkDay(time))).toBe(intlDate(time));
      }
    }
  }
});

test.each([
  ['the eve of summer time', '2026-03-07', '2026-03-07T22:00:00Z'],
  ['the day summer time begins', '2026-03-08', '2026-03-08T21:00:00Z'],
  ['midsummer', '2026-07-01', '2026-07-01T21:00:00Z'],
  ['the eve of winter time', '2026-10-31', '2026-10-31T21:00:00Z'],
  ['the day winter time begins', '2026-11-01', '2026-11-01T22:00:00Z'],
])('five in the afternoon in New York, %s', (_, date, utc) => {
  const day = dayOfDate(date) ?? Number.NaN;
  expect(new Date(newYorkHour(day, 17)).toISOString()).toBe(utc.replace('Z', '.000Z'));
});

test('a date is read only when it exists', () => {
  expect(dayOfDate('1970-01-02')).toBe(1);
  expect(dayOfDate('2024-02-29')).toBe(Date.UTC(2024, 1, 29) / dayMs);
  for (const wrong of ['2026-02-29', '2026-13-01', '2026-1-1', '09/21/2026', '', '2026-09-21T00']) {
    expect(dayOfDate(wrong)).toBeUndefined();
  }
});
