import { addButton, cartButton, keptInCart } from '#tests/browser/cart-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses, textsOf } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

/** A coin in stock, impaired and for preorder; a chain on sale, in several lengths, six of each. */
const BRITANNIA = {
  id: 301_470,
  name: '2026 1 oz British Silver Britannia Coin BU',
  path: '/product/301470/2026-1-oz-british-silver-britannia-coin-bu',
};
const CHAIN = {
  id: 461_372,
  name: 'Sterling Silver 1.5 mm Singapore Chain',
  path: '/product/461372/sterling-silver-1-5-mm-singapore-chain',
};
const MONEY = String.raw`\$[\d,]+\.\d\d`;

const table = () => page.getByRole('table', { name: /price of each, by quantity and payment/i });
/** The row that is marked as the shopper's price. */
const yours = () => table().getByRole('row', { name: /your price/ });
const quantity = () => page.getByRole('spinbutton', { name: /^Quantity of / });
const rows = () => textsOf(table().getByRole('rowheader'));
const lowest = () => inSight().getByText('As low as').first();

test('§3 all tiers of the price table open at a button, which keeps the focus', async () => {
  await opens(BRITANNIA.path);
  await expect.element(table()).toBeVisible();
  expect(textsOf(table().getByRole('columnheader'))).toEqual([
    'Quantity',
    'Check, wire or eCheck',
    'Card or PayPal 4.2 % more',
  ]);
  expect(rows()).toEqual(['1 to 19', '20 to 99']);
  const all = page.getByRole('button', { name: 'All 5 quantities' });
  await presses(all);
  await expect.element(all).toHaveAttribute('aria-expanded', 'true');
  await expect.element(all).toHaveFocus();
  expect(rows().map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    '1 to 19',
    '20 to 99',
    '100 to 499',
    '500 to 999',
    '1,000 or more not in stock',
  ]);
  expect(yours().elements()).toHaveLength(1);
  await expect.element(yours()).toShow('1 to 19');
  await expect.element(lowest()).toShow('each for 500 or more, by check');
});

test('§3 the marked price follows the quantity and the payment, and so does the total', async () => {
  await opens(BRITANNIA.path);
  await quantity().fill('20');
  await expect.element(yours()).toShow('20 to 99');
  const said = `^20 for ${MONEY} by check, wire or eCheck, ${MONEY} each\\.$`;
  await expect.poll(heard).toContainEqual(expect.stringMatching(said));
  await presses(page.getByRole('button', { name: 'Decrease quantity' }));
  await expect.element(quantity()).toHaveValue(19);
  await expect.element(yours()).toShow('1 to 19');
  await expect
    .element(inSight().getByText(/^Add 1 more for \$\d+\.\d\d less each\.$/))
    .toBeVisible();

  await page.getByRole('radio', { name: 'Card or PayPal' }).click();
  const card = yours().getByRole('cell', { name: /^your price/ });
  await expect.element(card).toShow(yours().getByRole('cell').last().element().textContent);
  await expect.element(inSight().getByText('Total for 19 by card or PayPal')).toBeVisible();
  await expect.poll(() => location.search).toBe('?quantity=19&payment=card');
  await expect.element(page.getByRole('radio', { name: 'Card or PayPal' })).toHaveFocus();

  await loads(location.pathname + location.search);
  await expect.element(quantity()).toHaveValue(19);
  await expect.element(yours().getByRole('cell').last()).toHaveAccessibleName(/^your price/);
});

test('§4 the stock that a shopper buys from decides price, shipping and cart line', async () => {
  await opens(BRITANNIA.path);
  const from = page.getByRole('group', { name: 'Buy from' });
  await expect.element(from.getByRole('radio', { name: /^In stock, 593 available/ })).toBeChecked();
  expect(from.getByRole('radio').elements()).toHaveLength(3);
  const sent = page.getByRole('definition').filter({ hasText: /ship/i });

  await from.getByRole('radio', { name: /^Impaired/ }).click();
  await expect.poll(rows).toEqual(['1 or more']);
  await expect.element(inSight().getByText('for 500 or more')).not.toBeInTheDocument();
  await from.getByRole('radio', { name: /^Preorder, .*December 4, 2026/ }).click();
  await expect.element(sent.filter({ hasText: 'expected to ship December 4, 2026' })).toBeVisible();
  await expect.poll(rows).toEqual(['1 to 19', '20 to 99']);
  await expect.poll(() => location.search).toBe('?stock=backorder');

  await addButton(BRITANNIA).first().click();
  await expect.poll(heard).toContain(`1 × ${BRITANNIA.name} added. Your cart holds 1 item.`);
  expect(keptInCart()).toBe(`${BRITANNIA.id}x1b:`);
});

test('a missing size and a quantity above the stock are shown at the field, which takes the focus', async () => {
  await opens(CHAIN.path);
  const size = page.getByRole('combobox', { name: 'Size' });
  await expect.element(inSight().getByText(/^from \$36/)).toBeVisible();
  await expect.element(inSight().getByText('Choose a size to see the total.')).toBeVisible();
  await quantity().fill('2');
  await addButton(CHAIN).first().click();
  await expect.element(size).toHaveFocus();
  await expect.element(size).toHaveAccessibleDescription('Error: Choose a size first.');
  await expect.element(size).toHaveAttribute('aria-invalid', 'true');
  await expect.element(cartButton()).toHaveAccessibleName('Cart, 0 items');
  await expect.element(quantity()).toHaveValue(2);

  await size.selectOptions(textsOf(size.getByRole('option')).at(-1) ?? '');
  await expect.element(size).not.toHaveAttribute('aria-invalid');
  await expect.element(inSight().getByText('Total for 2 by check, wire or eCheck')).toBeVisible();
  await expect.element(page.getBySelector('.price-now')).not.toShow(/^from \$/);

  await quantity().fill('7');
  await addButton(CHAIN).first().click();
  await expect.element(quantity()).toHaveFocus();
  await expect
    .element(quantity())
    .toHaveAccessibleDescription('Error: Enter a whole number from 1 to 6, what we have now.');
  await expect.element(quantity()).toHaveValue(7);
  await quantity().fill('6');
  await addButton(CHAIN).first().click();
  await expect.element(cartButton()).toHaveAccessibleName('Cart 6, 1 item, 6 pieces');
  expect(keptInCart()).toMatch(/^461372x6ie\d+s30%(25)?20in:$/);
});

test('the price table cuts no word at any width, and no note is an object of its own', async () => {
  await opens(BRITANNIA.path);
  const card = page.getByRole('columnheader', { name: 'Card or PayPal 4.2 % more' });
  expect(getComputedStyle(card.getByText('4.2 % more').element()).display).toBe('inline');
  for (const width of [320, 390, 768, 1280]) {
    await page.viewport(width, 800);
    const parts = document.querySelectorAll('.price-table :is(.data-table-frame, th, td)');
    const cut = [...parts].filter((part) => part.scrollWidth > part.clientWidth);
    expect(parts.length, `${width} px`).toBeGreaterThan(4);
    expect(cut, `${width} px`).toEqual([]);
  }
});
