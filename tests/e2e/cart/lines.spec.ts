import {
  EAGLE,
  elsewhere,
  isCustomer,
  keptInCart,
  leftInCart,
  LISTING,
  MAPLE,
  NEXT_YEAR,
  quantity,
  removeButton,
} from './cart-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, inSight, opens, tabTo, test, turns } from '../shopper.ts';

const CART = '/cart/cart';
const OLD = { id: 173_395, name: '2009 1 oz American Silver Eagle Coin BU' };
const COPPER = { id: 825_107, name: '5 oz AVDP Golden State Mint Buffalo Copper Round' };
const STACK = { id: 402_536, name: 'Silver Starter Stack' };

test('by keyboard: a shopper takes the next price tier, sets presale aside, removes all lines and puts them back', async ({
  page,
  heard,
}) => {
  await leftInCart(page, `${EAGLE.id}x18i:${NEXT_YEAR.id}x1p:`);
  await opens(page, CART);
  const { keyboard } = page;
  await tabTo(page, page.getByRole('button', { name: /^Add 2 more for \$[\d.]+ less each/ }));
  await keyboard.press('Enter');
  await expect(quantity(page, EAGLE)).toHaveValue('20');
  await expect(quantity(page, EAGLE)).toBeFocused();
  await expect.poll(heard).toContainEqual(expect.stringMatching(`^20 × ${EAGLE.name}\\. Total `));

  await expect(
    inSight(page).getByText(/^This order waits until about January 7, 2027/),
  ).toBeVisible();
  const split = page.getByRole('button', { name: 'Order the line in stock first' });
  await tabTo(page, split, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(split).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(heard).toContain('1 item set aside for a later order.');
  const all = page.getByRole('checkbox', { name: 'Buy all 2' });
  await tabTo(page, all);
  await expect(all).toBeChecked({ indeterminate: true });
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: `Buy ${NEXT_YEAR.name}` })).toBeChecked();

  await tabTo(page, page.getByRole('button', { name: 'Remove 2 ticked lines' }));
  await keyboard.press('Enter');
  await expect(inSight(page).getByText('No products in the cart.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Put them back, 2 products' }));
  await keyboard.press('Enter');
  await expect(quantity(page, EAGLE)).toHaveValue('20');
  await expect(page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` })).toBeFocused();
  expect(await keptInCart(page)).toBe(`${EAGLE.id}x20i:${NEXT_YEAR.id}x1p:`);
});

test('a line moves to the watchlist and back; a guest is asked to sign in first', async ({
  page,
  heard,
}) => {
  await isCustomer(page, 2);
  await opens(page, CART);
  await page.getByRole('button', { name: `Move to watchlist, ${EAGLE.name}` }).click();
  await expect.poll(heard).toContain(`${EAGLE.name} is on your watchlist.`);
  await expect(inSight(page).getByText('No products in the cart.')).toBeVisible();
  expect(await elsewhere(page).has()).toEqual({});
  await page.getByRole('button', { name: `Put it back, ${EAGLE.name}` }).click();
  await expect(quantity(page, EAGLE)).toHaveValue('2');

  await page.context().clearCookies();
  await leftInCart(page, `${MAPLE.id}x1i:`);
  await opens(page, CART);
  await page.getByRole('link', { name: 'Sign in to move lines to your watchlist' }).click();
  await expect(page).toHaveURL(/\/signin\?returnTo=%2Fcart%2Fcart$/);
  expect(await keptInCart(page)).toBe(`${MAPLE.id}x1i:`);
});

test('lines that an IRA may hold are marked, and counted', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x1i:${COPPER.id}x1i:`);
  await opens(page, CART);
  const line = (of: { name: string }) =>
    page.getByRole('listitem').filter({ has: quantity(page, of) });
  await expect(line(EAGLE)).toContainText('IRA eligible');
  await expect(line(COPPER)).not.toContainText('IRA eligible');
  const extras = page.getByRole('region', { name: 'Shipping and coupon' });
  await expect(extras).toContainText('1 of 2 items you ticked may be held in an IRA.');
  await page.getByRole('checkbox', { name: `Buy ${COPPER.name}` }).uncheck();
  await expect(extras).toContainText('Everything you ticked may be held in an IRA.');
  await extras.getByRole('link', { name: 'How an IRA holds metal' }).click();
  await expect(page).toHaveURL('/services/precious-metals-ira');
});

