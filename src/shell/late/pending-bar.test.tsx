// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as announcer from '#ui/toast/announcer.tsx';

import { PendingBar } from './pending-bar.tsx';

/** What is waiting to be said, as the announcer keeps it. */
let waiting: string[] = [];

beforeEach(() => {
  waiting = [];
  vi.useFakeTimers();
  vi.spyOn(announcer, 'announce').mockImplementation((text) => void waiting.push(text));
  vi.spyOn(announcer, 'withdraw').mockImplementation((text) => {
    waiting = waiting.filter((each) => each !== text);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a page that takes long is said to load, until it is there', async () => {
  const page = Promise.withResolvers<string>();
  const children = [
    { index: true, element: null },
    { path: 'slow', element: null, loader: () => page.promise },
  ];
  const router = createMemoryRouter([{ path: '/', element: <PendingBar />, children }]);
  render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/slow'));
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(waiting).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(waiting).toEqual(['Loading']);
  await act(async () => page.resolve('here'));
  expect(waiting).toEqual([]);
});
