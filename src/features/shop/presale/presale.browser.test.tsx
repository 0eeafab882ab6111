import { inSight, presses } from '#tests/browser/steps.ts';
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
  await expect.element(months.first()).toShow(/^Dec 2026, \d+ products$/);
  const december = page.getSection('Ships in December 2026');
  await expect.element(december.getByText(/^Presale, ships Dec/).first()).toBeVisible();
  await expect
    .element(december.getByRole('button', { name: /^Add to cart/ }).first())
    .toBeVisible();
});

test('a month shows four products, and all of them at an address that Back leaves', async () => {
  await opens(PRESALE, { width: 390 });
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(9 * 844);
  const january = page.getSection('Ships in January 2027');
  const products = january.getByRole('listitem');
  await expect.poll(() => products.elements().length).toBe(4);
  const all = january.getByRole('link', { name: /^All \d+ of January 2027$/ });
  const count = Number(/\d+/.exec(all.element().textContent)?.[0]);
  expect(count).toBeGreaterThan(4);
  await presses(all);
  await expect.poll(() => products.elements().length).toBe(count);
  expect(location.search).toBe('?month=2027-01');
  await expect
    .element(january.getByRole('heading', { name: 'Ships in January 2027' }))
    .toHaveFocus();
  history.back();
  await expect.poll(() => products.elements().length).toBe(4);
  await expect.element(all).toHaveFocus();
});

test('all products of a month fold again, and the focus is on their link', async () => {
  await opens(`${PRESALE}?month=2027-01`);
  const january = page.getSection('Ships in January 2027');
  const december = page.getSection('Ships in December 2026');
  await expect.poll(() => december.getByRole('listitem').elements().length).toBe(4);
  expect(january.getByRole('listitem').elements().length).toBeGreaterThan(4);
  await presses(january.getByRole('link', { name: 'First 4 of January 2027' }));
  await expect.element(january.getByRole('link', { name: /^All \d+ of/ })).toHaveFocus();
  expect(january.getByRole('listitem').elements().length).toBe(4);
});

test('an empty presale leads on; a failed answer can be tried again', async () => {
  await opens(PRESALE, { scenario: 'empty-catalog' });
  await expect.element(inSight().getByText('Nothing is on presale right now')).toBeVisible();
  await opens('/presale/gold-presale', { scenario: 'fail:getProducts' });
  await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});
