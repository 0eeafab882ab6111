import { expect, test } from 'vitest';

import { imageVersion } from './image-version.ts';

/** 17:00 by the clock of the pictures is 11:30 UTC. */
const CASES = [
  ['2026-11-18T00:00:00Z', '20261117-4'],
  ['2026-11-18T11:29:59.999Z', '20261117-4'],
  ['2026-11-18T11:30:00Z', '20261118-0'],
  ['2026-11-18T11:59:59.999Z', '20261118-0'],
  ['2026-11-18T12:00:00Z', '20261118-1'],
  ['2026-11-18T12:29:59.999Z', '20261118-1'],
  ['2026-11-18T12:30:00Z', '20261118-2'],
  ['2026-11-18T13:00:00Z', '20261118-3'],
  ['2026-11-18T13:29:59.999Z', '20261118-3'],
  ['2026-11-18T13:30:00Z', '20261118-4'],
  // Midnight by that clock is 18:30 UTC: the day goes on until the next window.
  ['2026-11-18T18:29:59.999Z', '20261118-4'],
  ['2026-11-18T18:30:00Z', '20261118-4'],
  ['2026-11-19T11:29:59.999Z', '20261118-4'],
  ['2026-12-31T13:30:00Z', '20261231-4'],
  ['2027-01-01T10:00:00Z', '20261231-4'],
  ['2028-02-29T11:30:00Z', '20280229-0'],
] as const;

test.each(CASES)('§9 at %s the pictures have the version %s', (time, version) => {
  expect(imageVersion(Date.parse(time))).toBe(version);
});

test('§9 in a day it changes five times, at the half-hours of the window', () => {
  const start = Date.parse('2026-11-18T00:00:00Z');
  const changes = Array.from({ length: 24 * 60 }, (_, minute) => start + minute * 60_000).filter(
    (now) => imageVersion(now) !== imageVersion(now - 1),
  );
  expect(changes.map((now) => new Date(now).toISOString().slice(11, 16))).toEqual([
    '11:30',
    '12:00',
    '12:30',
    '13:00',
    '13:30',
  ]);
});
