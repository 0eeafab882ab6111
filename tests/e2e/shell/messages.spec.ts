import type { Page } from '@playwright/test';

import { expect, opens, test } from '../shopper.ts';

const message = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first();

test(
  'at 320 px the longest message without a link is at most 96 px high',
  { tag: '@rare' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => localStorage.setItem('settings', '{"prices":"request"}'));
    await opens(page, '/site-map');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Read spot prices' }).click();
    await expect(message(page)).toContainText(
      /^Silver .*Palladium \$1,\d{3}\.\d\d, \d+:\d\d AM ET$/,
    );
    expect((await message(page).boundingBox())?.height).toBeLessThanOrEqual(96);
  },
);
