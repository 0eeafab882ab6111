import { afterAll, describe, expect, test, vi } from 'vitest';

import {
  readCookie,
  readDecoded,
  readInBrowser,
  serializeCookie,
  serializeInBrowser,
} from './cookie.ts';

// Files share one process, and tests of components run it as a browser.
vi.stubEnv('SSR', true);
afterAll(() => vi.unstubAllEnvs());

const COOKIES = 'pay=card; cart=1x2~3%41; other-cart=9; coupon=A%20%C3%A9; empty=; broken=%E0%A4%A';

describe('writing', () => {
  test.each([
    [serializeCookie('pay', 'card', { maxAge: 60 }), 'pay=card; Max-Age=60; Path=/; SameSite=Lax'],
    [
      serializeCookie('placed', 'key.code', { maxAge: 60 }),
      'placed=key.code; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    ],
    [serializeCookie('scenario', 'slow,down'), 'scenario=slow,down; Path=/; SameSite=Lax'],
    [
      serializeCookie('refused', 'No é; sorry', { encoded: true }),
      'refused=No%20%C3%A9%3B%20sorry; Path=/; SameSite=Lax',
    ],
  ])('%s', (line, expected) => {
    expect(line).toBe(expected);
  });

  test('an empty value takes the cookie away, whatever life it was given', () => {
    expect(serializeCookie('cart', '', { maxAge: 60 })).toBe(
      'cart=; Max-Age=0; Path=/; SameSite=Lax',
    );
  });

  test('a value stays as it is unless it is to be encoded', () => {
    expect(serializeCookie('cart', '1x2~3%41')).toMatch(/^cart=1x2~3%41;/);
  });

  test('a value that would end the cookie early is refused', () => {
    expect(() => serializeCookie('cart', '1; Path=/x')).toThrow(TypeError);
  });
});

describe('reading', () => {
  test.each([
    ['pay', 'card'],
    ['cart', '1x2~3%41'],
    ['empty', ''],
    ['missing', undefined],
  ])('%s is %s as it was written', (name, value) => {
    expect(readCookie(COOKIES, name)).toBe(value);
  });

  test.each([
    ['coupon', 'A é'],
    ['cart', '1x2~3A'],
    ['broken', '%E0%A4%A'],
    ['empty', ''],
    ['missing', undefined],
  ])('%s is %s decoded', (name, value) => {
    expect(readDecoded(COOKIES, name)).toBe(value);
  });

  test('a browser without cookies has none', () => {
    expect([readCookie(null, 'pay'), readCookie('', 'pay')]).toEqual([undefined, undefined]);
  });
});

describe('in the browser', () => {
  test.each([
    ['pay', 'card', { maxAge: 60 }],
    ['cart', '', { maxAge: 60 }],
    ['coupon', 'A é;', { maxAge: 60, encoded: true }],
    ['scenario', 'slow', {}],
  ])('%s=%s is written as the package writes it', (name, value, options) => {
    expect(serializeInBrowser(name, value, { ...options, secure: false })).toBe(
      serializeCookie(name, value, options),
    );
  });

  test.each(['pay', 'cart', 'empty', 'broken', 'missing'])(
    '%s is read as the package does',
    (name) => {
      expect(readInBrowser(COOKIES, name)).toBe(readCookie(COOKIES, name));
    },
  );
});
