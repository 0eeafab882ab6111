// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';

import { announce, Announcer } from '#ui/toast/announcer.tsx';

import { PendingBar } from './pending-bar.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test.each([
  ['Loading', 2_000],
  ['', 1_050],
])('"%s" is said of a page that comes after %d ms', async (says, ms) => {
  vi.useFakeTimers();
  const page = Promise.withResolvers<string>();
  const element = (
    <>
      <Announcer />
      <PendingBar />
    </>
  );
  const children = [
    { index: true, element: null },
    { path: 'slow', element: null, loader: () => page.promise },
  ];
  const router = createMemoryRouter([{ path: '/', element, children }]);
  render(<RouterProvider router={router} />);
  const said: string[] = [];
  const region = screen.getByRole('status');
  new MutationObserver(() => {
    if (region.textContent) said.push(region.textContent);
  }).observe(region, { childList: true });

  await act(async () => void router.navigate('/slow'));
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(async () => page.resolve('here'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  announce('The page.');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toEqual([...(says ? [says] : []), 'The page.']);
});
