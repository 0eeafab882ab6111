// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { MetalHeld } from '#api/portfolio/portfolio.ts';

import { MetalsTable } from './metals-table.tsx';

afterEach(cleanup);

function held(metal: MetalHeld['metal'], worthCents: number): MetalHeld {
  return { metal, worthCents, ounces: 1, paidCents: 100, premiumCents: 0, dayCents: 0 };
}

test('a customer reads which share of their metals each is, the largest first', () => {
  render(<MetalsTable metals={[held('silver', 3_000), held('gold', 7_000)]} />);
  expect(screen.getByText('Gold is 70 % of what you own and silver 30 %.')).toBeTruthy();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  expect(items).toEqual(['Gold 70 % $70.00', 'Silver 30 % $30.00']);
});

test.each([
  ['no metal has a price', 0],
  ['the API answers less than nothing', -100],
])('there are no shares when %s, and the table stays', (_, worthCents) => {
  render(<MetalsTable metals={[held('silver', 0), held('gold', worthCents)]} />);
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByText(/of what you own/)).toBeNull();
  expect(screen.getByRole('row', { name: /^Gold/ })).toBeTruthy();
});
