import type { Page } from '@playwright/test';

import { addButton, cartButton, keptInCart } from '../cart/cart-steps.ts';
import { expect, inSight, opens, test, turns } from '../shopper.ts';

/** A coin in stock, impaired and for preorder; a chain on sale, in several lengths, six of each. */
const BRITANNIA = {
  id: 301470,
  name: '2026 1 oz British Silver Britannia Coin BU',
  path: '/product/301470/2026-1-oz-british-silver-britannia-coin-bu',
};
const CHAIN = {
  id: 461372,
  name: 'Sterling Silver 1.5 mm Singapore Chain',
  path: '/product/461372/sterling-silver-1-5-mm-singapore-chain',
};
const SOLD_OUT = '/product/193711/2024-1-oz-canadian-gold-maple-leaf-coin-bu';
const COMING = '/product/660804/2027-1-oz-canadian-gold-maple-leaf-coin-bu';
const MONEY = String.raw`\$[\d,]+\.\d\d`;

function table(page: Page) {
  return page.getByRole('table', { name: /price of each, by quantity and payment/i });
}

/** The table row that is marked as the shopper's price. */
function yours(page: Page) {
  return table(page).getByRole('row', { name: /your price/ });
}

function quantity(page: Page) {
  return page.getByRole('spinbutton', { name: /^Quantity of / });
}

test('a picture is chosen by keyboard, and the focus stays', async ({ page, heard }) => {
  await opens(page, BRITANNIA.path);
  const views = page.getByRole('group', { name: 'Picture' }).getByRole('radio');
  await expect(views).toHaveCount(2);
  await expect(views.nth(0)).toBeChecked();
  await expect(page.getByRole('img', { name: /Britannia with trident/ })).toBeVisible();
  await views.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Reverse' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'Back of the silver coin' })).toBeVisible();
  await expect(views.nth(1)).toBeChecked();
  expect(await heard(), 'the button says it all').toEqual([]);
});

test('§3 the price table follows the quantity and the payment, and so does the total', async ({
  page,
  heard,
}) => {
  await opens(page, BRITANNIA.path);
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Quantity',
    'Check, wire or eCheck',
    'Card or PayPal 4.2 % more',
  ]);
  await expect(table(page).getByRole('rowheader')).toHaveText(['1 to 19', '20 to 99']);
  const all = page.getByRole('button', { name: 'All 5 quantities' });
  await all.press('Enter');
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  await expect(all).toBeFocused();
  await expect(table(page).getByRole('rowheader')).toHaveText([
    '1 to 19',
    '20 to 99',
    '100 to 499',
    '500 to 999',
    '1,000 or more not in stock',
  ]);
  await expect(yours(page)).toHaveCount(1);
  await expect(yours(page)).toContainText('1 to 19');
  await expect(inSight(page).getByText('As low as').first()).toContainText(
    'each for 500 or more, by check',
  );

  await quantity(page).fill('20');
  await expect(yours(page)).toContainText('20 to 99');
  await expect
    .poll(heard)
    .toContainEqual(
      expect.stringMatching(`^20 for ${MONEY} by check, wire or eCheck, ${MONEY} each\\.$`),
    );
  await page.getByRole('button', { name: 'Decrease quantity' }).press('Enter');
  await expect(quantity(page)).toHaveValue('19');
  await expect(yours(page)).toContainText('1 to 19');
  await expect(inSight(page).getByText(/^Add 1 more for \$\d+\.\d\d less each\.$/)).toBeVisible();

  await page.getByRole('radio', { name: 'Card or PayPal' }).check();
  const card = yours(page).getByRole('cell', { name: /^your price/ });
  await expect(card).toHaveText(await yours(page).getByRole('cell').last().innerText());
  await expect(inSight(page).getByText('Total for 19 by card or PayPal')).toBeVisible();
  await expect(page).toHaveURL(/\?quantity=19&payment=card$/);
  await expect(page.getByRole('radio', { name: 'Card or PayPal' })).toBeFocused();

  await page.reload();
  await expect(quantity(page)).toHaveValue('19');
  await expect(yours(page).getByRole('cell').last()).toHaveAccessibleName(/^your price/);
});

