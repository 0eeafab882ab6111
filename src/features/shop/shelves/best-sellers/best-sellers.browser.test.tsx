import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';

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

test('ranks that fail are asked for again, apart from the list', async () => {
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

const sort = () => page.getByRole('combobox', { name: 'Sort by' });
const names = (within: Locator) =>
  within
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
const list = () => page.getBySelector('.browse-results');

test('“Best selling” is preset, of the period of the ranks', async () => {
  await opens(SILVER);
  await expect.element(sort()).toShow('Best selling');
  const options = sort().element().querySelectorAll('option');
  const labels = [...options].map(({ text }) => text);
  expect(labels[0]).toBe('Best selling');
  expect(labels.filter((label) => /^(?:Best selling|Featured)$/.test(label))).toHaveLength(1);
  await expect.element(ranks().getByRole('listitem').first()).toBeVisible();
  const monthly = names(list());
  expect(monthly.slice(0, 12)).toEqual(names(ranks()));
  await period('Past week').click();
  await expect.poll(() => names(list())).not.toEqual(monthly);
  await expect.poll(() => names(list()).slice(0, 12)).toEqual(names(ranks()));
  expect(location.search).toBe('?period=week');
});

test('another order keeps the period, and the preset one leaves the address', async () => {
  await opens(`${SILVER}?period=week`);
  await sort().selectOptions('Price, lowest first');
  await expect.poll(() => location.search).toBe('?period=week&sort=price-asc');
  await sort().selectOptions('Best selling');
  await expect.poll(() => location.search).toBe('?period=week');
});

test('the preset order in an old address is no choice', async () => {
  await opens(`${SILVER}?sort=best-selling`);
  await expect.element(sort()).toHaveValue('');
  await expect
    .element(page.getByRole('link', { name: 'Next' }))
    .toHaveAttribute('href', `${SILVER}?page=2`);
});
