import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  addButton,
  cartButton,
  EAGLE,
  elsewhere,
  FEW,
  isCustomer,
  keptInCart,
  leftInCart,
  LISTING,
  notesCalls,
  oneMore,
  pressesFast,
  quantity,
} from './cart-steps.ts';
import { expect, opens, test, turns } from '../shopper.ts';

/** No line is lost or duplicated, for all network failures and all actions of the shopper. */

test(
  'a guest: five quick presses and a reload are five coins on one line',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await opens(page, LISTING);
    for (let press = 0; press < 5; press++) await addButton(page, EAGLE).click();
    await expect
      .poll(heard)
      .toContain(`1 × ${EAGLE.name} added, 5 in all. Your cart holds 1 item, 5 pieces.`);
    await addButton(page, FEW).click();
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('Cart 6, 2 items, 6 pieces');
    expect(await keptInCart(page)).toBe(`${EAGLE.id}x5i:${FEW.id}x1i:`);
  },
);

test(
  'a customer, three seconds from the server: counted at once, added once',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await isCustomer(page);
    await opens(page, LISTING);
    await turns(page, 'slow');
    await addButton(page, EAGLE).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart 1, 1 item', { timeout: 1_500 });
    const adding = page.getByRole('button', { name: `Adding, ${EAGLE.name}`, exact: true });
    for (let press = 0; press < 3; press++) await adding.click({ force: true });
    await expect
      .poll(heard)
      .toEqual([expect.stringMatching(`^1 × ${EAGLE.name} added\\. Your cart holds 1 item\\.$`)]);
    await turns(page, '');
    expect(await elsewhere(page).has()).toEqual({ [EAGLE.id]: 1 });
  },
);

test(
  'a customer, three seconds from the server: two coins and a reload lose neither',
  { tag: '@rare' },
  async ({ page }) => {
    await isCustomer(page);
    await opens(page, LISTING);
    await turns(page, 'slow');
    await addButton(page, EAGLE).click();
    await addButton(page, FEW).click();
    await turns(page, '');
    await page.reload();
    await expect
      .poll(() => elsewhere(page).has(), { timeout: 10_000 })
      .toEqual({ [EAGLE.id]: 1, [FEW.id]: 1 });
  },
);

test('a customer: a burst of clicks is one request', { tag: '@rare' }, async ({ page }) => {
  await isCustomer(page, 1);
  await opens(page, '/cart/cart');
  const calls = notesCalls(page);
  await pressesFast(oneMore(page, EAGLE), 5);
  await expect.poll(elsewhere(page).has).toEqual({ [EAGLE.id]: 6 });
  expect(calls.filter((call) => call.startsWith('Update'))).toHaveLength(1);
});

test('a customer: a burst of clicks and a reload at once lose no click', async ({ page }) => {
  await isCustomer(page, 1);
  await opens(page, '/cart/cart');
  await pressesFast(oneMore(page, EAGLE), 5);
  await expect(quantity(page, EAGLE)).toHaveValue('6');
  await page.reload();
  await expect(quantity(page, EAGLE)).toHaveValue('6');
  // The page shows it until the call that was sent at the end of the page before has arrived.
  await expect.poll(elsewhere(page).has).toEqual({ [EAGLE.id]: 6 });
});

/** The built script that sends calls: its name is a hash. */
function transportScript(): string {
  const folder = join('build', 'client', 'a');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return names.find((name) => readFileSync(join(folder, name)).includes('retry-after')) ?? 'none';
}

test('a customer: no press is taken before it can be sent', { tag: '@rare' }, async ({ page }) => {
  await isCustomer(page, 1);
  let isLate = false;
  await page.route(`**/${transportScript()}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    isLate = true;
    await route.continue();
  });
  await opens(page, '/cart/cart');
  expect(isLate, 'the page waits for it').toBe(true);
  await pressesFast(oneMore(page, EAGLE), 5);
  await expect(quantity(page, EAGLE)).toHaveValue('6');
  await page.reload();
  await expect.poll(() => elsewhere(page).has()).toEqual({ [EAGLE.id]: 6 });
});

test(
  'a customer: the server’s cart wins over the one on the page',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await isCustomer(page, 2);
    await opens(page, '/cart/cart');
    await elsewhere(page).removes(EAGLE.id);
    await elsewhere(page).adds(FEW.id, 3);
    await oneMore(page, EAGLE).click();
    await expect.poll(heard).toContain('This line is not in your cart any more.');
    await expect(quantity(page, EAGLE)).toHaveCount(0);
    await expect(quantity(page, FEW)).toHaveValue('3');
  },
);

test('§8 a line that could not be removed comes back and says so', async ({ page, heard }) => {
  await isCustomer(page, 3);
  await opens(page, '/cart/cart');
  await turns(page, 'fail:deleteProductFromShoppingCart');
  await page.getByRole('button', { name: `Remove ${EAGLE.name}` }).click();
  await expect.poll(heard).toContain('Product could not be deleted');
  await expect(quantity(page, EAGLE)).toHaveValue('3');
});

test('two tabs of a guest show one cart', { tag: '@rare' }, async ({ page, context }) => {
  await leftInCart(page, `${EAGLE.id}x1i:`);
  await opens(page, '/cart/cart');
  const other = await context.newPage();
  await opens(other, LISTING);
  await addButton(other, EAGLE).click();
  await expect(quantity(page, EAGLE)).toHaveValue('2');
  await oneMore(page, EAGLE).click();
  await addButton(other, FEW).click();
  await expect(quantity(page, FEW)).toHaveValue('1');
  expect(await keptInCart(page)).toBe(`${EAGLE.id}x3i:${FEW.id}x1i:`);
});

test('two tabs of a customer show one cart', async ({ page, context }) => {
  await isCustomer(page, 1);
  await opens(page, '/cart/cart');
  const other = await context.newPage();
  await opens(other, LISTING);
  await addButton(other, EAGLE).click();
  await expect(quantity(page, EAGLE)).toHaveValue('2');
  await oneMore(page, EAGLE).click();
  await addButton(other, FEW).click();
  await expect(quantity(page, FEW)).toHaveValue('1');
  await expect.poll(() => elsewhere(page).has()).toEqual({ [EAGLE.id]: 3, [FEW.id]: 1 });
});
