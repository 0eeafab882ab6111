import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';

import { answersOf, brought, type Preloaded } from '#api/cache/preload.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { spotMetals, spotQuery } from '#api/spot/spot.ts';
import { SpotRail } from '#features/market/spot/spot-rail.tsx';

import { keptHtml } from './kept-html.server.tsx';

const NAMES = spotMetals.flatMap((metal) => [
  `${metal}Ask`,
  `${metal}Bid`,
  `${metal}Change`,
  `${metal}ChangePercent`,
]);
const BOARD = {
  ...Object.fromEntries(NAMES.map((name) => [name, 1])),
  spotTime: '2026-11-20T15:30:00Z',
  areStale: false,
};

/** What the root has loaded for a page: prices, and for a customer the figures of their portfolio. */
function loadedWith(silverAsk: unknown, totalCurrentAssetValue?: number): Preloaded {
  const client = createQueryClient();
  const pnl = totalCurrentAssetValue && { totalCurrentAssetValue, dayPnlDollar: 1 };
  client.setQueryData(spotQuery().queryKey, { data: { ...BOARD, silverAsk, pnl } } as never);
  return answersOf(client);
}

function text(markup = ''): string {
  return markup.replaceAll(/<[^>]+>/g, ' ');
}

beforeEach(() => void vi.stubEnv('SSR', true));

test('two customers get the same markup, which holds nothing of either', () => {
  const clara = keptHtml(loadedWith(66.91, 48_213.77));
  const nora = keptHtml(loadedWith(66.91, 912.4));
  expect(clara).toEqual(nora);
  expect(Object.values(clara).join('')).not.toMatch(/48,?213|912/);
});

test('new prices are rendered anew', () => {
  expect(text(keptHtml(loadedWith(66.91))['spot-rail'])).toContain('$66.91');
  expect(text(keptHtml(loadedWith(67.02))['spot-rail'])).toContain('$67.02');
});

test.each([
  ['no prices', {}],
  ['prices that are no numbers', loadedWith('n/a')],
])('%s: the page renders its own note', (_, root) => {
  expect(keptHtml(root)).not.toHaveProperty('spot-rail');
});

test('the browser finds what it would have rendered itself', () => {
  const loaded = loadedWith(66.91);
  const router = createMemoryRouter([{ path: '/', element: <SpotRail /> }]);
  const whole = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <HydrationBoundary state={brought(loaded)}>
        <RouterProvider router={router} />
      </HydrationBoundary>
    </QueryClientProvider>,
  );
  expect(whole).toContain(`>${keptHtml(loaded)['spot-rail']}</section>`);
});
