import { MENU } from '#mocks/catalog/menu/menu.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const SILVER = '/silver-bullion';
const main = () => page.getByRole('main');
const group = (name: string) => main().getSection(name);
const list = () => main().getByRole('heading', { level: 2, name: /products?$/ });

test('a metal is led into by price, form, weight, a start and mint, before its list', async () => {
  await opens(SILVER, { width: 320 });
  const price = main().getBySelector('.metal-price');
  await expect.element(price.getByText('Silver, an ounce')).toBeVisible();
  await expect.element(price.getByText(/^Three months: \$[\d.]+ to \$[\d.]+$/)).toBeVisible();
  await expect
    .element(price.getByRole('link', { name: 'Silver chart and history' }))
    .toHaveAttribute('href', '/chart/silver-price');
  await expect
    .element(group('By form').getByRole('link', { name: 'Coins' }))
    .toHaveAttribute('href', '/silver/silver-coins');
  await expect
    .element(group('Coins by weight').getByRole('listitem').last())
    .toShow(/^1 kilo *24 products *110 mm$/);
  await expect
    .element(group('Three to start with').getByRole('listitem').first())
    .toShow(/At spot, nothing over\. Rated [\d.]+ of 5/);
  await expect
    .element(group('By mint').getByRole('listitem').first())
    .toShow(/^United States Mint *152 products$/);
  const [silver] = MENU;
  const count = (name: string) => group(name).getByRole('listitem').elements().length;
  expect(count('By mint'), 'the menu leads here').toBe(silver?.mintCategory?.length);
  expect(count('Coins by country')).toBe(14);
  await expect.element(list()).toBeVisible();
});

test('a narrowed list and a later page are not led into', async () => {
  await opens(`${SILVER}?page=2`);
  await expect.element(list()).toBeVisible();
  expect(group('By form').elements()).toHaveLength(0);
});

test('without its price and its months the page still leads into the list', async () => {
  await opens(SILVER, { scenario: 'fail:getSpotPrices,fail:getSpotHistory' });
  const price = main().getBySelector('.metal-price');
  await expect
    .element(price.getByText('The price of silver is not known right now.'))
    .toBeVisible();
  await expect.element(price.getByRole('link', { name: 'Silver chart' })).toBeVisible();
  await expect.element(group('By form')).toBeVisible();
  await expect.element(list()).toBeVisible();
});

test('an empty category has its price and ways on', async () => {
  await opens(SILVER, { scenario: 'empty-catalog,fail:getSpotHistory' });
  await expect
    .element(main().getBySelector('.metal-price').getByText('Silver, an ounce'))
    .toBeVisible();
  await expect.element(inSight().getByText('Nothing stands here at the moment.')).toBeVisible();
  await expect.element(main().getByRole('heading', { name: 'Popular categories' })).toBeVisible();
});
