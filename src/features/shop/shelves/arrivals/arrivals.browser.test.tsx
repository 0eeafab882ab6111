import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const SILVER = '/silver/new-arrivals';
const months = () => page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+ 20\d\d$/ });

test('products stand under their month, newest first; another order is one grid', async () => {
  await opens(SILVER);
  await expect.element(months().first()).toBeVisible();
  const days = months()
    .elements()
    .map((heading) => heading.querySelector('time')?.dateTime ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
  const first = page.getSection(months().first().element().textContent);
  await expect.element(first.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.getByRole('combobox', { name: /sort/i }).selectOptions('price-asc');
  await expect.element(months()).not.toBeInTheDocument();
});

test('months that fail to narrow can be tried again', async () => {
  await opens(SILVER);
  turns('fail:getProducts');
  await page.getByRole('combobox', { name: /sort/i }).selectOptions('price-asc');
  const failed = 'Failed to fetch search results';
  await expect.element(inSight().getByText(failed).first()).toBeVisible();
  await expect.poll(heard).toContain(failed);
});

test('a shelf without anything new says so and leads on', async () => {
  await opens(SILVER, { scenario: 'empty-catalog' });
  await expect
    .element(inSight().getByText('Nothing new has come in during the last 90 days.'))
    .toBeVisible();
  await expect
    .element(
      page.getByRole('main').getByRole('link', { name: 'All silver, the most bought first' }),
    )
    .toHaveAttribute('href', '/silver-bullion');
});
