import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const SUPPLIES = '/supplies-catagory';
const fits = () => page.getSection('Fits your coin');
const coin = () => fits().getByRole('combobox', { name: 'Your coin' });
const diameter = () => fits().getByRole('textbox', { name: 'Or its diameter in millimeters' });
const show = () => fits().getByRole('button', { name: 'Show what fits' });
const kinds = () => page.getSection('By kind');

test('a coin leads to its holders, and so does a diameter; a wrong one is told', async () => {
  await opens(SUPPLIES, { width: 320 });
  await expect.element(kinds().getByRole('listitem').first()).toShow(/^Coin Tubes *12 products$/);
  await presses(show());
  await expect.element(coin()).toHaveFocus();
  await expect.element(fits().getByText('Choose a coin, or enter its diameter.')).toBeVisible();

  await coin().selectOptions('American Silver Eagle, 1 oz');
  await presses(show());
  const words = 'American Silver Eagle, 1 oz: 40.6 mm across. 10 supplies fit.';
  await expect.element(fits().getByText(words)).toBeVisible();
  await expect.poll(heard).toContain(words);
  await expect
    .element(
      fits()
        .getByRole('link', { name: /Air-Tite H40/ })
        .first(),
    )
    .toBeVisible();
  expect(location.search).toContain('coin=american-silver-eagle-1-oz');

  await diameter().fill('4 mm');
  await userEvent.keyboard('{Enter}');
  await expect.element(diameter()).toHaveFocus();
  await expect.element(fits().getByText('Enter millimeters between 5 and 200')).toBeVisible();
  await diameter().fill('89');
  await presses(show());
  await expect
    .element(fits().getByText('A coin of 89 mm. Nothing that we carry fits it.'))
    .toBeVisible();
  await expect.element(fits().getByRole('link', { name: 'Ask us' })).toBeVisible();
});

test('an address with a coin that nobody knows says so, and keeps the page', async () => {
  await opens(`${SUPPLIES}?coin=doubloon`);
  await expect.element(fits().getByText('We do not know this coin.')).toBeVisible();
  await expect.element(kinds()).toBeVisible();
});

test('kinds that fail can be tried again; an empty store has none', async () => {
  await opens(SUPPLIES, { scenario: 'fail:getSuppliesCategories' });
  const failed = 'The kinds of supplies could not be loaded.';
  await expect.element(page.getByText(failed)).toBeVisible();
  await expect.element(coin()).toBeVisible();
  turns('');
  await presses(page.getByRole('button', { name: /^Try again/ }));
  await expect.element(kinds().getByRole('link', { name: 'Coin Tubes' })).toBeVisible();
});

test('in an empty store nothing fits and there are no kinds', async () => {
  await opens(`${SUPPLIES}?diameter=40.6`, { scenario: 'empty-catalog' });
  await expect.element(fits().getByText('Nothing that we carry fits it.')).toBeVisible();
  await expect.element(inSight().getByText('Nothing stands here at the moment.')).toBeVisible();
  expect(kinds().elements()).toHaveLength(0);
});
