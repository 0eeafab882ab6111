import { expect, test } from 'vitest';

import { moveInWords, moveOf } from './summary.ts';

const points = (...asks: number[]) =>
  asks.map((ask, day) => ({ time: `2026-11-0${day + 1}`, ask }));

function words(...asks: number[]): string | undefined {
  const move = moveOf(points(...asks));
  return move && moveInWords('Gold', move, 'in the last week');
}

test('a rise is described with its end and its bounds', () => {
  expect(words(400_000, 390_000, 420_000)).toBe(
    'Gold rose 5.00 % in the last week, to $4,200.00 an ounce. Lowest $3,900.00, highest $4,200.00.',
  );
});

test('a fall is described as a fall', () => {
  expect(words(400_000, 396_000)).toBe(
    'Gold fell 1.00 % in the last week, to $3,960.00 an ounce. Lowest $3,960.00, highest $4,000.00.',
  );
});

test('a price that returned to its start has not moved', () => {
  expect(words(400_000, 410_000, 400_000)).toContain('ended where it began, at $4,000.00 an ounce');
});

test('a chart without points has no description', () => {
  expect(moveOf([])).toBeUndefined();
});
