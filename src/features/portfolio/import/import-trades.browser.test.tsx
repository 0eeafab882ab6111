import { callsMade, signsIn, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { tabTo } from '#tests/browser/steps.ts';
import { violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { messages } from '#commerce/words/messages.ts';

const IMPORT = '/bold-bullion-portfolio/import';
const { keyboard } = userEvent;
const main = () => page.getByRole('main');
const button = (name: string | RegExp) => main().getByRole('button', { name, exact: true });
const field = (name: string) => main().getByLabelText(name, { exact: true });
const said = () => heard().join(' | ');
const added = () => callsMade().filter((call) => call.includes('AddCustomerHoldings')).length;

const TEXT = `Trade date;Action;Item;Qty;Unit cost;Dealer
01/18/2024;Buy;1 oz Silver Round of Mine;20;27.40;Corner Coin Shop
02/30/2024;Buy;1 oz Silver Round of Mine;10;"24,95";Corner Coin Shop
06/11/2024;Buy;Coin box;1;0.00;=Gift
12/01/2024;Sell;1 oz Silver Round of Mine;50;31.10;`;

async function pastes(text: string): Promise<void> {
  await opens(IMPORT, { as: 'nora' });
  await field('Or paste its text').fill(text);
  await button('Show what would happen').click();
}

async function chooses(parts: BlobPart[], name: string): Promise<void> {
  const file = new File(parts, name, { type: 'text/csv' });
  await userEvent.upload(field('Choose a CSV file'), file);
}

test('by keyboard: rows are put right at their cells, added, and all taken back', async () => {
  await pastes(TEXT);
  await expect.element(main().getByRole('heading', { name: /^What will happen/ })).toHaveFocus();
  await expect.poll(said).toContain('4 rows: 1 will be added, 3 to put right, 0 already yours.');
  expect(await violationsInLooks()).toEqual([]);
  await tabTo(field('Date, row 3'));
  await expect
    .element(field('Date, row 3'))
    .toHaveAccessibleDescription('Error: There is no February 30. A day like 02/29/2024');
  await keyboard('{Control>}a{/Control}02/29/2024{Enter}');
  await expect.poll(said).toContain('Row 3 is right.');
  await expect.element(field('Metal, row 4')).toHaveFocus();
  await userEvent.selectOptions(field('Metal, row 4'), 'Gold');
  await tabTo(field('Ounces of one, row 4'));
  await keyboard('2{Enter}');
  await expect.element(field('Units, row 5')).toHaveFocus();
  await expect
    .element(field('Units, row 5'))
    .toHaveAccessibleDescription('Error: At most 30: what you held that day');
  await keyboard('{Control>}a{/Control}30{Tab}');
  await tabTo(button('Add 4 to my portfolio'));
  await keyboard('{Enter}');
  await expect.poll(said).toContain('4 rows are added to your portfolio.');
  await expect.element(main().getByText('4 rows are added to your portfolio.')).toHaveFocus();
  await expect.element(button('Already yours 4')).toBeVisible();
  expect(heard().at(-1), 'nothing that contradicts it').toBe('4 rows are added to your portfolio.');
  await tabTo(button('Take the import back'));
  await keyboard('{Enter}');
  const undone = 'The import is taken back: 4 rows are out of your portfolio again.';
  await expect.element(main().getByText(undone)).toHaveFocus();
  await expect.element(button('Will be added 4')).toBeVisible();
});

test('a call that fails stops the import, which goes on from there and adds nothing twice', async () => {
  await pastes('Date,Product,Units,Price\n2024-01-18,1 oz Silver Bar of Mine,20,27.40');
  await expect.element(button('Add 1 to my portfolio')).toBeVisible();
  turns('lost:addCustomerHoldings');
  await button('Add 1 to my portfolio').click();
  await expect
    .element(main().getByRole('heading', { name: 'The import stands still' }))
    .toHaveFocus();
  turns('');
  await button('Go on with the rest').click();
  await expect.element(main().getByText('1 row is added to your portfolio.')).toBeVisible();
  await expect.element(button('Already yours 1')).toBeVisible();
  expect(added()).toBe(2);
});

test('§8 an expired session keeps the text, the answers and what was put right', async () => {
  await pastes(TEXT);
  await field('Date, row 3').fill('02/29/2024');
  await field('Metal, row 4').click();
  await expect.poll(said).toContain('Row 3 is right.');
  turns('expired:addCustomerHoldings');
  await button('Add 2 to my portfolio').click();
  await expect.element(page.getByText(messages.sessionExpired)).toBeVisible();
  turns('');
  await signsIn('nora');
  await loads(IMPORT);
  await expect.element(button('Will be added 2')).toBeVisible();
});

test('days that may mean two wait for an answer, and columns can be corrected', async () => {
  await pastes('When,Product,Units,Price\n05/02/2024,1 oz Silver Bar of Mine,20,27.40');
  await expect.element(field('Date')).toHaveAccessibleDescription(/Which column has the dates/);
  await userEvent.selectOptions(field('Date'), 'When');
  await expect.element(button('Put right 1')).toBeVisible();
  await main().getByRole('radio', { name: 'Day first: February 5, 2024' }).click();
  await expect.element(button('Will be added 1')).toBeVisible();
  await expect.element(main().getByRole('cell', { name: '02/05/2024' })).toBeVisible();
});

test('files that are no table are refused with the reason; others are read with a note', async () => {
  await opens(IMPORT, { as: 'nora' });
  await chooses([new Uint8Array([80, 75, 0, 0])], 'table.xlsx');
  await expect.element(main().getByText(/table\.xlsx is not a text file/)).toBeVisible();
  await chooses([' '], 'empty.csv');
  await expect.element(main().getByText('The file is empty.')).toBeVisible();
  await chooses(
    ['Date,Product,Units,Price\n2024-01-02,M', new Uint8Array([0xfc]), 'nze,1,5'],
    'a.csv',
  );
  await expect.element(main().getByText(/It was read as Windows text/)).toBeVisible();
  await expect.element(main().getByRole('cell', { name: /^Münze/ })).toBeVisible();
});
