import {
  addButton,
  EAGLE,
  elsewhere,
  isCustomer,
  keptInCart,
  leftInCart,
  LISTING,
  oneMore,
  pressesFast,
  quantity,
} from './cart-steps.ts';
import { expect, opens, test, turns } from '../shopper.ts';

/** No unit is lost or doubled between two tabs, pages that are left, and answers that are lost. */

const CART = '/cart/cart';
const ADD = '**/AddProductToShoppingCart*';

test(
  'a customer: a press that waits for more keeps what another tab adds meanwhile',
  { tag: '@rare' },
  async ({ page, context }) => {
    await isCustomer(page, 1);
    await opens(page, CART);
    const other = await context.newPage();
    await opens(other, LISTING);
    await pressesFast(oneMore(page, EAGLE), 2);
    await addButton(other, EAGLE).click();
    await expect.poll(elsewhere(page).has).toEqual({ [EAGLE.id]: 4 });
    await expect(quantity(page, EAGLE)).toHaveValue('4');
  },
);

test(
  'a guest: a press on a page that is not told yet keeps what another tab added',
  { tag: '@rare' },
  async ({ page }) => {
    await leftInCart(page, `${EAGLE.id}x2i:`);
    await opens(page, CART);
    await leftInCart(page, `${EAGLE.id}x3i:`);
    await oneMore(page, EAGLE).click();
    await expect.poll(() => keptInCart(page)).toBe(`${EAGLE.id}x4i:`);
    await expect(quantity(page, EAGLE)).toHaveValue('4');
  },
);

test(
  'a page that loads while another tab adds shows what was added',
  { tag: '@rare' },
  async ({ page, context }) => {
    await isCustomer(page, 1);
    const other = await context.newPage();
    await opens(other, LISTING);
    // The cart is read and drawn before the addition, its scripts start after it.
    await page.route('**/a/*.js', async (route) => {
      await addition;
      await route.continue();
    });
    const { promise: addition, resolve: isAdded } = Promise.withResolvers<void>();
    await page.goto(CART, { waitUntil: 'commit' });
    await addButton(other, EAGLE).click();
    await expect(other.getByText(/^1 × .* added, 2 in all/).first()).toBeVisible();
    isAdded();
    await expect(quantity(page, EAGLE)).toHaveValue('2');
  },
);

test(
  'a removal whose answer is lost reaches the other tab',
  { tag: '@rare' },
  async ({ page, context }) => {
    await isCustomer(page, 1);
    await opens(page, CART);
    const other = await context.newPage();
    await opens(other, CART);
    await turns(page, 'lost:deleteProductFromShoppingCart');
    await page.getByRole('button', { name: `Remove ${EAGLE.name}` }).click();
    await expect(quantity(page, EAGLE)).toHaveCount(0);
    await expect(quantity(other, EAGLE)).toHaveCount(0);
  },
);

test('an addition whose answer is lost ends its wait, says so, and is in the cart once', async ({
  page,
  heard,
}) => {
  await isCustomer(page);
  await opens(page, LISTING);
  await page.route(ADD, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await addButton(page, EAGLE).click();
  await expect.poll(heard).toContainEqual(expect.stringContaining('please try again'));
  await expect(addButton(page, EAGLE)).toBeEnabled();
  await expect(page.locator('#cart')).toHaveAccessibleName('Cart 1, 1 item');
  expect(await elsewhere(page).has()).toEqual({ [EAGLE.id]: 1 });
});

test(
  'a change that fails after its page was left is told on the next page',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await isCustomer(page, 1);
    await opens(page, CART);
    await turns(page, 'fail:updateProductQtyFromShoppingCart');
    await oneMore(page, EAGLE).evaluate((button: HTMLElement, href) => {
      button.click();
      location.assign(href);
    }, LISTING);
    await page.waitForURL(`**${LISTING}`);
    await expect
      .poll(heard, { timeout: 20_000 })
      .toContainEqual(expect.stringMatching(/^You left the last page before the store answered\./));
    expect(await elsewhere(page).has()).toEqual({ [EAGLE.id]: 1 });
  },
);

test(
  'an undo whose page is left at once puts the line back once, and is not offered again',
  { tag: '@rare' },
  async ({ page }) => {
    await isCustomer(page, 3);
    await opens(page, CART);
    await page.getByRole('button', { name: `Remove ${EAGLE.name}` }).click();
    const undo = page.getByRole('button', { name: `Put it back, ${EAGLE.name}` });
    await turns(page, 'slow');
    await undo.click();
    await turns(page, '');
    await page.reload();
    await expect.poll(elsewhere(page).has).toEqual({ [EAGLE.id]: 3 });
    await expect(quantity(page, EAGLE)).toHaveValue('3');
    await expect(undo).toHaveCount(0);
  },
);

test(
  'a number typed over a selected one replaces it, though another tab changed it between',
  { tag: '@rare' },
  async ({ page, context }) => {
    await leftInCart(page, `${EAGLE.id}x1i:`);
    await opens(page, CART);
    const other = await context.newPage();
    await opens(other, LISTING);
    await quantity(page, EAGLE).selectText();
    await addButton(other, EAGLE).click();
    await expect(quantity(page, EAGLE)).toHaveValue('2');
    await page.keyboard.type('24');
    await expect.poll(() => keptInCart(page)).toBe(`${EAGLE.id}x24i:`);
  },
);

test(
  'lines that are being moved when their page is left arrive once',
  { tag: '@rare' },
  async ({ page }) => {
    await isCustomer(page);
    await turns(page, 'slow');
    await leftInCart(page, `${EAGLE.id}x1i:`);
    const moving = page.waitForRequest('**/MergeGuestCart*');
    await page.goto(LISTING);
    await moving;
    await page.goto('/privacy-choices');
    await turns(page, '');
    await opens(page, CART);
    await expect(quantity(page, EAGLE)).toHaveValue('1');
    expect(await keptInCart(page)).toBe('');
    expect(await elsewhere(page).has()).toEqual({ [EAGLE.id]: 1 });
  },
);

test(
  'a quantity and a tick that wait when a page is left both arrive',
  { tag: '@rare' },
  async ({ page }) => {
    await isCustomer(page, 1);
    await opens(page, CART);
    await page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` }).uncheck();
    await oneMore(page, EAGLE).evaluate((button: HTMLElement, href) => {
      button.click();
      location.assign(href);
    }, LISTING);
    await page.waitForURL(`**${LISTING}`);
    await opens(page, CART);
    await expect(quantity(page, EAGLE)).toHaveValue('2');
    await expect(page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` })).not.toBeChecked();
  },
);
