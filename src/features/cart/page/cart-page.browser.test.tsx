import { queryClient } from '#api/cache/query-client.ts';
import { callsMade, holdsAnswers } from '#tests/browser/backend.ts';
import {
  adds,
  CART,
  cartButton,
  EAGLE,
  FEW,
  keptInCart,
  line,
  MAPLE,
  quantity,
  removeButton,
  tick,
} from '#tests/browser/cart-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, textsOf } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const UNDO = 'To undo, press “Put it back”, after the heading of the page.';
const TOTAL = String.raw`Total \$[\d,.]+\.( \$[\d.]+ more ships free\.)?`;
const heading = () => page.getByRole('heading', { level: 1 });

test('a burst of presses is one request and one sentence with the new total', async () => {
  await opens(CART, { cart: `${EAGLE.id}x1i:` });
  await expect.element(quantity(EAGLE)).toHaveValue(1);
  const before = callsMade().length;
  const more = line(EAGLE).getByRole('button', { name: 'Increase quantity' }).element();
  for (const _ of [1, 2, 3, 4, 5, 6]) (more as HTMLElement).click();
  await expect.element(quantity(EAGLE)).toHaveValue(7);
  // The words of free shipping follow if an earlier cart of the page had missed it.
  await expect.poll(heard).toContainEqual(expect.stringMatching(/Total \$[\d,.]+\./));
  expect(heard().filter((words) => words.includes('Total'))).toEqual([
    expect.stringMatching(`^7 × ${EAGLE.name}\\. Total `),
  ]);
  expect(callsMade().slice(before)).toEqual(['POST GetUpdateShoppingCart']);
  expect(keptInCart()).toBe(`${EAGLE.id}x7i:`);
});

test('§5 an invalid quantity is undone, and more than the stock becomes the stock', async () => {
  await opens(CART, { cart: `${FEW.id}x3i:` });
  const field = quantity(FEW);
  await field.fill('');
  await userEvent.tab();
  await expect.element(field).toHaveValue(3);
  await expect
    .element(field)
    .toHaveAccessibleDescription(/^Enter a whole number from 1 to 100,000\./);
  await expect.poll(heard).toContainEqual(expect.stringContaining('It is 3 as before.'));
  const most = Number(field.element().getAttribute('max'));
  await field.fill(String(most + 5));
  await expect.element(field).toHaveValue(most);
  await expect.poll(heard).toContain(`Only ${most} are left in stock.`);
  // Or the next test would hear it.
  await expect.poll(heard).toContainEqual(expect.stringMatching(`^${most} × ${FEW.name}`));
});

test('§8 removing a line moves the focus on, is announced once, and can be undone', async () => {
  await opens(CART, { cart: `${EAGLE.id}x4iu:${MAPLE.id}x1i:` });
  await removeButton(EAGLE).click();
  await expect.element(quantity(EAGLE)).not.toBeInTheDocument();
  await expect.element(tick(MAPLE)).toHaveFocus();
  // The place of the focus, the removed line and its undo in one announcement: Orca cuts the speech
  // of the focus by the next announcement.
  const removal = `^${MAPLE.name}\\. Product deleted successfully: ${EAGLE.name}\\. ${TOTAL} ${UNDO}$`;
  await expect.poll(heard).toEqual([expect.stringMatching(removal)]);

  await removeButton(MAPLE).click();
  await expect
    .poll(heard)
    .toContain(`Product deleted successfully: ${MAPLE.name}. No products in the cart. ${UNDO}`);
  await expect.element(inSight().getByText('No products in the cart.')).toBeVisible();
  await expect.element(heading()).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Shop what is in stock' })).toBeVisible();

  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Put it back', exact: true }).click();
  await expect.element(quantity(MAPLE)).toHaveValue(1);
  await expect
    .poll(() => textsOf(messages.getByRole('listitem')))
    .toEqual([`${MAPLE.name} is back in your cart.`]);
  const maple = page.getByRole('button', { name: `Put it back, ${MAPLE.name}` });
  await expect.element(maple).not.toBeInTheDocument();
  await expect.element(tick(MAPLE)).toHaveFocus();
  const back = expect.stringMatching(`^${MAPLE.name} is back in your cart\\. ${TOTAL}$`);
  await expect.poll(heard).toContainEqual(back);
});

