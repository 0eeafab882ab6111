import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

test('a list for an IRA says what makes it eligible, and leads to the other metals', async () => {
  await opens('/gold/ira-approved-gold', { width: 390 });
  await expect.element(inSight().getByText(/^\.995 fine at least/)).toBeVisible();
  await expect.element(inSight().getByText(/^Krugerrands, sovereigns/)).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'How an IRA holds metal' }))
    .toHaveAttribute('href', '/services/precious-metals-ira');
  const metals = page.getByRole('navigation', { name: 'Metal for an IRA' });
  await metals.getByRole('link', { name: 'Palladium' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'IRA-Approved Palladium' }))
    .toHaveFocus();
  await expect.element(inSight().getByText(/^\.9995 fine at least/)).toBeVisible();
});

test('a list without pieces says so', async () => {
  await opens('/gold/ira-approved-gold', { scenario: 'empty-catalog' });
  await expect.element(inSight().getByText(/^No gold for an IRA is on our shelves/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All gold' })).toBeVisible();
});
