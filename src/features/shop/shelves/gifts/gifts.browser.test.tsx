import { turns } from '#tests/browser/backend.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

test('a budget leads to the gifts within it, and every budget counts them truly', async () => {
  await opens('/holiday-gifts');
  await expect.element(inSight().getByText(/^To arrive by .* order by /)).toBeVisible();
  await expect.element(page.getByText('Gift wrap', { exact: true })).toBeVisible();
  const budget = page.getByRole('listitem').filter({ hasText: '$50 to $150' });
  const count = budget.getByText(/^\d+ products$/).element().textContent;
  await budget.getByRole('link').click();
  await expect
    .element(page.getByRole('heading', { level: 2, name: count, exact: true }))
    .toBeVisible();
  expect(location.search).toBe('?priceMin=50&priceMax=149.99');
});

test('a budget that does not load can be tried again', async () => {
  await opens('/holiday-gifts');
  turns('fail:getProducts');
  await page.getByRole('link', { name: 'Under $50' }).click();
  await expect.element(inSight().getByText('Failed to fetch search results').first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('a page without gifts says so and leads to all of them', async () => {
  await opens('/holiday-gifts/holiday-rounds', { scenario: 'empty-catalog' });
  await expect.element(inSight().getByText(/^No gifts of this kind/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All gifts' }).last()).toBeVisible();
});
