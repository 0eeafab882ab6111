import { opens } from '#tests/browser/store.tsx';
import { presses } from '#tests/browser/steps.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const cart = () => page.getBySelector('#cart');
const dialog = () => page.getByRole('dialog', { name: 'Cart' });
const isIn = () => dialog().query()?.contains(document.activeElement);

test('a dialog keeps the focus, and Escape gives it back to its opener', async () => {
  await opens('/signin', { cart: '225134x3i:' });
  await presses(cart());
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog()).toHaveAttribute('aria-modal', 'true');
  await expect.poll(() => document.getElementById('page')?.hasAttribute('inert')).toBe(true);
  for (const key of ['{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}', '{Tab}', '{Tab}', '{F6}']) {
    await userEvent.keyboard(key);
    await expect.poll(isIn).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(cart()).toHaveFocus();
  expect(document.getElementById('page')?.hasAttribute('inert')).toBe(false);
});
