import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const PRESALE = '/presale';

test('presale is sorted by ship date, and says what is charged when', async () => {
  await opens(PRESALE);
  await expect
    .element(page.getSection('Before you order'))
    .toShow('The order is charged as a whole, presale included, at the price on the order.');
  const months = page.getByRole('navigation', { name: 'By ship date' }).getByRole('link');
  await expect.element(months.first()).toShow(/^Ships in December 2026, \d+ products$/);
  const december = page.getSection('Ships in December 2026');
  await expect.element(december.getByText(/^Presale, ships Dec/).first()).toBeVisible();
  await expect
    .element(december.getByRole('button', { name: /^Add to cart/ }).first())
    .toBeVisible();
});

test('an empty presale leads on; a failed answer can be tried again', async () => {
  await opens(PRESALE, { scenario: 'empty-catalog' });
  await expect.element(inSight().getByText('Nothing is on presale right now')).toBeVisible();
  await opens('/presale/gold-presale', { scenario: 'fail:getProducts' });
  await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});
