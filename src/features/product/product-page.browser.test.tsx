import { turns } from '#tests/browser/backend.ts';
import { addButton, cartButton } from '#tests/browser/cart-steps.ts';
import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses, textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const BRITANNIA = {
  name: '2026 1 oz British Silver Britannia Coin BU',
  path: '/product/301470/2026-1-oz-british-silver-britannia-coin-bu',
};
const CHAIN = '/product/461372/sterling-silver-1-5-mm-singapore-chain';
const SOLD_OUT = '/product/193711/2024-1-oz-canadian-gold-maple-leaf-coin-bu';
const COMING = '/product/660804/2027-1-oz-canadian-gold-maple-leaf-coin-bu';
const EARLIER_EAGLE = '/product/804260/2025-1-oz-american-silver-eagle-coin-bu';

test('a picture is chosen by keyboard, and the focus stays', async () => {
  await opens(BRITANNIA.path);
  const views = page.getByRole('group', { name: 'Picture' }).getByRole('radio');
  await expect.element(views.nth(0)).toBeChecked();
  expect(views.elements()).toHaveLength(2);
  await expect.element(page.getByRole('img', { name: /Britannia with trident/ })).toBeVisible();
  await expect.element(page.getByText(/^IRA eligible because it is \.999 fine/)).toBeVisible();
  (views.nth(0).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Reverse' })).toHaveFocus();
  await expect.element(page.getByRole('img', { name: 'Back of the silver coin' })).toBeVisible();
  await expect.element(views.nth(1)).toBeChecked();
  const said = heard().filter((words) => words !== document.title);
  expect(said, 'the button says it all').toEqual([]);
});

test('§9 a sale shows its end in words and counts down unannounced, until prices are paused', async () => {
  holdsClock();
  await opens(CHAIN);
  vi.setTimerTickMode('manual');
  // What is shown is up to the second then, however long the page took to load.
  await passes(1_000);
  const sale = page.getByRole('timer');
  await expect.element(sale).toShow('Holiday Gift Event Ends Dec 9, 2026, 6:00 AM CST');
  await expect.element(sale).toShow(/20 days ?19 hours ?5\d minutes ?\d\d seconds/);
  const digits = sale.getBySelector('[aria-hidden="true"]').first().element();
  expect(digits.textContent, 'the digits are for the eye').toContain('20 days');
  const seconds = () => Number(/(\d\d) ?seconds/.exec(sale.element().textContent)?.[1]);
  const before = seconds();
  await passes(5_000);
  // A busy machine draws a second late, before or after, and each look of `poll` moves the clock.
  const passed = () => (before - seconds() + 60) % 60;
  await expect.poll(passed).toBeGreaterThanOrEqual(5);
  expect(passed()).toBeLessThan(30);
  await page.getByRole('button', { name: 'Pause live prices' }).click();
  await expect.element(page.getByRole('button', { name: 'Resume live prices' })).toBeVisible();
  const paused = seconds();
  await passes(5_000);
  expect(seconds()).toBe(paused);
  await expect.element(inSight().getByText(/was \$40\.99/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume live prices' }).click();
  expect(heard().filter((words) => /Ends|hours|seconds/.test(words))).toEqual([]);
});

test('a product that is not for sale yet says when it is expected', async () => {
  await opens(COMING);
  await expect
    .element(inSight().getByText('It is not for sale yet. We expect it around'))
    .toBeVisible();
});

test('a product that has sold out leads to similar ones that can be bought', async () => {
  await opens(SOLD_OUT);
  const main = page.getByRole('main');
  await expect.element(main.getByText('It has sold out, and we do not know yet')).toBeVisible();
  expect(main.getByRole('button', { name: /^Add to cart/ }).elements()).toEqual([]);
  await expect
    .element(main.getByRole('link', { name: 'Compare with others' }))
    .toHaveAttribute('href', '/compare?add=193711');
  await expect
    .poll(() => textsOf(main.getByRole('heading', { name: /^Similar/ })))
    .toEqual(['Similar, and for sale']);
  const similar = main.getSection('Similar, and for sale').getByRole('listitem');
  await expect.element(similar.first()).toShow(/In stock|Presale|Preorder/);
  const link = similar.first().getByRole('link');
  const name = link.element().textContent;
  await link.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toShow(name);
  await expect.element(main.getByRole('button', { name: `Add to cart, ${name}` })).toBeVisible();
});

test('reviews that fail leave the product for sale, and can be loaded again', async () => {
  await opens(BRITANNIA.path, { scenario: 'fail:getCustomerReviews' });
  const reviews = page.getSection('Customer reviews');
  await expect.element(reviews.getByText('The reviews could not be loaded.')).toBeVisible();
  await addButton(BRITANNIA).first().click();
  await expect.element(cartButton()).toHaveAccessibleName('Cart 1, 1 item');
  const again = reviews.getByRole('button', { name: 'Try again to load the reviews' });
  // The page has asked once more by itself.
  await expect.element(again).not.toHaveAttribute('aria-disabled', 'true');
  await presses(again);
  await expect.poll(heard).toContain('The reviews could not be loaded.');
  await expect.element(again).toHaveFocus();
  turns('');
  await presses(again);
  await expect.element(reviews.getByRole('list', { name: 'Reviews' })).toBeVisible();
  await expect.element(reviews.getByRole('heading', { level: 2 })).toHaveFocus();
});

const history = () => page.getSection('What it cost before');

function comesNear(): void {
  page
    .getByRole('heading', { name: 'Similar products' })
    .element()
    .scrollIntoView({ block: 'end' });
}

test('what a product cost before comes into the page as one gets there', async () => {
  await opens(EARLIER_EAGLE, { scenario: 'fail:getProductPriceHistory' });
  expect(history().elements(), 'not for those who do not go there').toEqual([]);
  await expect.element(page.getByRole('heading', { name: 'Similar products' })).toBeVisible();
  comesNear();
  await expect.element(history()).toShow('What it cost before could not be loaded.');
  await triesAgain(
    history().getByRole('button', { name: 'Try again to load what it cost before' }),
  );
  const chart = history().getByRole('figure', {
    name: /^Price of one, paid by check, in the last year/,
  });
  await expect
    .element(chart)
    .toShow(/Its price (rose|fell) .* The premium over its metal was between /);
  await presses(history().getByRole('button', { name: '3M, in the last three months' }));
  const said = /^Its price (rose|fell) [\d.]+ % in the last three months/;
  await expect.poll(heard).toContainEqual(expect.stringMatching(said));
  const cursor = history().getByRole('slider');
  await presses(cursor, '{ArrowDown}');
  await expect
    .element(cursor)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Metal, November/));
  await presses(history().getByRole('button', { name: /^Show as table, \d+ rows$/ }));
  const table = history().getByRole('table', { name: /^Price of one and the value of its metal/ });
  await expect
    .poll(() => textsOf(table.getByRole('columnheader')))
    .toEqual(['Day', 'Price', 'Metal', 'Premium']);
  await presses(history().getByRole('link', { name: 'Tell me when it costs less' }));
  await expect.element(page.getByRole('textbox', { name: 'Price for one' })).toBeVisible();
  expect(location.pathname).toBe('/alert/price/804260');
});

test.each([
  { who: 'a customer', as: 'clara' as const, reads: 1 },
  { who: 'a guest', as: undefined, reads: 0 },
])('$who reads $reads sentences on what it would cost at their own prediction', async (row) => {
  await opens(EARLIER_EAGLE, row.as && { as: row.as });
  await expect.element(page.getByRole('heading', { name: 'Similar products' })).toBeVisible();
  comesNear();
  await expect.element(history().getByRole('figure')).toBeVisible();
  const expected = history().getByText(
    /^You expect silver at \$80\.22 by the first quarter of 2027: one would cost about \$[\d.]+ by check then\.$/,
  );
  await expect.poll(() => expected.elements().length).toBe(row.reads);
});
