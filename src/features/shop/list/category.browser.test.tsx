import { turns } from '#tests/browser/backend.ts';
import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

/** A list of coins and of bars, without anything that leads into it. */
const SILVER = '/silver/perth-mint';
const bars = () =>
  page.getByRole('form', { name: 'Filter and sort' }).getByRole('checkbox', { name: /^Bar/ });
const count = () => page.getByRole('heading', { level: 2, name: /products?$/ });

test('a filter counts at once, keeps the focus, and is heard once', async () => {
  holdsClock();
  await opens(SILVER);
  const before = count().element().textContent;
  await bars().click();
  await expect.element(page.getByRole('link', { name: /^Remove Bar/ })).toBeVisible();
  expect(location.search).toContain('form=bar');
  await expect.element(count()).not.toShow(before);
  await expect.element(bars()).toHaveFocus();
  const now = count().element().textContent;
  await expect.poll(heard).toContain(now);
  // A second one would follow.
  await passes(2_000);
  expect(heard().filter((said) => said === now)).toHaveLength(1);
});

test.each([1024, 1130, 1440])(
  'at %i px count, comparison and sort order stand in one row, each at its own place',
  async (width) => {
    await opens(`${SILVER}?page=2`, { width });
    const row = [
      count(),
      inSight().getByText(/^Page 2 of/),
      page.getByText('Sort by', { exact: true }),
      page.getByRole('combobox', { name: 'Sort by' }),
      page.getByRole('button', { name: 'Compare products' }),
    ].map((control) => control.element().getBoundingClientRect());
    const gaps = row.slice(1).map(({ left }, at) => left - (row[at]?.right ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(0);
    const middles = row.map(({ top, bottom }) => (top + bottom) / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
  },
);

test('Back takes the last filter away again, in the form too', async () => {
  await opens(SILVER);
  await bars().click();
  await expect.element(page.getByRole('link', { name: /^Remove Bar/ })).toBeVisible();
  history.back();
  await expect.element(bars()).not.toBeChecked();
  expect(location.search).toBe('');
});

test('after a filter is removed, the focus is on the next filter', async () => {
  await opens(`${SILVER}?form=bar&form=coin`);
  await presses(page.getByRole('link', { name: /^Remove Bar/ }));
  const coin = page.getByRole('link', { name: /^Remove Coin/ });
  await expect.element(coin).toHaveFocus();
  await presses(coin);
  await expect.element(count()).toHaveFocus();
});

test('unknown filters of an address are left out and named', async () => {
  await opens(`${SILVER}?metal=unobtainium&page=-4&form=bar`);
  await expect.element(inSight().getByText('metal “unobtainium”')).toBeVisible();
  await expect.element(inSight().getByText('page “-4”')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Remove Bar/ })).toBeVisible();
});

test('the pager leads to the heading of the next page', async () => {
  await opens(SILVER);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.element(inSight().getByText(/^Page 2 of/)).toBeVisible();
  expect(location.search).toContain('page=2');
  await expect.element(count()).toHaveFocus();
});

test('filters that leave nothing are named one by one', async () => {
  await opens(`${SILVER}?form=bar&series=no-such-series`);
  await expect
    .element(inSight().getByText('No product fits all of these filters together.'))
    .toBeVisible();
  await page.getByRole('link', { name: 'Without any filter' }).click();
  await expect.element(count()).toShow(/^[1-9][\d,]* products$/);
});

test('a failed answer keeps the filters and can be tried again', async () => {
  await opens(SILVER);
  turns('fail:getProducts');
  await bars().click();
  const failed = 'Failed to fetch search results';
  await expect.element(inSight().getByText(failed).first()).toBeVisible();
  await expect.poll(heard).toContain(failed);
  await expect.element(bars()).toBeChecked();
  turns('');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('a card has three stops, and its prices are in words', async () => {
  await opens(SILVER);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await expect.element(card.getByText('By check', { exact: true })).toBeVisible();
  await expect.element(card.getByText('By card', { exact: true })).toBeVisible();
  expect(card.element().querySelectorAll('a, button')).toHaveLength(3);
});