test('a line put back before the answer without it stays, and keeps the focus', async () => {
  await opens(CART, { cart: `${EAGLE.id}x4iu:${MAPLE.id}x1i:` });
  await expect.element(page.getByRole('region', { name: 'Total' })).toBeVisible();
  const asked = callsMade().length;
  const answers = holdsAnswers();
  await removeButton(EAGLE).click();
  await expect.poll(() => callsMade().slice(asked)).toContain('POST GetUpdateShoppingCart');
  await page.getByRole('button', { name: `Put it back, ${EAGLE.name}` }).click();
  await expect.element(tick(EAGLE)).toHaveFocus();
  answers();
  const client = queryClient();
  await expect.poll(() => client.isFetching()).toBe(0);
  await expect.element(tick(EAGLE)).toHaveFocus();
  await expect.element(quantity(EAGLE)).toHaveValue(4);
});

test('§8 a removal can be undone after a reload and from another page, and the line is unticked as before', async () => {
  await opens(CART, { cart: `${EAGLE.id}x4iu:${MAPLE.id}x1i:` });
  await removeButton(EAGLE).click();
  const back = page.getByRole('button', { name: `Put it back, ${EAGLE.name}` });
  await expect.element(back).toBeVisible();
  await loads(CART);
  await expect.element(back).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to move lines to your watchlist' }).click();
  await expect.element(heading()).toShow('Sign in');
  history.back();
  await back.click();
  await expect.element(tick(EAGLE)).not.toBeChecked();
  await expect.element(tick(EAGLE)).toHaveFocus();
});

test('§4 a line that is not ticked is not in the total, and emptying leaves it', async () => {
  await opens(CART, { cart: `${EAGLE.id}x2i:${MAPLE.id}x1i:` });
  await tick(MAPLE).click();
  await expect.element(page.getByRole('heading', { name: '1 item ticked to buy' })).toBeVisible();
  const lineTotal = line(EAGLE)
    .getByText(/^Line total/)
    .element().parentElement?.textContent;
  await expect
    .element(page.getByRole('region', { name: 'Total' }))
    .toShow(/\$[\d,.]+/.exec(lineTotal ?? '')?.[0] ?? 'no total');
  await page.getByRole('button', { name: 'Remove 1 ticked line' }).click();
  await expect.element(quantity(EAGLE)).not.toBeInTheDocument();
  await expect.element(quantity(MAPLE)).toBeVisible();
  await expect.element(heading()).toHaveFocus();
  const removal = `^Product deleted successfully: ${EAGLE.name}. Total \\$0.00. To undo, `;
  await expect.poll(heard).toContainEqual(expect.stringMatching(removal));
  expect(keptInCart()).toBe(`${MAPLE.id}x1iu:`);
});

test('§4, §5 lines that cannot be bought stand apart with the reason, and are not in the total', async () => {
  await opens(CART, { cart: `${EAGLE.id}x1i:${FEW.id}x500i:1x2i:` });
  const apart = page.getSection('Cannot be bought now');
  await expect.element(apart).toShow(/You want 500, and only \d+ are left in stock\./);
  await expect.element(apart).toShow('Set aside: it is not for sale at the moment.');
  await expect.element(page.getByRole('heading', { name: '1 item to buy' })).toBeVisible();
  // Inactive lines are not counted; lines above the stock are.
  await expect.element(cartButton()).toHaveAccessibleName('Cart 9+, 2 items, 501 pieces');
  await apart.getByRole('button', { name: /^Take \d+/ }).click();
  await expect.element(quantity(FEW)).toBeVisible();
});

test('§9 above nine items the badge says 9+, and its name the items and their pieces', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => EAGLE.id + index);
  await opens('/signin', { cart: ids.map((id) => `${id}x40i:`).join('') });
  await expect.element(cartButton()).toShow('9+');
  await expect.element(cartButton()).toHaveAccessibleName('Cart 9+, 12 items, 480 pieces');
});

test('a cart that nobody could read yet is not called empty', async () => {
  await opens('/site-map', {
    as: 'nora',
    before: () => adds(EAGLE.id, 2),
    scenario: 'fail:getProductFromShoppingCart',
  });
  await expect.element(cartButton()).toHaveAccessibleName('Cart');
  await expect.poll(callsMade).toContain('GET GetProductFromShoppingCart');
  await expect.element(cartButton()).toHaveAccessibleName('Cart');
});
