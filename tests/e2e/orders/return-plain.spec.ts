import { getSection } from '#tests/e2e/section.ts';
import { picture } from '../account/picture.ts';
import { signsIn } from '../customers.ts';
import { expect, test } from '../shopper.ts';

/** Without JavaScript: one form, which the server draws again with all its values. */
test.use({ javaScriptEnabled: false });

const ORDER = '/orders/orderdetails/BPM-104512';

test('a return is asked for with a photo, which nobody else sees', async ({ page, browser }) => {
  const main = page.getByRole('main');
  await signsIn(page, 'clara');
  await page.goto(ORDER);
  await main.getByRole('link', { name: 'Ask for a return' }).click();
  await page.getByRole('spinbutton', { name: /^Quantity of 2026 1 oz American/ }).fill('2');
  await page.getByLabel('Tell us more').fill('Cut in the rim.');
  const photos = page.getByLabel('Add photos');
  await photos.setInputFiles({ name: 'rim.png', mimeType: 'image/png', buffer: picture() });
  await page.getByRole('button', { name: 'Send the request' }).click();

  await expect(page.getByRole('group', { name: 'There are 2 problems' })).toBeVisible();
  await expect(page.getByLabel('Tell us more')).toHaveValue('Cut in the rim.');
  await expect(page.getByRole('checkbox', { name: 'Leave out photo 1' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Damaged' }).check();
  await page.getByRole('radio', { name: 'Money back' }).check();
  await page.getByRole('button', { name: 'Send the request' }).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your request is with us RMA-2207');
  await page.reload();
  await expect(heading).toHaveText('Your request is with us RMA-2207');
  const path = (await main.getByRole('link', { name: /^Yours, 1/ }).getAttribute('href')) ?? '';
  const own = await page.request.get(path);
  expect([own.status(), own.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  const stranger = await browser.newContext();
  expect((await stranger.request.get(new URL(path, page.url()).href)).status()).toBe(404);
  await stranger.close();
  await main.getByRole('link', { name: 'See the order' }).click();
  await expect(getSection(page, 'Returns')).toContainText('2 × 2026 1 oz');
});
