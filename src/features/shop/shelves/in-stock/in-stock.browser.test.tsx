import { turns } from '#tests/browser/backend.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

test('what is in stock says until when to order, when that leaves, and where to go on', async () => {
  await opens('/bullion-in-stock');
  const part = page.getSection('When an order leaves our vault');
  await expect.element(part.getByText(/^Order before \d\d?:\d\d [AP]M ET on /)).toBeVisible();
  await expect.element(part.getByText('Bank wire')).toBeVisible();
  const coins = page.getSection('By form').getByRole('link', { name: 'Coins' });
  await coins.click();
  await expect.element(page.getByRole('link', { name: /^Remove Coin/ })).toBeVisible();
});

test('an empty vault leads to what can be ordered ahead', async () => {
  await opens('/bullion-in-stock', { scenario: 'empty-catalog' });
  await expect.element(inSight().getByText(/^No bullion is in stock at the moment/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Order ahead of the next delivery' }))
    .toHaveAttribute('href', '/presale');
});

test('a form that does not load can be tried again', async () => {
  await opens('/bullion-in-stock');
  turns('fail:getProducts');
  await page.getSection('By form').getByRole('link', { name: 'Bars' }).click();
  await expect.element(inSight().getByText('Failed to fetch search results').first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});
