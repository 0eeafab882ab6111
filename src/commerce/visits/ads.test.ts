import { afterEach, expect, test, vi } from 'vitest';

import { followAds, reportConversion } from './ads.ts';

const SCRIPT = 'https://tags.example.com/gtm.js?id=GTM-1';
const ORDER = { invoice: 'BPM-100245', total: 153_208, tax: 0, shipping: 995 };

/** A page of a live shop; `scripts` holds those that were added to it. */
function openPage({ cookie = 'page-views=allow', src = SCRIPT, isMock = false } = {}) {
  const scripts: object[] = [];
  vi.stubGlobal('__MOCK__', isMock);
  vi.stubEnv('VITE_ADS_SCRIPT', src);
  vi.stubGlobal('navigator', { doNotTrack: null });
  vi.stubGlobal('dataLayer', undefined);
  vi.stubGlobal('document', {
    cookie,
    createElement: () => ({}),
    head: { append: (script: object) => scripts.push(script) },
  });
  return { scripts };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('§9 an order is told after consent, by its number and its sums', () => {
  const { scripts } = openPage();
  followAds();
  followAds();
  reportConversion(ORDER);
  expect(scripts).toMatchObject([{ src: SCRIPT, async: true }]);
  expect(globalThis.dataLayer?.at(-1)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'BPM-100245',
      value: 1532.08,
      tax: 0,
      shipping: 9.95,
      currency: 'USD',
    },
  });
});

test.each([
  ['without a choice', { cookie: '' }],
  ['after declining', { cookie: 'page-views=decline' }],
  ['without an address', { src: '' }],
  ['on the mock backend', { isMock: true }],
])('§9 nothing is loaded or told %s', (_, page) => {
  const { scripts } = openPage(page);
  followAds();
  reportConversion(ORDER);
  expect(scripts).toEqual([]);
  expect(globalThis.dataLayer).toBeUndefined();
});
