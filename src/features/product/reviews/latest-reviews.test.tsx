// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { routeCalls } from '#lib/transport.ts';
import { openBackend } from '#mocks/node.ts';

import { LatestReviews } from './latest-reviews.tsx';

beforeAll(openBackend);
// The files of a worker share the transport: an earlier one may have routed the calls elsewhere.
beforeEach(() => routeCalls((url, init) => globalThis.fetch(url, init)));
afterEach(cleanup);

test('a shopper reads the three latest reviews, and how many there are', async () => {
  const Home = createRoutesStub([{ path: '/', Component: LatestReviews }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Home />
    </QueryClientProvider>,
  );
  const heading = screen.getByRole('heading', { name: 'What customers say' });
  const section = heading.closest('section') ?? document.body;
  // A limit, not an expected duration: the first call creates the whole catalog.
  await within(section).findByText(
    /^\d\.\d of 5 stars from [\d,]+ reviews$/,
    {},
    { timeout: 20_000 },
  );
  const reviews = within(section).getAllByRole('listitem');
  expect(reviews).toHaveLength(3);
  for (const review of reviews) {
    expect(within(review).getByRole('heading', { level: 3, name: /\w/ })).toBeDefined();
    expect(review.textContent).toMatch(/(?:1 star|[2-5] stars) of 5/);
    expect(within(review).getByRole('link', { name: /\w/ })).toBeDefined();
  }
});