test('a line shows its condition, its pieces and its shipping day, and the cart how far free shipping is', async ({
  page,
}) => {
  await leftInCart(page, `${STACK.id}x1iu:${OLD.id}x1m:`);
  await opens(page, CART);
  const impaired = page.getByRole('region', { name: 'Impaired' });
  await expect(impaired.getByRole('listitem')).toContainText(
    'Impaired, ships 1 to 3 business days after payment',
  );
  await expect(removeButton(page, OLD)).toBeVisible();
  await inSight(page).getByText('Each holds 5 pieces').click();
  await expect(page.getByRole('link', { name: EAGLE.name })).toBeVisible();
  const extras = page.getByRole('region', { name: 'Shipping and coupon' });
  await expect(extras.getByText(/^Add \$[\d.]+ to ship free within the US\.$/)).toBeVisible();
  await expect(page.getByRole('progressbar'), 'read as a bare percentage').toHaveCount(0);
  await page.getByRole('checkbox', { name: `Buy ${STACK.name}` }).check();
  await expect(extras.getByText('Ships free within the US.')).toBeVisible();
});

test('§5 a customer hears on any page that a line without stock was taken out of the cart', async ({
  page,
  heard,
}) => {
  await isCustomer(page, 2);
  await elsewhere(page).adds(MAPLE.id, 1);
  await turns(page, `sold-out:${EAGLE.id}`);
  await opens(page, LISTING);
  await expect
    .poll(heard)
    .toContain(`${EAGLE.name} is out of stock and was taken out of your cart.`);
  await opens(page, CART);
  await expect(quantity(page, MAPLE)).toHaveValue('1');
  await expect(page.getByRole('heading', { name: EAGLE.name })).toHaveCount(0);
  expect(await elsewhere(page).has()).toEqual({ [MAPLE.id]: 1 });
});

test('a line without stock that cannot be taken out stays apart from the others', async ({
  page,
  heard,
}) => {
  await isCustomer(page, 2);
  await elsewhere(page).adds(MAPLE.id, 1);
  await turns(page, `sold-out:${EAGLE.id},fail:deleteProductFromShoppingCart`);
  await opens(page, CART);
  await expect
    .poll(heard)
    .toContain(`${EAGLE.name} is out of stock, but could not be taken out of your cart.`);
  const apart = page.getByRole('region', { name: 'Cannot be bought now' });
  await expect(apart.getByRole('heading', { name: EAGLE.name })).toBeVisible();
  await expect(quantity(page, MAPLE)).toHaveValue('1');
});

test('a customer reads what a coin would cost at their own prediction; a guest does not', async ({
  page,
}) => {
  await leftInCart(page, `${EAGLE.id}x1i:`);
  await opens(page, CART);
  await expect(quantity(page, EAGLE)).toHaveValue('1');
  const expected = page.getByText(/^At the prices you expect: \$[\d.,]+ more/);
  await expect(expected).toHaveCount(0);

  await leftInCart(page, '');
  await signsIn(page, 'clara');
  await elsewhere(page).adds(OLD.id, 1);
  await opens(page, CART);
  await expect(expected, 'no line is larger for it').toBeVisible();
  await expected.press('Enter');
  await expect(page.getByText(`${OLD.name}: you expect silver`)).toHaveText(
    /at \$80\.22\. One would cost \$[\d.]+ by check then, \$[\d.]+ more than today\.$/,
  );
  await expect(page.getByText(/: you expect gold at /)).toHaveCount(1);
});
