import { expect, test } from 'vitest';

import { guestIdCookie } from './guest-id.ts';

test('§9 a guest id lasts 30 days, and is deleted at once without an id', () => {
  expect(guestIdCookie('g-1')).toMatch(/^guest-id=g-1; Max-Age=2592000; Path=\/; SameSite=Lax$/);
  expect(guestIdCookie('')).toMatch(/^guest-id=; Max-Age=0; Path=\/; SameSite=Lax$/);
});
