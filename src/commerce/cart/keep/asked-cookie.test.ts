import { expect, test } from 'vitest';

import { askedCookie, askedOf, type Asked } from './asked-cookie.ts';

test('every cart change of a form is read as it was stored', () => {
  const all: Asked[] = [
    { lineId: 88_120, did: 'set', quantity: 5, selected: true },
    { lineId: 88_120, did: 'set', quantity: 5, selected: false },
    { lineId: 88_120, did: 'removed' },
    { lineId: 88_120, did: 'emptied' },
    { lineId: 88_120, did: 'coupon', code: 'É%;X' },
  ];
  for (const asked of all) {
    const cookie = askedCookie(asked);
    expect(askedOf(cookie)).toEqual(asked);
    expect(cookie).toMatch(/; Max-Age=3600; Path=\/; SameSite=Lax$/);
  }
});

test('an invalid text is no change', () => {
  for (const text of ['', '88120', '0r', 'x5', '88120x0', '88120q', '88120rr', '88120c', '-1e']) {
    expect(askedOf(`cart-asked=${text}`)).toBeUndefined();
  }
  expect(askedCookie(undefined)).toContain('Max-Age=0');
});
