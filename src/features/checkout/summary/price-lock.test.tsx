// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as announcer from '#ui/toast/announcer.tsx';

import { begun } from '../checkout-samples.ts';
import { PriceLock } from './price-lock.tsx';

/** The cart's hold, which this checkout has taken over a while after it began. */
const HELD = begun({ lockedUntil: '2026-11-20T19:51:59Z', lockedForS: 170 });

beforeEach(() => {
  // The clock of this browser is an hour late: times of day are the shop's.
  vi.useFakeTimers({ now: Date.parse('2026-11-20T18:49:09Z') });
  // Its queue is the same in all tests of a worker, and would wait for another one's clock.
  vi.spyOn(announcer, 'announce').mockReturnValue();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function passes(seconds: number) {
  act(() => vi.advanceTimersByTime(seconds * 1_000));
}

function words(): string | undefined {
  return document.querySelector('.price-lock p')?.textContent ?? undefined;
}

test('the checkout says the end of the cart’s hold, and announces only its last minute', () => {
  const Step = createRoutesStub([
    {
      path: '/',
      Component: () => <PriceLock lock={HELD} isOld={false} />,
    },
  ]);
  render(<Step />);
  expect(words()).toBe('Prices are held for 3 more minutes, until 2:51 PM ET.');
  passes(60);
  expect(words()).toBe('Prices are held for 2 more minutes, until 2:51 PM ET.');
  expect(announcer.announce).not.toHaveBeenCalled();
  passes(51);
  expect(words()).toBe('Prices are held for 1 more minute, until 2:51 PM ET.');
  expect(announcer.announce).toHaveBeenCalledExactlyOnceWith(
    'Prices are held for 1 more minute. You can refresh them to hold them anew.',
  );
});
