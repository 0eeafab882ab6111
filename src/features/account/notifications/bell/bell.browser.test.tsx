import { bell, opensSignedIn, panel } from '#tests/browser/inbox-steps.ts';
import { presses } from '#tests/browser/steps.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const PLACE = '/site-map';

test('the panel of the bell closes when the shopper clicks or focuses something else', async () => {
  await opensSignedIn(PLACE);
  await bell().click();
  await expect.element(panel()).toBeVisible();
  await page.getByRole('main').click({ position: { x: 4, y: 300 } });
  await expect.element(panel()).not.toBeInTheDocument();

  await bell().click();
  await expect.element(panel()).toBeVisible();
  document.getElementById('cart')?.focus();
  await expect.element(panel()).not.toBeInTheDocument();

  await bell().click();
  await expect.element(panel()).toBeVisible();
  await bell().click();
  await expect.element(panel()).not.toBeInTheDocument();
});

test('the bell says how many are unread, whether its panel is open, and gets the focus back', async () => {
  await opensSignedIn(PLACE);
  await expect.element(bell()).toHaveAccessibleName('Notifications, 7 unread');
  await expect.element(bell()).toHaveAttribute('aria-expanded', 'false');
  await presses(bell());
  await expect.element(panel().getByText('Silver closed at')).toBeVisible();
  await expect.element(bell()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(bell()).toHaveFocus();
});

test('at 320 by 256 px the panel of the bell stays in the window and scrolls to its end', async () => {
  await opensSignedIn(PLACE, { width: 320 });
  await page.viewport(320, 256);
  await bell().click();
  const last = panel().getByRole('listitem').last();
  await expect.element(last).toBeInTheDocument();
  const { left, right, bottom } = panel().element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(bottom).toBeLessThanOrEqual(256);
  const control = last.getByRole('link').or(last.getByRole('button')).last();
  control.element().focus();
  await expect.element(control).toBeInViewport();
});

test('§8 without a message the panel says so', async () => {
  await opensSignedIn(PLACE, { as: 'nora' });
  await bell().click();
  await expect.element(panel().getByText('No new notifications', { exact: true })).toBeVisible();
});
