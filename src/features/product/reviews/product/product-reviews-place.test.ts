import { expect, test } from 'vitest';

import {
  productReviewsAt,
  productReviewsHref,
  properProductReviews,
} from './product-reviews-place.ts';

const at = (query: string) => productReviewsAt(new URLSearchParams(query));
const proper = (query: string, pages = 3) =>
  properProductReviews(new URLSearchParams(query), pages)?.toString();

test('a product page reads the page, the stars and the order of its reviews', () => {
  expect(at('reviews=2&stars=5&sort=lowest')).toEqual({ page: 2, stars: 5, sort: 'lowest' });
  expect(at('reviews=-1&stars=9&sort=oldest')).toEqual({ page: 0 });
});

test('the address of other reviews keeps the choice of the product', () => {
  const search = new URLSearchParams('quantity=20&reviews=3&stars=5');
  expect(productReviewsHref(search, { page: 1, stars: 4 })).toBe(
    '?quantity=20&reviews=1&stars=4#reviews',
  );
  expect(productReviewsHref(new URLSearchParams('stars=5'), { page: 0 })).toBe('?#reviews');
});

test('values that a product page does not offer leave its address', () => {
  expect(proper('quantity=20&reviews=3&stars=5')).toBeUndefined();
  expect(proper('reviews=abc&stars=5')).toBe('stars=5');
  expect(proper('quantity=2&reviews=4')).toBe('quantity=2');
  expect(proper('stars=0&sort=newest')).toBe('');
});