test('§4 the stock that a shopper buys from decides price, shipping and cart line', async ({
  page,
  heard,
}) => {
  await opens(page, BRITANNIA.path);
  const from = page.getByRole('group', { name: 'Buy from' });
  await expect(from.getByRole('radio')).toHaveCount(3);
  await expect(from.getByRole('radio', { name: /^In stock, 593 available/ })).toBeChecked();
  const sent = page.getByRole('definition').filter({ hasText: /ship/i });

  await from.getByRole('radio', { name: /^Impaired/ }).check();
  await expect(table(page).getByRole('rowheader')).toHaveText(['1 or more']);
  await expect(inSight(page).getByText('As low as').first()).not.toContainText('for 500 or more');
  await from.getByRole('radio', { name: /^Preorder, .*December 4, 2026/ }).check();
  await expect(sent.filter({ hasText: 'expected to ship December 4, 2026' })).toBeVisible();
  await expect(table(page).getByRole('rowheader')).toHaveText(['1 to 19', '20 to 99']);
  await expect(page).toHaveURL(/\?stock=backorder$/);

  await addButton(page, BRITANNIA).first().click();
  await expect.poll(heard).toContain(`1 × ${BRITANNIA.name} added. Your cart holds 1 item.`);
  expect(await keptInCart(page)).toBe(`${BRITANNIA.id}x1b:`);
});

test('a missing size and a quantity above the stock are shown at the field, which takes the focus', async ({
  page,
}) => {
  await opens(page, CHAIN.path);
  const size = page.getByRole('combobox', { name: 'Size' });
  await expect(inSight(page).getByText(/^from \$36/)).toBeVisible();
  await expect(inSight(page).getByText('Choose a size to see the total.')).toBeVisible();
  await quantity(page).fill('2');
  await addButton(page, CHAIN).first().click();
  await expect(size).toBeFocused();
  await expect(size).toHaveAccessibleDescription('Error: Choose a size first.');
  await expect(size).toHaveAttribute('aria-invalid', 'true');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
  await expect(quantity(page)).toHaveValue('2');

  await size.selectOption({ label: (await size.getByRole('option').allInnerTexts()).at(-1) ?? '' });
  await expect(size).not.toHaveAttribute('aria-invalid');
  await expect(inSight(page).getByText('Total for 2 by check, wire or eCheck')).toBeVisible();
  await expect(inSight(page).getByText(/^from \$/)).toBeHidden();

  await quantity(page).fill('7');
  await addButton(page, CHAIN).first().click();
  await expect(quantity(page)).toBeFocused();
  await expect(quantity(page)).toHaveAccessibleDescription(
    'Error: Enter a whole number from 1 to 6, what we have now.',
  );
  await expect(quantity(page)).toHaveValue('7');
  await quantity(page).fill('6');
  await addButton(page, CHAIN).first().click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart 6, 1 item, 6 pieces');
  expect(await keptInCart(page)).toMatch(/^461372x6ie\d+s30%2520in:$|^461372x6ie\d+s30%20in:$/);
});

test('§9 a sale shows its end in words and counts down unannounced, until prices are paused', async ({
  page,
  heard,
}) => {
  await page.clock.install({ time: new Date('2026-11-18T16:00:00Z') });
  await opens(page, CHAIN.path);
  // Not later: React Query would garbage-collect data that is not hydrated yet.
  await page.clock.pauseAt(new Date('2026-11-18T16:04:00Z'));
  const sale = page.getByRole('timer');
  await expect(sale).toContainText('Holiday Gift Event Ends Dec 9, 2026, 6:00 AM CST');
  await expect(sale).toContainText('20 days19 hours56 minutes00 seconds');
  await expect(sale, 'the digits are for the eye').toMatchAriaSnapshot(`
    - timer:
      - text: Holiday Gift Event Ends
      - time: Dec 9, 2026, 6:00 AM CST
  `);
  await page.clock.runFor(5_000);
  await expect(sale).toContainText('20 days19 hours55 minutes55 seconds');
  await page.getByRole('button', { name: 'Pause live prices' }).click();
  await page.clock.runFor(5_000);
  await expect(sale).toContainText('20 days19 hours55 minutes55 seconds');
  await expect(inSight(page).getByText(/was \$40\.99/)).toBeVisible();
  expect(await heard()).toEqual([]);
});

