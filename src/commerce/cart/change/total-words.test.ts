// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sayTotalLater, totalWords } from './total-words.ts';

function shows(totalCents: number, missingCents: number): void {
  document.body.innerHTML = `<section data-total-cents="${totalCents}" data-missing-cents="${missingCents}"></section>`;
}

const says = vi.fn<(words: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  shows(15_000, 4_900);
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
  says.mockReset();
});

test('a burst of changes announces one total, the one on the screen at its end', () => {
  sayTotalLater(says, 1_000);
  vi.advanceTimersByTime(900);
  shows(18_000, 1_900);
  sayTotalLater(says, 1_000);
  vi.advanceTimersByTime(5_000);
  expect(says.mock.calls).toEqual([['Total $180.00. $19.00 more ships free.']]);
});

test('a total that another sentence has announced is not announced again', () => {
  sayTotalLater(says, 1_000);
  expect(totalWords()).toBe('Total $150.00. $49.00 more ships free.');
  vi.advanceTimersByTime(5_000);
  expect(says).not.toHaveBeenCalled();
});

test('free shipping is told when it is reached, once', () => {
  totalWords();
  shows(20_000, 0);
  expect(totalWords()).toBe('Total $200.00. Your order ships free now.');
  expect(totalWords()).toBe('Total $200.00.');
});

test('a page without a total announces none', () => {
  sayTotalLater(says, 1_000);
  document.body.innerHTML = '';
  vi.advanceTimersByTime(5_000);
  expect(totalWords()).toBe('');
  expect(says).not.toHaveBeenCalled();
});
