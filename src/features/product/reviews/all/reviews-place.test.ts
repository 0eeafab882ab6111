import { expect, test } from 'vitest';

import { properReviewsHref, readReviewsPlace, reviewsHref } from './reviews-place.ts';

const read = (query: string) => readReviewsPlace(new URLSearchParams(query));
const proper = (query: string) => properReviewsHref(new URLSearchParams(query));

test('an address with all choices is read and written alike', () => {
  const query = 'about=products&metal=silver&stars=5&sort=highest&page=2';
  const place = { about: 'products', metal: 'silver', stars: 5, sort: 'highest', page: 2 } as const;
  expect(read(query)).toEqual(place);
  expect(reviewsHref(place)).toBe(`/reviews?${query}`);
  expect(proper(query)).toBeUndefined();
});

test('defaults leave the address', () => {
  expect(reviewsHref({ page: 1 })).toBe('/reviews');
  expect(proper('')).toBeUndefined();
  expect(proper('utm_source=x')).toBeUndefined();
});

test.each([
  ['page=abc', '/reviews'],
  ['page=1', '/reviews'],
  ['page=02', '/reviews'],
  ['page=10000', '/reviews'],
  ['page=2&page=3', '/reviews?page=2'],
  ['about=&metal=silver&stars=&sort=', '/reviews?metal=silver'],
  ['about=shop&metal=silver', '/reviews?about=shop'],
  ['about=everything&sort=newest', '/reviews'],
  ['stars=6&page=2', '/reviews?page=2'],
  ['utm_source=x&stars=0', '/reviews?utm_source=x'],
])('other values lead to the address without them: "%s"', (query, href) => {
  expect(proper(query)).toBe(href);
});
