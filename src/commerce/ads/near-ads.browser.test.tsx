import '#tests/browser/steps.ts';
import { callsMade } from '#tests/browser/backend.ts';
import { show } from '#tests/browser/show.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { queryClient } from '#api/cache/query-client.ts';

import { NearAds } from './near-ads.tsx';

const main = () => page.getByRole('main');
const ads = () => page.getSection('Also in the store');

test('§7 a page has the advertisements of its kind, each one link', async () => {
  await show(<NearAds on="cart" />, { width: 320 });
  const links = ads().getByRole('link');
  await expect.element(links).toHaveAttribute('href', '/supplies/coin-tubes');
  await expect.element(links).toHaveAccessibleName('Keep them as they came');
  expect(callsMade()).toEqual(['GET GetMarketingAdvertisements']);
});

test('§8 a failing call leaves no hole and says nothing', async () => {
  await show(<NearAds on="product" />, { scenario: 'fail:getMarketingAdvertisements' });
  await expect.poll(callsMade).toContain('GET GetMarketingAdvertisements');
  await expect.poll(() => queryClient().isFetching()).toBe(0);
  expect(main().element().getBoundingClientRect().height).toBe(0);
});
