// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { spotQuery } from '#api/spot/spot.ts';

import { Melt } from './melt.tsx';

afterEach(cleanup);

/** An answer in which an ounce of silver brings `bid` dollars. */
function spot(bid: number) {
  const quote = (metal: string) => ({
    [`${metal}Ask`]: bid + 1,
    [`${metal}Bid`]: bid,
    [`${metal}Change`]: 0,
    [`${metal}ChangePercent`]: 0,
  });
  const metals = ['silver', 'gold', 'platinum', 'palladium'].map(quote);
  return { data: Object.assign({ spotTime: '2026-11-20T15:30:00Z', areStale: false }, ...metals) };
}

function shown(bid: number) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(spotQuery().queryKey, spot(bid));
  const page = (
    <QueryClientProvider client={client}>
      <Melt metal="silver" />
    </QueryClientProvider>
  );
  return { client, page };
}

const quarter = () => screen.getByRole('row', { name: /^Quarter/ }).textContent;

test('the metal of a coin is worth its ounces at the bid, and follows it', async () => {
  const { client, page } = shown(67);
  render(page);
  expect(quarter()).toBe('Quarter, to 1964 .900 fine0.18084$12.12');
  client.setQueryData(spotQuery().queryKey, spot(100));
  await waitFor(() => expect(quarter()).toContain('$18.08'));
});

test('a number of coins multiplies every row; what is no number is refused in words', () => {
  render(shown(100).page);
  const field = screen.getByRole('spinbutton', { name: 'How many of a coin' });
  fireEvent.change(field, { target: { value: '40' } });
  expect(screen.getByRole('columnheader', { name: 'Melt value of 40' })).toBeTruthy();
  expect(quarter()).toContain('$723.36');
  fireEvent.change(field, { target: { value: '0' } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/Enter a whole number from 1 to 100,000/)).toBeTruthy();
  expect(quarter()).toContain('$18.08');
});

test('without JavaScript there is no field that does nothing', () => {
  const html = renderToStaticMarkup(shown(100).page);
  expect(html).not.toContain('<input');
  expect(html).toContain('$18.08');
});
