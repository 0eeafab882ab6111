import { callsMade, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

/** Three lots of silver eagles: 10 and 5 of the year before, and 10 left of 20 of this year. */
const EAGLES = '/bold-bullion-portfolio/804260';
const BAR = '/bold-bullion-portfolio/990000001';
const main = () => page.getByRole('main');
const lots = () => main().getByRole('table', { name: 'What is left of each purchase' });
const trades = () => main().getByRole('table', { name: 'All purchases and sales, newest first' });

async function fills(fields: Record<string, string>): Promise<void> {
  const form = main().getSection('Sold elsewhere');
  for (const [label, text] of Object.entries(fields))
    await form.getByRole('textbox', { name: label }).fill(text);
}

const salesElsewhere = () =>
  trades()
    .getByRole('row', { name: /Sold elsewhere/ })
    .elements().length;
const presses = (name: string | RegExp) => main().getByRole('button', { name }).click();

test('a holding tells its worth, its lots with their ages, and what the store would pay', async () => {
  await opens(EAGLES, { as: 'clara' });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toShow('2025 1 oz American Silver Eagle Coin BU');
  await expect.element(main().getByText(/^From this store, last on/)).toBeVisible();
  expect(textsOf(lots().getByRole('rowheader'))).toHaveLength(4);
  await expect
    .element(lots().getByRole('row').nth(1))
    .toShow(/held \d+ years?(?:, \d+ days?)?: long term10\$41\.85/);
  await expect
    .element(main().getByText(/ for all 25, \$[\d.]+ each at our posted bid/))
    .toBeVisible();
  const offered = main().getByRole('spinbutton', { name: /^Quantity of 2025/ });
  await offered.fill('26');
  await presses('Sell to us');
  await expect
    .element(offered)
    .toHaveAccessibleDescription('Error: You hold 25. Enter a whole number from 1 to 25.');
  await main().getByRole('radio', { name: 'All, since your first purchase' }).click();
  await expect
    .element(main().getByRole('figure', { name: 'Worth and paid since your first purchase' }))
    .toBeVisible();
  await expect.poll(() => heard().at(-1)).toMatch(/^Since your first purchase this holding went/);
});

test('the gain of named lots is shown and said before the sale is recorded, once', async () => {
  await opens(EAGLES, { as: 'clara' });
  await fills({ 'How many': '10', 'Price of one': '71', 'Sold on': '11/17/2026' });
  await main().getByRole('radio', { name: 'I name the lots' }).click();
  await expect.element(main().getByText('You sold 10, but the lots add up to 0.')).toBeVisible();
  await main()
    .getByLabelText(/^From the lot of/)
    .nth(2)
    .fill('10');
  const gain =
    /^It brings \$710\.00 and loses \$[\d.]+, all of it short term\. Oldest first would gain/;
  await expect.element(main().getByText(gain)).toBeVisible();
  await expect.poll(() => heard().at(-1), { timeout: 3_000 }).toMatch(gain);
  const button = main().getByRole('button', { name: 'Record the sale' });
  const pressed = button.element() as HTMLButtonElement;
  pressed.click();
  pressed.click();
  await expect.poll(() => heard().at(-1)).toMatch(/^The sale of 10 is recorded\. It lost \$/);
  expect(callsMade().filter((call) => call.endsWith('AddCustomerHoldings'))).toHaveLength(1);
  expect(textsOf(lots().getByRole('rowheader'))).toHaveLength(3);
  await expect
    .element(trades().getByRole('row').nth(1))
    .toShow(/Sold elsewhere, lost \$[\d.]+−1015/);
  await expect.element(main().getByRole('textbox', { name: 'How many' })).toHaveValue('');
});

test('a sale whose answer is lost is recorded once, a second press is a second sale', async () => {
  await opens(EAGLES, { as: 'clara' });
  const sale = { 'How many': '10', 'Price of one': '71', 'Sold on': '11/17/2026' };
  const before = salesElsewhere();
  await fills(sale);
  turns('lost:addCustomerHoldings');
  await presses('Record the sale');
  await expect.poll(salesElsewhere).toBe(before + 1);
  turns('');
  await presses('Record the sale');
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^The sale of 10 is recorded\. It/));
  expect(salesElsewhere()).toBe(before + 1);
  await fills({ ...sale, 'How many': '2' });
  await presses('Record the sale');
  // The row is drawn before the form is emptied; a text that is typed between would go with it.
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^The sale of 2 is recorded\. It/));
  expect(salesElsewhere()).toBe(before + 2);

  // A changed sale comes after a look at the one whose answer was lost.
  await fills({ ...sale, 'How many': '2' });
  turns('lost:addCustomerHoldings');
  await presses('Record the sale');
  await expect.poll(salesElsewhere).toBe(before + 3);
  turns('');
  await fills({ 'How many': '3' });
  await presses('Record the sale');
  await expect.element(main().getByText(/This holding has changed since/)).toBeVisible();
  expect(salesElsewhere()).toBe(before + 3);
  await presses('Record the sale');
  await expect.poll(salesElsewhere).toBe(before + 4);
});

