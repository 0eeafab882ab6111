import { storedTables, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { pressesTwice } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const ADD = '/bold-bullion-portfolio/add';
const { keyboard } = userEvent;
const main = () => page.getByRole('main');
const box = (name: string) => main().getByRole('textbox', { name, exact: true });
const product = () => main().getByRole('combobox', { name: 'Product', exact: true });
const press = (name: string) => main().getByRole('button', { name, exact: true }).click();
/** The purchases at a dealer; a repeated call adds none. */
const recorded = () =>
  JSON.stringify(storedTables().holdings.byCustomer.get('BPM-20417')).split('Corner Coin Shop')
    .length - 1;

const spotTyped = () => (box('Spot, an ounce (optional)').element() as HTMLInputElement).value;

/** A silver eagle of the address, bought elsewhere. */
async function fillsEagle(): Promise<void> {
  await opens(`${ADD}?product=225134`, { as: 'clara' });
  await box('Dealer').fill('Corner Coin Shop');
  await box('Bought on').fill('03/13/2026');
  await box('How many').fill('5');
  await box('Price of one').fill('88.50');
}

test('by keyboard: a product is found, the spot is filled in, and the portfolio says what was added', async () => {
  await opens(ADD, { as: 'clara' });
  await box('Dealer').click();
  await keyboard('Corner Coin Shop{Tab}silver eagle 2026');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await keyboard('{ArrowDown}{Enter}');
  await expect.element(main().getByText('From our catalog: silver, 1 troy oz each.')).toBeVisible();
  await keyboard('{Tab}03/13/2026{Tab}5{Tab}88.50{Tab}12');
  await expect.poll(spotTyped).toMatch(/^\d+\.\d\d$/);
  await expect.poll(heard).toContain('5 × $88.50 + $12.00 fees = $454.50');
  await expect.poll(() => heard().join(' ')).toMatch(/Spot was \$[\d.]+ an ounce/);
  await keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toHaveFocus();
  const says =
    /^5 × 2026 1 oz American Silver Eagle.* is added to your portfolio: bought on March 13, 2026, \$454\.50 in all\.$/;
  await expect.element(main().getByText(/\$454\.50 in all\. Add another$/)).toBeVisible();
  await expect.poll(() => heard().filter((words) => says.test(words))).toHaveLength(1);
});

test('bad input is named at its fields, and all that was typed stays', async () => {
  await fillsEagle();
  await box('Bought on').fill('12/31/2099');
  await box('Price of one').fill('88,50');
  await box('Shipping and fees (optional)').fill('-3');
  await press('Save and close');
  const problems = main().getByRole('group', { name: /^There are 3 problems/ });
  await expect.element(problems).toHaveFocus();
  await expect.element(box('Price of one')).toHaveAccessibleDescription(/such as 88\.50/);
  await expect.element(box('Price of one')).toHaveValue('88,50');
  await expect.element(box('Dealer')).toHaveValue('Corner Coin Shop');
});

test('§8 without a spot price near that day the form says so, and saves', async () => {
  await fillsEagle();
  await expect.poll(spotTyped).toMatch(/^\d+\.\d\d$/);
  await box('Bought on').fill('03/14/1950');
  await expect
    .element(
      main().getByText(/^Could not fetch spot prices date wise\. We know no price of silver/),
    )
    .toBeVisible();
  await expect.element(box('Spot, an ounce (optional)')).toHaveValue('');
  await press('Save and add more');
  await expect
    .element(main().getByText(/bought on March 14, 1950, \$442\.50 in all/))
    .toBeVisible();
});

test('"Save and add more" keeps the dealer and the day, and goes on to the next piece', async () => {
  await fillsEagle();
  await press('Save and add more');
  await expect.element(product()).toHaveFocus();
  await expect.element(product()).toHaveValue('');
  await expect.element(box('Dealer')).toHaveValue('Corner Coin Shop');
  await expect.element(box('Bought on')).toHaveValue('03/13/2026');
  await expect.element(box('How many')).toHaveValue('');
});

test('a failure keeps the form, and the same press again records once', async () => {
  await fillsEagle();
  turns('fail:addCustomerHoldings');
  await press('Save and close');
  await expect.element(main().getByText('Something went wrong on our side.')).toBeVisible();
  await expect.element(box('Price of one')).toHaveValue('88.50');
  turns('');
  const before = recorded();
  await pressesTwice(main().getByRole('button', { name: 'Save and close' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  expect(recorded() - before).toBe(1);
});

test('on a phone nothing is wider than the page', async () => {
  await opens(`${ADD}?product=225134`, { as: 'clara', width: 320 });
  await expect.element(box('Dealer')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
