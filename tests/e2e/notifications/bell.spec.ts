import { signsIn } from '../customers.ts';
import { expect, test } from '../shopper.ts';
import { bell, opensSignedIn, panel } from './inbox-steps.ts';

test('the panel of the bell closes when the shopper clicks or focuses something else', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await opensSignedIn(page, '/site-map');
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await page.getByRole('main').click({ position: { x: 4, y: 300 } });
  await expect(panel(page)).toBeHidden();

  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await page.locator('#cart').focus();
  await expect(panel(page)).toBeHidden();

  await bell(page).click();
  await bell(page).click();
  await expect(panel(page)).toBeHidden();
});

test('at 320 by 256 px the panel of the bell stays in the window and scrolls to its end', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await page.setViewportSize({ width: 320, height: 256 });
  await opensSignedIn(page, '/site-map');
  await bell(page).click();
  const last = panel(page).getByRole('listitem').last();
  await expect(last).toBeAttached();
  const box = await panel(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(256);
  await last.getByRole('link').or(last.getByRole('button')).last().focus();
  await expect(last.getByRole('link').or(last.getByRole('button')).last()).toBeInViewport();
});
