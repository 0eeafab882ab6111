import { expect, test } from 'vitest';

import { startWords } from './start-words.ts';

const card = { cash: 1_240, reviews: 28, rating: 4.6 };
const premium = { cents: 207, percent: 9.06 };
const asLow = { cash: 1_200, quantity: 20 };

test.each([
  [
    { because: 'premium', premium, card },
    '$2.07 an ounce over spot, 9.1%. Rated 4.6 of 5 in 28 reviews.',
  ],
  [
    { because: 'premium', premium, card: { ...card, asLow, reviews: 0 } },
    '$2.07 an ounce over spot, 9.1%, and less from 20 on.',
  ],
  [
    { because: 'premium', premium: { cents: 0, percent: 0 }, card: { cash: 1, reviews: 0 } },
    'At spot, nothing over.',
  ],
  [{ because: 'rating', card }, 'Rated 4.6 of 5 in 28 reviews.'],
  [
    { because: 'size', weight: '1/10 oz', card: { ...card, reviews: 0 } },
    'Only 1/10 oz: $12.40 buys a whole one.',
  ],
  [{ because: 'ira', card: { cash: 1, reviews: 0 } }, 'Accepted in a precious-metals IRA.'],
  // Without its figure a reason is not said.
  [{ because: 'premium', card: { cash: 1, reviews: 0 } }, ''],
  [{ because: 'rating', card: { cash: 1, reviews: 0 } }, ''],
] as const)('%o is one to start with: %s', (product, words) => {
  expect(startWords(product)).toBe(words);
});
