// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ExpectedPrice } from './expected-price.tsx';

afterEach(cleanup);

const EXPECTED = { spotCents: 8_000, year: 2027, quarter: 1 };

function says(price: number, spot: number | undefined): string {
  const today = { date: '2026-11-18', price, spot };
  return render(<ExpectedPrice metal="silver" ounces={1} expected={EXPECTED} today={today} />)
    .container.textContent;
}

test('a customer reads what one would cost at the spot that they expect, and when', () => {
  expect(says(7_880, 6_760)).toBe(
    'You expect silver at $80.00 by the first quarter of 2027: one would cost about $91.20 by check then.',
  );
});

test('a prediction below today’s spot makes it cheaper', () => {
  expect(says(9_500, 8_400)).toMatch(/ one would cost about \$91\.00 by check then\.$/);
});

test('nothing is said of a fixed price, or if nothing would be paid', () => {
  expect(says(7_880, undefined)).toBe('');
  expect(says(100, 8_200)).toBe('');
});
