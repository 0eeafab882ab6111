import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const SILVER = '/best-sellers/best-selling-silver';
const ranks = () => page.getSection(/^Most bought in the past/);
const period = (name: string) => page.getByRole('link', { name, exact: true });

test('the ranks are counted aloud, and another period is an address that is heard', async () => {
  await opens(SILVER);
  const first = ranks().getByRole('listitem').filter({ hasText: 'Number 1' }).first();
  await expect.element(first.getByRole('link')).toBeVisible();
  await period('Past week').click();
  await expect
    .element(page.getByRole('heading', { name: 'Most bought in the past week' }))
    .toBeVisible();
  expect(location.search).toBe('?period=week');
  await expect.element(period('Past week')).toHaveAttribute('aria-current', 'true');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Past week\. Number 1 is /));
  expect(heard().filter((said) => /products?$/.test(said))).toEqual([]);
});

test('ranks that fail are asked for again, and the list stays', async () => {
  await opens(SILVER);
  turns('fail:getProducts');
  await period('Past year').click();
  await expect.element(inSight().getByText('The ranks could not be loaded.')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 2, name: /^\d+ products$/ }))
    .toBeVisible();
  turns('');
  await page.getByRole('button', { name: 'Try again to load the ranks' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: /past year$/ })).toHaveFocus();
});

test('a period without sales says so and leads to a longer one', async () => {
  await opens(SILVER, { scenario: 'empty-catalog' });
  await expect
    .element(inSight().getByText('Nothing on this shelf was sold in the past month.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Look at the past year' }))
    .toHaveAttribute('href', `${SILVER}?period=year`);
});
