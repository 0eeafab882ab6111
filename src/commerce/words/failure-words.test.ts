import { expect, test } from 'vitest';

import { ApiFailure } from '#lib/api-error.ts';

import { failureWords, waitWords } from './failure-words.ts';

test('a wait in words is never too short', () => {
  expect([0, 1, 29_100, 90_000, 90_001, 600_000].map(waitWords)).toEqual([
    'a second',
    'a second',
    '30 seconds',
    '90 seconds',
    '2 minutes',
    '10 minutes',
  ]);
});

test("the API's own reason is passed on", () => {
  const says = 'Only 3 are left in stock.';
  expect(failureWords(new ApiFailure({ kind: 'refused', status: 409, says, fields: [] }))).toBe(
    says,
  );
});

test('a busy store says how long to wait', () => {
  const words = failureWords(new ApiFailure({ kind: 'busy', retryAfterMs: 30_000 }));
  expect(words).toContain('in 30 seconds');
});

test('an error that is not from the API is not shown as it is', () => {
  expect(failureWords(new TypeError('x is undefined'))).not.toContain('undefined');
});
