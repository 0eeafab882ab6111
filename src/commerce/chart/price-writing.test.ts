import { expect, test } from 'vitest';

import { writingFor } from './price-writing.ts';

test.each([
  ['2026-11-01T04:00:00Z', 'Nov 1, 2026, 12:00 AM', 'Nov 1, 12:00 AM'],
  ['2026-11-01T05:00:00Z', 'Nov 1, 2026, 1:00 AM EDT', 'Nov 1, 1:00 AM EDT'],
  ['2026-11-01T06:00:00Z', 'Nov 1, 2026, 1:00 AM EST', 'Nov 1, 1:00 AM EST'],
  ['2026-11-01T07:00:00Z', 'Nov 1, 2026, 2:00 AM', 'Nov 1, 2:00 AM'],
  ['2026-11-02T06:00:00Z', 'Nov 2, 2026, 1:00 AM', 'Nov 2, 1:00 AM'],
  ['2026-11-01T18:00:00Z', 'Nov 1, 2026, 1:00 PM', 'Nov 1, 1:00 PM'],
])('only the hour that comes twice in November has its zone: %s', (iso, moment, short) => {
  const hours = writingFor('hour');
  expect([hours.moment(Date.parse(iso)), hours.short(Date.parse(iso))]).toEqual([moment, short]);
});
