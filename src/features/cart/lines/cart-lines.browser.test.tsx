import { turns } from '#tests/browser/backend.ts';
import {
  adds,
  CART,
  EAGLE,
  has,
  keptInCart,
  line,
  MAPLE,
  NEXT_YEAR,
  quantity,
  removeButton,
  tick,
} from '#tests/browser/cart-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses, tabTo } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const OLD = { id: 173_395, name: '2009 1 oz American Silver Eagle Coin BU' };
const COPPER = { id: 825_107, name: '5 oz AVDP Golden State Mint Buffalo Copper Round' };
const STACK = { id: 402_536, name: 'Silver Starter Stack' };
const BACK = '{Shift>}{Tab}{/Shift}';
const extras = () => page.getBySelector('.cart-extras');

test('by keyboard: a shopper takes the next price tier and sets presale aside', async () => {
  await opens(CART, { cart: `${EAGLE.id}x18i:${NEXT_YEAR.id}x1p:` });
  await tabTo(page.getByRole('button', { name: /^Add 2 more for \$[\d.]+ less each/ }));
  await userEvent.keyboard('{Enter}');
  await expect.element(quantity(EAGLE)).toHaveValue(20);
  await expect.element(quantity(EAGLE)).toHaveFocus();
  await expect.poll(heard).toContainEqual(expect.stringMatching(`^20 × ${EAGLE.name}\\. Total `));

  await expect
    .element(inSight().getByText(/^This order waits until about January 7, 2027/))
    .toBeVisible();
  const split = page.getByRole('button', { name: 'Order the line in stock first' });
  await tabTo(split, BACK);
  await userEvent.keyboard('{Enter}');
  await expect.element(split).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.poll(heard).toContain('1 item set aside for a later order.');
});

test('by keyboard: a shopper ticks all lines, removes them and puts them back', async () => {
  await opens(CART, { cart: `${EAGLE.id}x20i:${NEXT_YEAR.id}x1pu:` });
  const all = page.getByRole('checkbox', { name: 'Buy all 2' });
  await tabTo(all);
  await expect.element(all).toBePartiallyChecked();
  await userEvent.keyboard(' ');
  await expect.element(tick(NEXT_YEAR)).toBeChecked();
  await tabTo(page.getByRole('button', { name: 'Remove 2 ticked lines' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(inSight().getByText('No products in the cart.')).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Put them back, 2 products' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(quantity(EAGLE)).toHaveValue(20);
  await expect.element(tick(EAGLE)).toHaveFocus();
  expect(keptInCart()).toBe(`${EAGLE.id}x20i:${NEXT_YEAR.id}x1p:`);
});

test('a line moves to the watchlist and back', async () => {
  await opens(CART, { as: 'nora', before: () => adds(EAGLE.id, 2) });
  await page.getByRole('button', { name: `Move to watchlist, ${EAGLE.name}` }).click();
  await expect.poll(heard).toContain(`${EAGLE.name} is on your watchlist.`);
  await expect.element(inSight().getByText('No products in the cart.')).toBeVisible();
  expect(await has()).toEqual({});
  await page.getByRole('button', { name: `Put it back, ${EAGLE.name}` }).click();
  await expect.element(quantity(EAGLE)).toHaveValue(2);
});

test('a guest is asked to sign in to move lines, and keeps the cart', async () => {
  await opens(CART, { cart: `${MAPLE.id}x1i:` });
  await page.getByRole('link', { name: 'Sign in to move lines to your watchlist' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toShow('Sign in');
  expect(location.href).toMatch(/\/signin\?returnTo=%2Fcart%2Fcart$/);
  expect(keptInCart()).toBe(`${MAPLE.id}x1i:`);
});

test('lines that an IRA may hold are marked, and counted', async () => {
  await opens(CART, { cart: `${EAGLE.id}x1i:${COPPER.id}x1i:` });
  await expect.element(line(EAGLE)).toShow('IRA eligible');
  await expect.element(line(COPPER)).not.toShow('IRA eligible');
  await expect.element(extras()).toShow('1 of 2 items you ticked may be held in an IRA.');
  await tick(COPPER).click();
  await expect.element(extras()).toShow('Everything you ticked may be held in an IRA.');
  await expect
    .element(extras().getByRole('link', { name: 'How an IRA holds metal' }))
    .toHaveAttribute('href', '/services/precious-metals-ira');
});

test('a line shows its condition, its pieces and its shipping day, and the cart how far free shipping is', async () => {
  await opens(CART, { cart: `${STACK.id}x1iu:${OLD.id}x1m:` });
  await expect
    .element(page.getByRole('region', { name: 'Impaired' }).getByRole('listitem'))
    .toShow('Impaired, ships 1 to 3 business days after payment');
  await expect.element(removeButton(OLD)).toBeVisible();
  await inSight().getByText('Each holds 5 pieces').click();
  await expect.element(page.getByRole('link', { name: EAGLE.name })).toBeVisible();
  await expect
    .element(extras().getByText(/^Add \$[\d.]+ to ship free within the US\.$/))
    .toBeVisible();
  expect(page.getByRole('progressbar').elements(), 'read as a bare percentage').toEqual([]);
  await tick(STACK).click();
  await expect.element(extras().getByText('Ships free within the US.')).toBeVisible();
});

const withBoth = async () => {
  await adds(EAGLE.id, 2);
  await adds(MAPLE.id, 1);
};

test('§5 a customer hears on any page that a line without stock was taken out of the cart', async () => {
  await opens('/signin', { as: 'nora', before: withBoth });
  turns(`sold-out:${EAGLE.id}`);
  await loads('/search/searchresults?searchkey=american+silver+eagle+coin+bu');
  await expect
    .poll(heard)
    .toContain(`${EAGLE.name} is out of stock and was taken out of your cart.`);
  await loads(CART);
  await expect.element(quantity(MAPLE)).toHaveValue(1);
  expect(page.getByRole('heading', { name: EAGLE.name }).elements()).toEqual([]);
  expect(await has()).toEqual({ [MAPLE.id]: 1 });
});

test('a line without stock that cannot be taken out stays apart from the others', async () => {
  await opens(CART, {
    as: 'nora',
    before: withBoth,
    // A page tries each line once, and the test before has tried the Eagle.
    scenario: `sold-out:${MAPLE.id},fail:deleteProductFromShoppingCart`,
  });
  await expect
    .poll(heard)
    .toContain(`${MAPLE.name} is out of stock, but could not be taken out of your cart.`);
  const apart = page.getSection('Cannot be bought now');
  await expect.element(apart.getByRole('heading', { name: MAPLE.name })).toBeVisible();
  await expect.element(quantity(EAGLE)).toHaveValue(2);
});

const expected = () => page.getByText(/^At the prices you expect: \$[\d.,]+ more/);

test('a guest has no prices that they expect', async () => {
  await opens(CART, { cart: `${EAGLE.id}x1i:` });
  await expect.element(quantity(EAGLE)).toHaveValue(1);
  expect(expected().elements()).toEqual([]);
});

test('a customer reads what a coin would cost at their own prediction', async () => {
  await opens(CART, { as: 'clara', before: () => adds(OLD.id, 1) });
  // Closed at first: no line is larger for it.
  await expect.element(expected()).toBeVisible();
  await presses(expected());
  await expect
    .element(page.getByText(`${OLD.name}: you expect silver`))
    .toShow(/at \$80\.22\. One would cost \$[\d.]+ by check then, \$[\d.]+ more than today\.$/);
  expect(page.getByText(/: you expect gold at /).elements()).toHaveLength(1);
});
