import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { changeSetting, limited, setting } from './settings.ts';

/** A page without settings: what its browser keeps, and what stands on its root element. */
function openPage(page = {}) {
  const kept: Record<string, string> = {};
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset }, querySelector: () => null, ...page });
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
  return { kept, dataset };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a page does before it is painted, and whenever another tab has written. */
function runsEarly(kept: Record<string, string>): void {
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('onstorage', null);
  runInThisContext(readFileSync('src/early.js', 'utf8'));
}

test('what nobody has set is standard', () => {
  openPage();
  expect(setting('theme')).toBe('system');
  expect(setting('toasts')).toBe('standard');
});

test('what is set holds at once and on the next page', () => {
  const { kept, dataset } = openPage();
  changeSetting('theme', 'contrast');
  changeSetting('text', '150');
  expect(dataset).toMatchObject({ theme: 'contrast', text: '150' });
  for (const name of Object.keys(dataset)) delete dataset[name];
  runsEarly(kept);
  expect(setting('theme')).toBe('contrast');
  expect(setting('text')).toBe('150');
});

test('what is set back is set back in the other tabs as well', () => {
  const { kept, dataset } = openPage();
  changeSetting('motion', 'reduced');
  changeSetting('motion', 'system');
  dataset['motion'] = 'reduced';
  runsEarly(kept);
  expect(setting('motion')).toBe('system');
});

test('a storage that is empty, broken or forbidden leaves the page standard', () => {
  openPage();
  for (const text of [undefined, '', '{', 'null', '"x"', '{"a-b":"c"}']) {
    const kept = text === undefined ? {} : { settings: text };
    expect(() => runsEarly(kept)).not.toThrow();
    expect(setting('theme')).toBe('system');
  }
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  changeSetting('theme', 'dark');
  expect(setting('theme')).toBe('dark');
});

test('a signed-in browser keeps an empty place for a customer, who comes within five seconds', () => {
  const guest = openPage({ cookie: 'pay=card' });
  runsEarly(guest.kept);
  expect(guest.dataset).toEqual({ pay: 'card' });

  const cookie = 'cart=1; signed-in=1';
  const customer = openPage({ cookie, querySelector: () => ({}) });
  runsEarly(customer.kept);
  vi.advanceTimersByTime(60_000);
  expect(customer.dataset).toHaveProperty('customer');

  const unknown = openPage({ cookie });
  runsEarly(unknown.kept);
  vi.advanceTimersByTime(4900);
  expect(unknown.dataset).toHaveProperty('customer');
  vi.advanceTimersByTime(200);
  expect(unknown.dataset).not.toHaveProperty('customer');
});

test('a time limit is ten times as long, or none, for whoever says so', () => {
  const { dataset } = openPage();
  expect(limited(4_000)).toBe(4_000);
  changeSetting('limits', 'long');
  expect(limited(4_000)).toBe(40_000);
  changeSetting('limits', 'none');
  expect(limited(4_000)).toBe(Infinity);
  // A value that is none of these changes nothing.
  dataset['limits'] = 'tampered';
  expect(limited(4_000)).toBe(4_000);
});
