import {
  cartButton,
  EAGLE,
  FEW,
  isCustomer,
  keptInCart,
  leftInCart,
  MAPLE,
  notesCalls,
  oneMore,
  pressesFast,
  quantity,
  removeButton,
} from './cart-steps.ts';
import { expect, inSight, opens, test, turns } from '../shopper.ts';

const CART = '/cart/cart';

test('a burst of presses is one request and one sentence with the new total', async ({
  page,
  heard,
}) => {
  await leftInCart(page, `${EAGLE.id}x1i:`);
  await opens(page, CART);
  const calls = notesCalls(page);
  await pressesFast(oneMore(page, EAGLE), 6);
  await expect(quantity(page, EAGLE)).toHaveValue('7');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/Total \$[\d,.]+\.$/));
  expect((await heard()).filter((words) => words.includes('Total'))).toEqual([
    expect.stringMatching(`^7 × ${EAGLE.name}\\. Total `),
  ]);
  expect(calls).toEqual(['GetUpdateShoppingCart']);
  expect(await keptInCart(page)).toBe(`${EAGLE.id}x7i:`);
});

test('§5 an invalid quantity is undone, and more than the stock becomes the stock', async ({
  page,
  heard,
}) => {
  await leftInCart(page, `${FEW.id}x3i:`);
  await opens(page, CART);
  const field = quantity(page, FEW);
  await field.fill('');
  await field.blur();
  await expect(field).toHaveValue('3');
  await expect(field).toHaveAccessibleDescription(/^Enter a whole number from 1 to 100,000\./);
  await expect.poll(heard).toContainEqual(expect.stringContaining('It is 3 as before.'));
  const most = Number(await field.getAttribute('max'));
  await field.fill(String(most + 5));
  await expect(field).toHaveValue(String(most));
  await expect.poll(heard).toContain(`Only ${most} are left in stock.`);
});

test('§8 removing a line moves the focus on, is announced, and can be undone', async ({
  page,
  heard,
}) => {
  await leftInCart(page, `${EAGLE.id}x4iu:${MAPLE.id}x1i:`);
  await opens(page, CART);
  await removeButton(page, EAGLE).click();
  await expect(quantity(page, EAGLE)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: `Buy ${MAPLE.name}` })).toBeFocused();
  // The place of the focus, the removed line and its undo in one announcement: Orca cuts the speech
  // of the focus by the next announcement.
  const undo = 'To undo, press “Put it back”, after the heading of the page.';
  const total = String.raw`Total \$[\d,.]+\.( \$[\d.]+ more ships free\.)?`;
  const removal = `^${MAPLE.name}\\. Product deleted successfully: ${EAGLE.name}\\. ${total} ${undo}$`;
  await expect.poll(heard).toEqual([expect.stringMatching(removal)]);

  await removeButton(page, MAPLE).click();
  await expect
    .poll(heard)
    .toContain(`Product deleted successfully: ${MAPLE.name}. No products in the cart. ${undo}`);
  await expect(inSight(page).getByText('No products in the cart.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Shop what is in stock' })).toBeVisible();

  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Put it back', exact: true }).click();
  await expect(quantity(page, MAPLE)).toHaveValue('1');
  await expect(messages.getByRole('listitem')).toHaveText([`${MAPLE.name} is back in your cart.`]);
  await expect(page.getByRole('button', { name: `Put it back, ${MAPLE.name}` })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: `Buy ${MAPLE.name}` })).toBeFocused();
  const back = expect.stringMatching(`^${MAPLE.name} is back in your cart\\. ${total}$`);
  await expect.poll(heard).toContainEqual(back);
  // The earlier removal can still be undone, after a reload and from another page too. The line
  // returns unticked, as before.
  await page.reload();
  await expect(page.getByRole('button', { name: `Put it back, ${MAPLE.name}` })).toHaveCount(0);
  await opens(page, '/signin');
  await page.goBack();
  await page.getByRole('button', { name: `Put it back, ${EAGLE.name}` }).click();
  const eagle = page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` });
  await expect(eagle).not.toBeChecked();
  await expect(eagle).toBeFocused();
});

test('§4 a line that is not ticked is not in the total, and emptying leaves it', async ({
  page,
  heard,
}) => {
  await leftInCart(page, `${EAGLE.id}x2i:${MAPLE.id}x1i:`);
  await opens(page, CART);
  await page.getByRole('checkbox', { name: `Buy ${MAPLE.name}` }).uncheck();
  await expect(page.getByRole('heading', { name: '1 item ticked to buy' })).toBeVisible();
  const lineTotal = await page
    .getByRole('listitem')
    .filter({ has: quantity(page, EAGLE) })
    .getByText(/^Line total/)
    .locator('..')
    .textContent();
  await expect(page.getByRole('region', { name: 'Total' })).toContainText(
    /\$[\d,.]+/.exec(lineTotal ?? '')?.[0] ?? 'no total',
  );
  await page.getByRole('button', { name: 'Remove 1 ticked line' }).click();
  await expect(quantity(page, EAGLE)).toHaveCount(0);
  await expect(quantity(page, MAPLE)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect
    .poll(heard)
    .toContainEqual(
      expect.stringMatching(
        `^Product deleted successfully: ${EAGLE.name}. Total \\$0.00. To undo, `,
      ),
    );
  expect(await keptInCart(page)).toBe(`${MAPLE.id}x1iu:`);
});

test('§4, §5 lines that cannot be bought stand apart with the reason, and are not in the total', async ({
  page,
}) => {
  await leftInCart(page, `${EAGLE.id}x1i:${FEW.id}x500i:1x2i:`);
  await opens(page, CART);
  const apart = page.getByRole('region', { name: 'Cannot be bought now' });
  await expect(apart).toContainText(/You want 500, and only \d+ are left in stock\./);
  await expect(apart).toContainText('Set aside: it is not for sale at the moment.');
  await expect(page.getByRole('heading', { name: '1 item to buy' })).toBeVisible();
  // Inactive lines are not counted; lines above the stock are.
  await expect(cartButton(page)).toHaveAccessibleName('Cart 9+, 2 items, 501 pieces');
  await apart.getByRole('button', { name: /^Take \d+/ }).click();
  await expect(quantity(page, FEW)).toBeVisible();
});

test('§9 above nine items the badge says 9+, and its name the items and their pieces', async ({
  page,
}) => {
  const ids = Array.from({ length: 12 }, (_, index) => EAGLE.id + index);
  await leftInCart(page, ids.map((id) => `${id}x40i:`).join(''));
  await opens(page, '/signin');
  await expect(cartButton(page)).toContainText('9+');
  await expect(cartButton(page)).toHaveAccessibleName('Cart 9+, 12 items, 480 pieces');
});

test('a cart that nobody could read yet is not called empty', async ({ page }) => {
  await isCustomer(page, 2);
  await turns(page, 'fail:getProductFromShoppingCart');
  await opens(page, '/site-map');
  await expect(cartButton(page)).toHaveAccessibleName('Cart');
});
