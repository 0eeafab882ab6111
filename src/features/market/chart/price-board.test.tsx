// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';

import { metalSpotsQuery, type Metal } from '#api/spot/metal-spot.ts';

import { yearQuery } from './chart-queries.ts';
import { PriceBoard } from './price-board.tsx';

const DAY = '2026-11-20';
const SPOT = {
  spotTime: '2026-11-20T15:30:00Z',
  areStale: false,
  silverAsk: 72,
  silverBid: 71.86,
  silverChange: 0.42,
  silverChangePercent: 0.59,
  silverLowSpot: 70.69,
  silverHighSpot: 72.16,
  goldAsk: 4_285.94,
  goldBid: 4_283.37,
  goldChange: -13.23,
  goldChangePercent: -0.31,
  copperAsk: 6.23,
  copperBid: 6.18,
  copperChange: 0,
  copperChangePercent: 0,
};

afterEach(cleanup);

function draw(metal: Metal) {
  const queries = { staleTime: Infinity, retry: false, queryFn: () => undefined };
  const client = new QueryClient({ defaultOptions: { queries } });
  client.setQueryData(metalSpotsQuery().queryKey, { data: SPOT } as never);
  client.setQueryData(yearQuery(metal, DAY).queryKey, { data: { candles: [] } } as never);
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <PriceBoard metal={metal} day={DAY} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function cells(): (string | null)[][] {
  const rows = [...screen.getByRole('table').querySelectorAll('tr')];
  return rows.map((row) => [...row.cells].map((cell) => cell.textContent));
}

test('an ounce, a gram and a kilo, with as many decimals as say something', () => {
  draw('gold');
  expect(cells()).toEqual([
    ['Per', 'Ounce', 'Gram', 'Kilo'],
    ['Ask to buy', '$4,285.94', '$137.80', '$137,796'],
    ['Bid to sell', '$4,283.37', '$137.71', '$137,714'],
    ['Spread ', '$2.57', '$0.083', '$82.63'],
  ]);
  expect(screen.getByText('down 0.31 %')).toBeTruthy();
  expect(screen.getByText('59.5')).toBeTruthy();
});

test('copper is quoted by the pound, of 453.59237 grams, and has no ratio to silver', () => {
  draw('copper');
  expect(cells()[1]).toEqual(['Ask to buy', '$6.23', '$0.014', '$13.73']);
  expect(screen.getByText('unchanged')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'The ratio over time' })).toBeNull();
});

test('where today stands is said in words; a range that is not known is not drawn', () => {
  draw('silver');
  expect(screen.getByText('Today')).toBeTruthy();
  expect(screen.getByText(/89 % of the way up/)).toBeTruthy();
  expect(screen.queryByText('52 weeks')).toBeNull();
});

test('a metal without a quote says so', () => {
  draw('palladium');
  expect(screen.getByText('The price of palladium is not known right now.')).toBeTruthy();
});
