import { afterEach, expect, test, vi } from 'vitest';

import { choiceCookie, choiceIn, choiceNow, mayCount, requestDeclines } from './consent.ts';

afterEach(() => vi.unstubAllGlobals());

function browser(cookie: string, navigator: object = {}): void {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('navigator', navigator);
}

test('no page is counted before the visitor allows it', () => {
  browser('cart=1x1i:');
  expect(mayCount(choiceNow())).toBe(false);
  browser('page-views=decline');
  expect(mayCount(choiceNow())).toBe(false);
  browser('page-views=perhaps');
  expect(mayCount(choiceNow())).toBe(false);
  browser('cart=1x1i:; page-views=allow');
  expect(mayCount(choiceNow())).toBe(true);
});

test('a browser that asks not to be tracked overrides the choice', () => {
  browser('page-views=allow', { doNotTrack: '1' });
  expect(mayCount(choiceNow())).toBe(false);
  browser('page-views=allow', { globalPrivacyControl: true });
  expect(mayCount(choiceNow())).toBe(false);
  browser('page-views=allow', { doNotTrack: '0', globalPrivacyControl: false });
  expect(mayCount(choiceNow())).toBe(true);
  expect(requestDeclines(new Headers({ dnt: '1' }))).toBe(true);
  expect(requestDeclines(new Headers({ 'sec-gpc': '1' }))).toBe(true);
  expect(requestDeclines(new Headers({ dnt: '0' }))).toBe(false);
});

test('a stored choice is read back, and lasts half a year', () => {
  const line = choiceCookie('decline');
  expect(choiceIn(line)).toBe('decline');
  expect(line).toMatch(/; Max-Age=15552000; Path=\/; SameSite=Lax$/);
});
