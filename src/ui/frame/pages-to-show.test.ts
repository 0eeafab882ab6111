import { expect, test } from 'vitest';

import { pagesToShow } from './pages-to-show.ts';

test('a short list shows every page', () => {
  expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4]);
});

test('a long list leaves out what is far from the current page', () => {
  expect(pagesToShow(6, 12)).toEqual([1, undefined, 5, 6, 7, undefined, 12]);
});

test('a gap of one page is filled with that page', () => {
  expect(pagesToShow(4, 12)).toEqual([1, 2, 3, 4, 5, undefined, 12]);
});

test('the only page stands alone', () => {
  expect(pagesToShow(1, 1)).toEqual([1]);
});
