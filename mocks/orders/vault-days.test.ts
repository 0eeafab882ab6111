import { expect, test } from 'vitest';

import { departureOf, giftDeadlineOf, leavesAt } from './vault-days.ts';

test('an order of the last minute leaves a day before one a minute later', () => {
  const { orderBefore, ways } = departureOf(Date.parse('2026-11-18T16:00:00Z'));
  expect(orderBefore).toBe('2026-11-19T04:40:00.000Z');
  expect(ways[0]).toMatchObject({ from: '2026-11-19', to: '2026-11-23' });
  const before = departureOf(Date.parse(orderBefore) - 1);
  expect(before).toMatchObject({ orderBefore, ways });
  expect(departureOf(Date.parse(orderBefore)).ways[0]).toMatchObject({ from: '2026-11-20' });
});

test('nothing leaves while the vault rests around Thanksgiving', () => {
  const wednesday = Date.parse('2026-11-25T16:00:00Z');
  expect(new Date(leavesAt(wednesday, 1)).toISOString()).toBe('2026-11-30T21:00:00.000Z');
  const { restDays, orderBefore } = departureOf(wednesday);
  expect(restDays).toEqual(['2026-11-26', '2026-11-27']);
  expect(orderBefore).toBe('2026-11-30T04:40:00.000Z');
});

test('the last days to order allow for the slowest payment, packing and parcel', () => {
  const deadline = giftDeadlineOf(Date.parse('2026-11-18T16:00:00Z'));
  expect(deadline?.ways.map(({ standard, expedited }) => [standard, expedited])).toEqual([
    ['2026-12-14', '2026-12-17'],
    ['2026-12-11', '2026-12-16'],
    ['2026-12-04', '2026-12-09'],
    ['2026-12-01', '2026-12-04'],
  ]);
  expect(giftDeadlineOf(Date.parse('2026-12-18T16:00:00Z'))).toBeUndefined();
  expect(giftDeadlineOf(Date.parse('2026-07-01T16:00:00Z'))).toBeUndefined();
});
