import { expect, test } from 'vitest';

import { retryAfter } from './read-failure.ts';

function waitFor(headers: Record<string, string>): number | undefined {
  return retryAfter(new Response(null, { status: 429, headers }));
}

test('a date to come back is by the clock of the server', () => {
  const date = 'Fri, 20 Nov 2026 19:47:00 GMT';
  expect(waitFor({ date, 'retry-after': 'Fri, 20 Nov 2026 19:48:00 GMT' })).toBe(60_000);
  expect(waitFor({ date, 'retry-after': 'Fri, 20 Nov 2026 19:46:00 GMT' })).toBe(0);
  expect(waitFor({ date, 'retry-after': '120' })).toBe(120_000);
  expect(waitFor({ date })).toBeUndefined();
});
