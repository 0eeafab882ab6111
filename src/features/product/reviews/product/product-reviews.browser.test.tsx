import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const EAGLE = '/product/225134/2026-1-oz-american-silver-eagle-coin-bu';
const part = () => page.getSection(/^Customer reviews/);
const found = () => part().getByRole('heading', { level: 2 });
const list = () => part().getByRole('list', { name: 'Reviews' }).getByRole('listitem');
const address = () => location.search + location.hash;

test('on a product page, stars, orders and pages are addresses, and the heading says what they show', async () => {
  await opens(`${EAGLE}?quantity=20`);
  await presses(part().getByRole('link', { name: /^5 stars ?, \d+ reviews$/ }));
  await expect.element(found()).toHaveFocus();
  await expect.element(found()).toShow(/^Customer reviews, \d+ reviews with 5 stars$/);
  expect(address()).toBe('?quantity=20&reviews=1&stars=5#reviews');
  await presses(part().getByRole('link', { name: 'Next' }));
  await expect.element(found()).toShow(/, page 2$/);
  await expect.element(found()).toHaveFocus();
  expect(address()).toBe('?quantity=20&reviews=2&stars=5#reviews');
  await presses(part().getByRole('link', { name: /^All ?, / }));
  await expect.element(found()).toShow(/^Customer reviews, \d+ reviews$/);
  await expect.element(found()).toHaveFocus();
  await presses(part().getByRole('link', { name: 'Lowest first' }));
  await expect.element(found()).toShow(/, lowest first$/);
  await expect.element(list().first()).toShow(/^\S+ ?[1-3] stars? of 5/);
  expect(address()).toBe('?quantity=20&reviews=1&sort=lowest#reviews');
});

test('stars that nobody gave a product say so and lead back', async () => {
  await opens(`${EAGLE}?stars=1`);
  await expect.element(part().getByText('Nobody has given it 1 star.')).toBeVisible();
  await presses(part().getByRole('link', { name: 'Show all reviews' }));
  await expect.element(list().nth(15)).toBeVisible();
  expect(address()).toBe('?reviews=1#reviews');
});