test('more than is held, and a form of an older page, are refused with all that was typed', async () => {
  await opens(EAGLES, { as: 'clara' });
  await fills({ 'How many': '26', 'Price of one': '71,5', 'Sold on': '2026-11-17' });
  await presses('Record the sale');
  const words = 'You hold 25, so you cannot have sold 26.';
  await expect
    .element(main().getByRole('textbox', { name: 'How many' }))
    .toHaveAccessibleDescription(`Up to 25. Error: ${words}`);
  await expect.element(main().getByRole('textbox', { name: 'Price of one' })).toHaveValue('71,5');
  // Another tab has recorded a sale since.
  await fills({ 'How many': '20', 'Price of one': '71' });
  main().getBySelector('input[name=newest]').element().setAttribute('value', '1');
  await presses('Record the sale');
  await expect.element(main().getByText(/^Error: This holding has changed since/)).toBeVisible();
  await expect.element(main().getByRole('textbox', { name: 'How many' })).toHaveValue('20');
});

test('a purchase is corrected, but not below what was sold of it', async () => {
  await opens(EAGLES, { as: 'clara' });
  await trades()
    .getByRole('link', { name: /^Change the purchase of 20/ })
    .click();
  const edit = main().getSection(/^Change the purchase of 20/);
  await expect.element(edit.getByRole('heading').first()).toHaveFocus();
  await edit.getByRole('textbox', { name: 'How many' }).fill('9');
  await edit.getByRole('button', { name: 'Save the change' }).click();
  await expect
    .element(edit.getByRole('textbox', { name: 'How many' }))
    .toHaveAccessibleDescription(/Error: The purchases that you named hold 9/);
  await edit.getByRole('textbox', { name: 'How many' }).fill('12');
  await edit.getByRole('button', { name: 'Save the change' }).click();
  await expect.poll(heard).toContain('The transaction is changed.');
  await expect.element(lots().getByRole('row').nth(3)).toShow(/2 of 12/);
});

test('a sale is taken back, and comes back', async () => {
  await opens(EAGLES, { as: 'clara' });
  await trades()
    .getByRole('link', { name: /^Change the sale of 10/ })
    .click();
  await expect.element(main().getByText(/^10 pieces come back into your portfolio/)).toBeVisible();
  await presses(/^Take back the sale of 10/);
  await expect
    .poll(heard)
    .toContain('The transaction is out of your portfolio. You can undo this.');
  await expect.element(main().getByRole('heading', { name: 'Transactions' })).toHaveFocus();
  expect(trades().getByText('Sold to us').elements()).toEqual([]);
  await presses('Undo');
  await expect.poll(heard).toContain('The transaction is back in your portfolio.');
  await expect.element(trades().getByText(/^Sold to us/)).toBeVisible();
});

test('the only transaction takes the holding with it, and brings it back', async () => {
  await opens(BAR, { as: 'clara' });
  await expect.element(main().getByText('On request.')).toBeVisible();
  expect(main().getByRole('link', { name: 'Buy it again' }).elements()).toEqual([]);
  await trades()
    .getByRole('link', { name: /^Change the purchase/ })
    .click();
  await presses(/^Take back the purchase of 1/);
  await expect.element(page.getByRole('heading', { level: 1 })).toShow('Taken back');
  await presses('Undo');
  await expect.element(page.getByRole('heading', { level: 1 })).toShow(/^Grandfather’s/);
});

test('what is sold whole tells its history; what was never held is no page', async () => {
  await opens('/bold-bullion-portfolio/178562', { as: 'clara' });
  await expect.element(main().getByText('1 sale of 2, fees included')).toBeVisible();
  expect(main().getSection('Sold elsewhere').elements()).toEqual([]);
  expect(textsOf(trades().getByRole('rowheader'))).toHaveLength(2);
  await opens('/bold-bullion-portfolio/123', { as: 'clara' });
  await expect.element(page.getByRole('heading', { level: 1 })).toShow(/not found/i);
});

test('§8 when the holding fails the frame stays, and a retry brings it', async () => {
  await opens(EAGLES, { as: 'clara', scenario: 'fail:getProductWiseCustomerTransactions' });
  await expect.element(main().getByText(/^This holding could not be loaded/)).toBeVisible();
  await triesAgain(main().getByRole('button', { name: 'Try again to load this holding' }));
  await expect.element(lots()).toBeVisible();
  await expect.element(main().getByRole('heading', { name: 'Where it stands' })).toHaveFocus();
});
