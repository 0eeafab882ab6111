import { expect, test } from 'vitest';

import { safeReturn, signInHref, withReturn } from './return-to.ts';

test('a path of this store is kept, query and fragment included', () => {
  expect(safeReturn('/cart/cart')).toBe('/cart/cart');
  expect(safeReturn('/silver-bullion?page=2#list')).toBe('/silver-bullion?page=2#list');
});

test.each([
  null,
  undefined,
  '',
  'cart',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '\\/elsewhere.example',
  'javascript:alert(1)',
  '/signin?returnTo=/signin',
  '/signout',
  '/signup?returnTo=/cart/cart',
  '/reset-password?token=x',
  '/api/ShoppingCart/DeleteSelectedProducts',
])('%o leads home', (wanted) => {
  expect(safeReturn(wanted)).toBe('/');
});

test('a path that only begins like the sign-in page is another page', () => {
  expect(safeReturn('/signing-day')).toBe('/signing-day');
});

test('the sign-in URL has the return path and the reason', () => {
  expect(signInHref('/cart/cart')).toBe('/signin?returnTo=%2Fcart%2Fcart');
  expect(signInHref('/cart/cart', { expired: true })).toBe(
    '/signin?returnTo=%2Fcart%2Fcart&expired=1',
  );
  expect(signInHref('//elsewhere.example')).toBe('/signin');
});

test('the pages around sign-in pass on the return path', () => {
  expect(withReturn('/signup', '/cart/cart')).toBe('/signup?returnTo=%2Fcart%2Fcart');
  expect(withReturn('/signin?reset=1', '/cart/cart')).toBe(
    '/signin?reset=1&returnTo=%2Fcart%2Fcart',
  );
  expect(withReturn('/signup', '/')).toBe('/signup');
});
