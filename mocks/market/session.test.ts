import { expect, test } from 'vitest';
import { dateOfDay } from './new-york.ts';
import { sessionAt } from './session.ts';

function at(instant: string) {
  const { session, isOpen } = sessionAt(Date.parse(instant));
  return `${isOpen ? 'open' : 'shut'}, session of ${dateOfDay(session.day)}`;
}

// 2026-11-20 is a Friday. New York is on winter time, five hours behind UTC.
test.each([
  ['Friday, a second before five', '2026-11-20T16:59:59-05:00', 'open, session of 2026-11-20'],
  ['Friday at five', '2026-11-20T17:00:00-05:00', 'shut, session of 2026-11-20'],
  ['Friday at six', '2026-11-20T18:00:00-05:00', 'shut, session of 2026-11-20'],
  ['Saturday noon', '2026-11-21T12:00:00-05:00', 'shut, session of 2026-11-20'],
  ['Sunday, a second before six', '2026-11-22T17:59:59-05:00', 'shut, session of 2026-11-20'],
  ['Sunday at six', '2026-11-22T18:00:00-05:00', 'open, session of 2026-11-23'],
  ['Monday, just after midnight', '2026-11-23T00:00:01-05:00', 'open, session of 2026-11-23'],
])('trading runs from Sunday 18:00 to Friday 17:00 New York: %s', (_, instant, expected) => {
  expect(at(instant)).toBe(expected);
});

test.each([
  ['before', '2026-11-18T16:59:59-05:00', 'open, session of 2026-11-18'],
  ['as it begins', '2026-11-18T17:00:00-05:00', 'shut, session of 2026-11-18'],
  ['before it ends', '2026-11-18T17:59:59-05:00', 'shut, session of 2026-11-18'],
  ['as it ends', '2026-11-18T18:00:00-05:00', 'open, session of 2026-11-19'],
])('trading halts daily from 17:00 to 18:00: %s', (_, instant, expected) => {
  expect(at(instant)).toBe(expected);
});

test.each([
  ['winter time, before', '2026-03-06T21:59:59Z', 'open, session of 2026-03-06'],
  ['winter time, at the close', '2026-03-06T22:00:00Z', 'shut, session of 2026-03-06'],
  ['the Sunday summer time began, early', '2026-03-08T21:59:59Z', 'shut, session of 2026-03-06'],
  ['the Sunday summer time began, at 18:00', '2026-03-08T22:00:00Z', 'open, session of 2026-03-09'],
  ['the Friday after, at the close', '2026-03-13T21:00:00Z', 'shut, session of 2026-03-13'],
  ['the Sunday winter time began, early', '2026-11-01T22:59:59Z', 'shut, session of 2026-10-30'],
  ['the Sunday winter time began, at 18:00', '2026-11-01T23:00:00Z', 'open, session of 2026-11-02'],
])('sessions follow New York clocks when they change: %s', (_, instant, expected) => {
  expect(at(instant)).toBe(expected);
});

test('every session lasts 23 hours', () => {
  for (const instant of ['2026-03-09T12:00Z', '2026-07-01T12:00Z', '2026-11-02T12:00Z']) {
    const { session } = sessionAt(Date.parse(instant));
    expect((session.closes - session.opens) / 3_600_000).toBe(23);
  }
});
