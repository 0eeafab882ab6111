import { expect, opens, tabTo, test } from '../shopper.ts';

test('§4 wider than 1024 px the first scroll shows the chat link, clear of other controls', async ({
  page,
}) => {
  await opens(page, '/site-map');
  const chat = page.getByRole('link', { name: 'Questions? Write to us' });
  await expect(chat).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(chat).toBeVisible();
  const up = page.getByRole('button', { name: 'Back to top' });
  const notice = page.getByRole('region', { name: /^Open hours/ });
  await expect(up).toBeVisible();
  await expect(notice).toBeVisible();
  const box = (await chat.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const other of [up, notice]) {
    const its = (await other.boundingBox()) ?? box;
    const isApart =
      its.x + its.width <= box.x || its.x >= box.x + box.width || its.y + its.height <= box.y;
    expect(isApart).toBe(true);
  }
  await tabTo(page, chat, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/company/contact-us');
});

test('§4 at 1024 px there is no chat', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await opens(page, '/site-map');
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('region', { name: /^Open hours/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Questions? Write to us' })).toBeHidden();
  await page.setViewportSize({ width: 1025, height: 700 });
  await expect(page.getByRole('link', { name: 'Questions? Write to us' })).toBeVisible();
});
