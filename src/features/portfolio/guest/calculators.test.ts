import { expect, test } from 'vitest';

import type { Spot, SpotQuote } from '#api/spot/spot.ts';
import { HOSTILE } from '#tests/hostile.ts';

import {
  BOUGHT,
  judgeBought,
  judgeWeighed,
  returnWords,
  WEIGHED,
  worthWords,
} from './calculators.ts';

const quote = (bidCents: number, askCents: number): SpotQuote => ({
  bidCents,
  askCents,
  changeCents: 0,
  changePercent: 0,
});
const SPOT: Spot = {
  quotes: {
    silver: quote(6_736, 6_749),
    gold: quote(442_105, 442_370),
    platinum: quote(182_000, 182_881),
    palladium: quote(129_000, 130_109),
  },
  time: '2026-11-25T15:00:00Z',
  stale: false,
};
const PAID = { metal: 'gold', ounces: '2', price: '4,153.00', over: '83' };

function worth(typed: Partial<typeof WEIGHED>, spot: Spot | null = SPOT) {
  const judged = judgeWeighed({ ...WEIGHED, ...typed });
  return 'value' in judged ? worthWords(judged.value, spot ?? undefined) : judged.problems;
}

function brought(typed: Partial<typeof BOUGHT>, spot: Spot | null = SPOT) {
  const judged = judgeBought({ ...PAID, ...typed });
  return 'value' in judged ? returnWords(judged.value, spot ?? undefined) : judged.problems;
}

test('a weight is worth its fine ounces at the bid, and at the ask', () => {
  expect(worth({})).toBe(
    '7.234 fine ounces of silver are worth $487.28 at the bid, and $488.22 at the ask.',
  );
  expect(worth({ melt: 'gold', fine: '.9999', amount: '1', unit: 'kg' })).toBe(
    '32.148 fine ounces of gold are worth $142,125.84 at the bid, and $142,211.04 at the ask.',
  );
  expect(worth({ fine: '.400', amount: '1,000', unit: 'ozt' })).toMatch(/^400 fine ounces/);
});

test('a weight that is none is refused at its field; an unknown choice counts as the first', () => {
  for (const amount of [...HOSTILE, '', '0', '-4', '1e9', '12g']) {
    expect(worth({ amount })).toEqual({
      amount: 'Enter a weight above 0, such as 412.5.',
    });
  }
  expect(worth({ melt: 'tin', fine: '2', unit: 'toString' })).toBe(worth({}));
});

test('what metal brought counts the premium that was paid', () => {
  expect(brought({})).toBe(
    'You paid $8,472.00. At the bid it is worth $8,842.10: +$370.10, up 4.37 %.',
  );
  expect(brought({ over: '' })).toBe(brought({ over: '$0.00' }));
  expect(brought({ price: '4,421.05', over: '0' })).toMatch(/: \$0\.00, unchanged\.$/);
  expect(brought({ price: '$5,000', over: '100.50' })).toBe(
    'You paid $10,201.00. At the bid it is worth $8,842.10: −$1,358.90, down 13.32 %.',
  );
  // A share of a cent was paid, and the percentage is still known.
  expect(brought({ metal: 'silver', ounces: '.0001', price: '0.10', over: '' })).toMatch(
    /^You paid \$0\.00\. .* up 67260\.00 %\.$/,
  );
});

test('each field of a purchase that has no sense is refused with its own message', () => {
  expect(brought({ ounces: 'two', price: '', over: '-1' })).toEqual({
    ounces: 'Enter the ounces as a number above 0, such as 2.',
    price: 'Enter what an ounce cost in dollars, such as 4,153.00.',
    over: 'Enter the premium of an ounce in dollars, such as 83.00, or 0.',
  });
});

test('without prices the answer says that they are not known', () => {
  expect(worth({ melt: 'gold' }, null)).toBe('The price of gold is not known right now.');
  expect(brought({ metal: 'platinum' }, null)).toMatch(/^The price of platinum/);
});
