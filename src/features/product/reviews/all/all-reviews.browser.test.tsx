import { turns } from '#tests/browser/backend.ts';
import { presses, tabTo } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const { keyboard } = userEvent;
const main = () => page.getByRole('main');
const found = () => main().getByRole('heading', { level: 2 });
const address = () => location.pathname + location.search;

test('by keyboard: the shop is chosen, then its reviews with two stars, and the heading says what is found', async () => {
  await opens('/reviews');
  await expect.element(found()).toShow(/^[\d,]+ reviews/);
  await tabTo(main().getByRole('combobox', { name: 'About' }));
  await keyboard('T');
  await tabTo(main().getByRole('button', { name: 'Apply' }));
  await keyboard('{Enter}');
  await expect.element(found()).toHaveFocus();
  await expect.element(found()).toShow(/^[\d,]+ reviews of the shop$/);
  expect(address()).toBe('/reviews?about=shop');

  const stars = main().getByRole('navigation', { name: 'By stars' });
  await presses(stars.getByRole('link', { name: /^2 stars ?, \d+ reviews?$/ }));
  await expect.element(found()).toShow(/^\d+ reviews? with 2 stars of the shop$/);
  await expect.element(found()).toHaveFocus();
  expect(address()).toBe('/reviews?about=shop&stars=2');
  expect(document.title).toMatch(/^2 stars \| Reviews of the shop/);
  await expect.element(main().getByText('2 stars of 5').first()).toBeVisible();
});

test('orders and pages are addresses, and the defaults leave them', async () => {
  await opens('/reviews?metal=gold&page=2');
  await expect.element(found()).toShow(/, page 2 of \d+$/);
  await main().getByRole('link', { name: 'Lowest first' }).click();
  await expect.element(found()).toShow(/ of gold products, lowest first$/);
  expect(address()).toBe('/reviews?metal=gold&sort=lowest');
  await expect.element(main().getByText('1 star of 5').first()).toBeVisible();
  await main().getByRole('link', { name: 'Next' }).click();
  await expect.element(found()).toShow(/page 2/);
  expect(address()).toBe('/reviews?metal=gold&sort=lowest&page=2');
  await main().getByRole('combobox', { name: 'Metal' }).selectOptions('Any');
  await main().getByRole('button', { name: 'Apply' }).click();
  await expect.poll(address).toBe('/reviews?sort=lowest');
});

test('filters that leave nothing say so and lead back, and so does a page after the last', async () => {
  await opens('/reviews?metal=copper&stars=2', { width: 320 });
  await expect.element(found()).toShow(/^No review with 2 stars/);
  await expect
    .element(main().getByText('Nobody has given 2 stars in a review of copper products.'))
    .toBeVisible();
  await main()
    .getByRole('link', { name: /^Show \d+ reviews with any stars$/ })
    .click();
  await expect.poll(address).toBe('/reviews?metal=copper');
  expect(document.documentElement.scrollWidth).toBe(320);

  await opens('/reviews?metal=copper&page=77');
  await expect.element(main().getByText(/there is no page 77/)).toBeVisible();
  await main().getByRole('link', { name: 'Show the first page' }).click();
  await expect.element(found()).toShow(/reviews of copper products$/);
});

test('a list that fails says so, with a way to try again', async () => {
  await opens('/reviews');
  turns('fail:getCustomerReviews');
  await main().getByRole('link', { name: 'Lowest first' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This page did not load');
  await expect.element(main().getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('a customer reads what became of their own reviews', async () => {
  await opens('/reviews', { as: 'clara' });
  await expect
    .element(
      main().getByText(/^Your reviews: 1 is being read, 1 is published, and 1 is declined\./),
    )
    .toBeVisible();
  await main().getByRole('link', { name: 'See your reviews' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your reviews');
  const own = main().getSection('3 reviews').getByRole('listitem');
  await expect.element(own.nth(0)).toShow(/^Being read/);
  await expect
    .element(own.nth(2))
    .toShow(/^Declined.*must not contain a link or an e-mail address/);
  await own
    .nth(2)
    .getByRole('link', { name: /^Write it again/ })
    .click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Write a review');
});

test('a new customer is told what comes on the page of their reviews', async () => {
  await opens('/myaccounts/reviews', { as: 'nora' });
  await expect
    .element(main().getByRole('heading', { name: 'You have not written a review yet' }))
    .toBeVisible();
  await expect.element(main().getByText(/^There is nothing to write about/)).toBeVisible();
});
