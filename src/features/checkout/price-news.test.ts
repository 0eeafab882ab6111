import { expect, test } from 'vitest';

import type { Checkout } from '#api/checkout/checkout.ts';

import { begun } from './checkout-samples.ts';
import {
  changesByLine,
  changesSince,
  joinedNews,
  newsAt,
  priceNews,
  productsChange,
  seenCookie,
  totalBefore,
} from './price-news.ts';

const EAGLE = { productId: 1042, name: 'American Silver Eagle 1 oz' };
const MOVED = { ...EAGLE, oldCents: 76_31, newCents: 77_02 };
const TAX = { cents: 16_60, taxableCents: 228_93, rate: 7.25, reason: 'California taxes it.' };

/** The cookie that the browser sends after it was shown a checkout. */
function shown(checkout: Checkout, cookies: string | null = null): string {
  return seenCookie(checkout, priceNews(cookies, checkout)).split(';', 1)[0] ?? '';
}

const before = begun({ tax: TAX });
const after = begun({
  lockedUntil: '2026-11-20T15:40:00Z',
  priceChanges: [MOVED],
  total: { ...begun().total, total: 231_06 },
});
/** The API reports a change once. */
const later = begun({ ...after, priceChanges: [] });

test('new prices come with the total before them', () => {
  expect(priceNews(shown(before), after)).toEqual({
    changes: [MOVED],
    before: { total: 228_93, fees: 0, isSurcharged: false, tax: 16_60 },
  });
});

test('changes are shown until their lock ends, although the API reports them once', () => {
  const cookies = shown(after, shown(before));
  expect(priceNews(cookies, later)).toEqual(priceNews(shown(before), after));
  expect(priceNews(shown(later, cookies), later)?.changes).toEqual([MOVED]);
});

test('news are shown on one step only, there also after a reload', () => {
  const news = newsAt('shipping', priceNews(shown(before), after));
  const [cookies = ''] = seenCookie(after, news).split(';', 1);
  const kept = priceNews(cookies, later);
  expect(newsAt('shipping', kept)).toEqual(news);
  expect(newsAt('payment', kept)).toBeUndefined();
  expect(newsAt('payment', joinedNews(kept, { changes: [MOVED] }))).toBeDefined();
});

test('the next lock has its own news, or none', () => {
  const next = begun({ lockedUntil: '2026-11-20T15:45:00Z' });
  expect(priceNews(shown(after, shown(before)), next)).toBeUndefined();
});

test.each(['', 'checkout-prices=', 'checkout-prices=<script>', 'checkout-prices=1.2.3x', 'a=b'])(
  'an invalid cookie is ignored: %s',
  (cookies) => expect(priceNews(cookies, before)).toBeUndefined(),
);

test('a cookie cannot name products that are not in the checkout', () => {
  const cookies = shown(after, shown(before)).replace('1042x', '999x');
  expect(priceNews(cookies, later)?.changes).toEqual([]);
});

test('a cart of many lines still fits into a cookie', () => {
  const [line] = begun().lines;
  if (!line) throw new Error('There is one.');
  const lines = Array.from({ length: 200 }, (_, index) => ({
    ...line,
    productId: 400_000 + index,
  }));
  const priceChanges = lines.map(({ productId, name }) => ({
    productId,
    name,
    oldCents: 1_000_000_00,
    newCents: 1_000_001_00,
  }));
  const cookie = seenCookie(begun({ lines }), { changes: priceChanges });
  expect(cookie.length).toBeLessThan(4_096);
});

test('prices that differ from the cart are reported when the checkout starts', () => {
  const cart = new Map([['1042-0-instock-', 76_00]]);
  expect(changesSince(cart, begun())).toEqual([{ ...EAGLE, oldCents: 76_00, newCents: 76_31 }]);
  expect(changesSince(new Map([['1042-0-instock-', 76_31]]), begun())).toEqual([]);
  expect(changesSince(new Map([['1042-0-impaired-', 70_00]]), begun())).toEqual([]);
});

test('what moves twice before anybody is told is told once, from the first price to the last', () => {
  const again = { ...EAGLE, oldCents: 77_02, newCents: 76_90 };
  const other = { productId: 7, name: 'Maple Leaf', oldCents: 80_00, newCents: 81_00 };
  const seen = { total: 228_93, fees: 0, isSurcharged: false };
  expect(joinedNews({ changes: [MOVED], before: seen }, { changes: [other, again] })).toEqual({
    changes: [other, { ...again, oldCents: 76_31 }],
    before: seen,
  });
  expect(joinedNews({ changes: [MOVED] }, { changes: [other], before: seen })).toEqual({
    changes: [MOVED, other],
    before: seen,
  });
  expect(joinedNews({ changes: [MOVED] }, undefined)).toEqual({ changes: [MOVED] });
  expect(joinedNews(undefined, undefined)).toBeUndefined();
});

test('the difference of the products is that of the lines together', () => {
  const [line] = begun().lines;
  if (!line) throw new Error('There is one.');
  const maple = { ...line, productId: 7, name: 'Maple Leaf', quantity: 2, unitCents: 81_00 };
  const lines = [{ ...line, unitCents: 77_02 }, maple];
  const changes = [MOVED, { productId: 7, name: 'Maple Leaf', oldCents: 81_50, newCents: 81_00 }];
  expect(changesByLine(changes, lines).map(({ cents }) => cents)).toEqual([3 * 71, -2 * 50]);
  expect(productsChange(changes, { lines })).toBe(3 * 71 - 2 * 50);
});

test('a total before other choices is not compared with the total after them', () => {
  const news = priceNews(shown(begun()), after);
  expect(news && totalBefore(news, after)).toBe(228_93);
  const { total } = after;
  for (const chosen of [{ shipping: 29_95 }, { giftWrap: 7_00 }, { surcharge: 9_63 }]) {
    const later = begun({ ...after, total: { ...total, ...chosen } });
    expect(news && totalBefore(news, later)).toBeUndefined();
  }
  expect(news && totalBefore(news, begun({ ...after, tax: TAX }))).toBeUndefined();
});
