// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';

import { comparisonsQuery } from '#api/spot/price-comparisons.ts';

import { Dealers } from './dealers.tsx';

afterEach(cleanup);

const DAY = '2026-11-20';

/** A row of the API's answer. */
type Row = Parameters<
  NonNullable<ReturnType<typeof comparisonsQuery>['select']>
>[0]['data'][number];

const EAGLE: Row = {
  date: DAY,
  productId: 1042,
  productName: 'Silver Eagle',
  productNameWithHypen: 'silver-eagle',
  metal: 'silver',
  prices: [
    { sellerName: 'Northgate', price: 76, isOurs: false },
    { sellerName: 'This shop', price: 76.31, cardPrice: 79.52, isOurs: true },
  ],
};

function shows(data: Row[] | undefined) {
  const client = new QueryClient();
  if (data) client.setQueryData<unknown>(comparisonsQuery('silver', DAY).queryKey, { data });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Dealers metal="silver" day={DAY} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('prices stand beside each other, the lowest marked in words, with their day', () => {
  shows([EAGLE, { ...EAGLE, productId: 2, metal: 'gold', productName: 'Gold Eagle' }]);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['For one, by check or wire', 'This store', 'Northgate']);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['$76.31 $79.52 by card', '$76.00 lowest']);
  expect(screen.getByText('Northgate is $0.31 cheaper for Silver Eagle.')).toBeTruthy();
  expect(screen.getByText('November 20, 2026').getAttribute('datetime')).toBe(DAY);
  const link = screen.getByRole('link', { name: 'Silver Eagle' });
  expect(link.getAttribute('href')).toBe('/product/1042/silver-eagle');
});

test('a day without prices is named, and a failure can be tried again', () => {
  shows([]);
  expect(
    screen.getByText(/^No prices of other dealers for silver .* November 20, 2026/),
  ).toBeTruthy();
  cleanup();
  shows(undefined);
  expect(screen.getByRole('button', { name: /^Try again to load the prices/ })).toBeTruthy();
});