test('a product that is not for sale says why and leads to similar ones, and a removed one leads back to the shop', async ({
  page,
}) => {
  await opens(page, COMING);
  await expect(
    inSight(page).getByText('It is not for sale yet. We expect it around'),
  ).toBeVisible();
  await opens(page, SOLD_OUT);
  const main = page.getByRole('main');
  await expect(main.getByText('It has sold out, and we do not know yet')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: /^Similar/ })).toHaveText([
    'Similar, and for sale',
  ]);
  const similar = main.getByRole('region', { name: 'Similar, and for sale' }).getByRole('listitem');
  await expect(similar.first()).toContainText(/In stock|Presale|Preorder/);
  const name = await similar.first().getByRole('link').innerText();
  await similar.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main.getByRole('button', { name: `Add to cart, ${name}` })).toBeVisible();

  const gone = await page.goto('/product/999999/sold-for-good');
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(main).toContainText('the product may have sold for good');
  await main.getByRole('link', { name: 'See all pages of the store' }).click();
  await expect(page).toHaveURL('/site-map');
});

test('reviews that fail leave the product for sale, and can be loaded again', async ({
  page,
  heard,
}) => {
  await turns(page, 'fail:getCustomerReviews');
  await opens(page, BRITANNIA.path);
  const reviews = page.getByRole('region', { name: 'Customer reviews' });
  await expect(reviews.getByText('The reviews could not be loaded.')).toBeVisible();
  await addButton(page, BRITANNIA).first().click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart 1, 1 item');
  const again = reviews.getByRole('button', { name: 'Try again to load the reviews' });
  await again.press('Enter');
  await expect.poll(heard).toContain('The reviews could not be loaded.');
  await expect(again).toBeFocused();

  await turns(page, '');
  await again.press('Enter');
  await expect(reviews.getByRole('list', { name: 'Reviews' })).toBeVisible();
  await expect(reviews.getByRole('heading', { level: 2 })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper sends a choice to see its price, and then adds it', async ({ page }) => {
    await page.goto(CHAIN.path);
    await expect(page.getByRole('timer')).toContainText('Ends Dec 9, 2026');
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Size' }).selectOption('30 in');
    await quantity(page).fill('3');
    await page.getByRole('radio', { name: 'Card or PayPal' }).check();
    await page.getByRole('button', { name: 'Show the prices of this choice' }).click();
    await expect(page).toHaveURL(/\?size=30\+in&quantity=3&payment=card$/);
    await expect(inSight(page).getByText('Total for 3 by card or PayPal')).toBeVisible();

    await addButton(page, CHAIN).first().click();
    await expect(page).toHaveURL(/\/cart\/cart\?did=added/);
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: CHAIN.name });
    await expect(line).toContainText('30 in');
    await expect(line.getByRole('spinbutton')).toHaveValue('3');
  });

  test('a missing size is refused by the server', async ({ page }) => {
    await page.goto(CHAIN.path);
    await addButton(page, CHAIN).first().click();
    await expect(inSight(page).getByText('Choose a size first.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(0);
  });
});

test('the mouse wheel over a focused quantity changes nothing', async ({ page }) => {
  await opens(page, BRITANNIA.path);
  await quantity(page).fill('3');
  await quantity(page).hover();
  await page.mouse.wheel(0, 120);
  // A wheel is handled in a later frame, and a key after it.
  await page.keyboard.press('ArrowUp');
  await expect(quantity(page)).toHaveValue('4');
});

test('the price table cuts no word at any width, and no note is an object of its own', async ({
  page,
}) => {
  await opens(page, BRITANNIA.path);
  const card = page.getByRole('columnheader', { name: 'Card or PayPal 4.2 % more' });
  await expect(card.getByText('4.2 % more')).toHaveCSS('display', 'inline');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page
      .locator('.price-table :is(.data-table-frame, th, td)')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
    expect(cut, `${width} px`).toBe(0);
  }
});
