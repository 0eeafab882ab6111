import { callsMade, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses, textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const ALL = '/state-sales-tax';
const CALIFORNIA = `${ALL}/california`;
const form = () => page.getByRole('form', { name: 'Estimate' });
const sum = () => form().getByRole('textbox', { name: 'dollars' });
const zip = () => form().getByRole('textbox', { name: 'ZIP code' });
const estimate = () => form().getByRole('button', { name: 'Estimate' });
const table = () => page.getByRole('table', { name: 'All states' });
const find = () => page.getByRole('searchbox', { name: 'Find a state' });

test('§2 a metal and a form are chosen, a state is found, and its page is linked', async () => {
  await opens(ALL, { width: 320 });
  const lead = 'of 50 states take none on';
  await expect.element(inSight().getByText(`38 ${lead} silver coins`)).toBeVisible();
  const goods = page.getByRole('form', { name: 'Metal and form' });
  await goods.getByRole('combobox', { name: 'Metal' }).selectOptions('Palladium');
  await goods.getByRole('combobox', { name: 'Form' }).selectOptions('Bars');
  await presses(goods.getByRole('button', { name: 'Show' }));
  await expect.element(inSight().getByText(`${lead} palladium bars`)).toBeVisible();
  expect(location.search).toContain('of=palladium&as=bar');

  await find().fill('new');
  await expect.poll(() => heard().join()).toContain('4 states found.');
  const rows = table().getByRole('row');
  expect(textsOf(rows.getByRole('rowheader'))).toEqual([
    'New Hampshire',
    'New Jersey',
    'New Mexico',
    'New York',
  ]);
  await expect.element(rows.nth(2)).toShow(/New Jersey *From \$1,000 exempt *State rate 6.625%/);
  await find().fill('atlantis');
  await expect.poll(() => heard().join()).toContain('No state is called “atlantis”.');
  await presses(page.getByRole('link', { name: 'Show all states' }));
  await expect.element(find()).toHaveFocus();
  await expect
    .element(table().getByRole('link', { name: 'California' }))
    .toHaveAttribute('href', CALIFORNIA);
});

test('a state has two lines on a phone, and is a row of a table from 640 px on', async () => {
  const cells = (name: string) => [
    ...table().getByRole('row', { name }).element().querySelectorAll('th, td'),
  ];
  const heights = (name: string) =>
    cells(name).map((cell) => Math.round(cell.getBoundingClientRect().height));
  await opens(ALL, { width: 390 });
  const florida = table().getByRole('row', { name: 'Florida' });
  await expect.element(florida).toShow(/Florida *Exempt *State rate 6%. Palladium from \$500/);
  expect(florida.element().getBoundingClientRect().height).toBeLessThanOrEqual(64);
  await expect
    .element(table().getByRole('columnheader', { name: 'Silver coins' }))
    .toBeInTheDocument();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(9 * 844);
  await opens(ALL, { width: 640 });
  const shown = heights('Florida').filter((height) => height > 0);
  expect(shown).toHaveLength(3);
  expect(new Set(shown).size).toBe(1);
});

test('an order is estimated, refused where it is wrong, and nothing typed is lost', async () => {
  await opens(ALL);
  await presses(estimate());
  await expect.element(sum()).toHaveFocus();
  await expect.element(sum()).toHaveAccessibleDescription(/Enter what the order comes to/);
  await form().getByRole('combobox', { name: 'Ship to' }).selectOptions('California');
  await sum().fill('1,482.80');
  await zip().fill('10001');
  await presses(estimate());
  await expect.element(zip()).toHaveFocus();
  const wrong = '10001 is in New York, not in California.';
  await expect.element(zip()).toHaveAccessibleDescription(new RegExp(wrong));
  await expect.element(sum()).toHaveValue('1,482.80');
  await zip().fill('94110');
  await userEvent.keyboard('{Enter}');
  const why = 'Sales tax at the state’s 7.25 %. $517.20 more, and the order is exempt as a whole.';
  await expect.poll(() => heard().join(' ')).toContain(`$107.50. ${why}`);
  await expect.element(form().getByText(why)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'California' })).toBeVisible();
  await sum().fill('-5');
  await presses(estimate());
  await expect.element(sum()).toHaveAccessibleDescription(/Enter dollars above 0/);
  await sum().fill('2000');
  await presses(estimate());
  await expect.element(form().getByText('No sales tax')).toBeVisible();
});

test('the page of a state has its rule, a bar, a table, examples and an estimator', async () => {
  await opens(CALIFORNIA, { width: 320 });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toShow('Sales tax on bullion in California');
  const bar = page.getSection('Silver coins, by the sum of the order');
  await expect
    .element(bar)
    .toShow(/exempt as a whole from \$2,000, and below that all of it is taxed at 7.25 %/);
  const platinum = page.getByRole('table').getByRole('row', { name: /Platinum/ });
  await expect.element(platinum).toShow(/Platinum *exempt from \$2,000 *taxed *taxed *taxed/);
  const examples = page.getSection('Worked examples').getByRole('listitem');
  await expect.element(examples.nth(0)).toShow(/\$[\d.]+ *tax *Taxed at 7.25 %/);
  await expect.element(examples.nth(1)).toShow(/No tax/);
  await form().getByRole('combobox', { name: 'Metal' }).selectOptions('Platinum');
  await form().getByRole('combobox', { name: 'Form' }).selectOptions('Bars');
  await sum().fill('1995.40');
  await zip().fill('94110');
  await presses(estimate());
  await expect.poll(() => heard().join(' ')).toContain('$144.67.');
  const another = page.getByRole('form', { name: 'Another state' });
  await another.getByRole('combobox', { name: 'Another state' }).selectOptions('Oregon');
  await presses(another.getByRole('button', { name: 'Go' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toShow(/in Oregon$/);
});

test('an estimate and examples that fail are told, and can be asked for again', async () => {
  const asked = `${CALIFORNIA}?of=gold&as=bar&sum=100&zip=94110`;
  await opens(asked, { scenario: 'fail:getTaxQuote' });
  const failed = 'The tax could not be estimated. What you entered is kept.';
  await expect.element(form().getByText(failed)).toBeVisible();
  await expect.element(page.getByText('The examples could not be loaded.')).toBeVisible();
  turns('');
  await presses(form().getByRole('button', { name: 'Try again' }));
  await expect.element(form().getByText('$7.25', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'What would you pay?' })).toHaveFocus();
  await presses(page.getByRole('button', { name: 'Try again to load the examples' }));
  await expect.element(page.getByText('Prices of now')).toBeVisible();
  expect(callsMade().filter((call) => call.endsWith('GetTaxQuote')).length).toBeGreaterThan(1);
});
