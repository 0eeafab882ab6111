import { expect, test } from 'vitest';

import { businessDaysLater, isBusinessDay } from './business-days.ts';
import { dateOfDay, dayOfDate } from './new-york.ts';

/** The free days of a year from Monday to Friday. */
function freeDays(year: number): string[] {
  const first = dayOfDate(`${year}-01-01`) ?? 0;
  return Array.from({ length: 366 }, (_, index) => first + index).flatMap((day) => {
    const date = dateOfDay(day);
    const weekday = new Date(date).getUTCDay();
    const isFree = weekday > 0 && weekday < 6 && !isBusinessDay(day);
    return isFree && date.startsWith(String(year)) ? [date.slice(5)] : [];
  });
}

test('banks are closed on the holidays of the Federal Reserve; one on a Sunday is kept on Monday', () => {
  expect(freeDays(2026)).toEqual(
    // July 4 is a Saturday.
    ['01-01', '01-19', '02-16', '05-25', '06-19', '09-07', '10-12', '11-11', '11-26', '12-25'],
  );
  expect(freeDays(2027)).toEqual(
    // June 19 and December 25 are Saturdays, July 4 is a Sunday.
    ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25'],
  );
});

test('neither a weekend nor a holiday is a business day', () => {
  const thursday = Date.parse('2026-11-19T15:00:00Z');
  const later = (days: number) => new Date(businessDaysLater(thursday, days)).toISOString();
  expect(later(2)).toBe('2026-11-23T21:00:00.000Z');
  expect(later(4)).toBe('2026-11-25T21:00:00.000Z');
  expect(later(5), 'not on Thanksgiving').toBe('2026-11-27T21:00:00.000Z');
});
