import { expect, test } from 'vitest';

import { startWords } from './start-words.ts';

const card = { cash: 1_240, reviews: 28, rating: 4.6 };
const asLow = { cash: 1_200, quantity: 20 };

test.each([
  [
    { because: 'premium', premium: 207, card },
    '$2.07 over spot for each ounce. Rated 4.6 of 5 in 28 reviews.',
  ],
  [
    { because: 'premium', premium: 207, card: { ...card, asLow, reviews: 0 } },
    '$2.07 over spot for each ounce, and less from 20 on.',
  ],
  [{ because: 'premium', premium: 0, card: { cash: 1, reviews: 0 } }, 'Nothing over spot today.'],
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
