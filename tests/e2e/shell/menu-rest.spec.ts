import { expect, isInteractive, test } from '../shopper.ts';

test('a mouse that rested on an entry before the script came opens its sheet', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/a/*.js', async (route) => {
    // Modules are fetched as `cors`; the early script holds up the page itself.
    const { 'sec-fetch-mode': mode } = await route.request().allHeaders();
    if (mode === 'cors') await held;
    await route.continue();
  });
  await page.goto('/signin', { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Gold', exact: true }).hover();
  release();
  await isInteractive(page);
  await expect(menu.getByRole('link', { name: 'American Gold Eagles' }).first()).toBeVisible();
});
