import { callsMade, turns } from '#tests/browser/backend.ts';
import { forgetHeard, heard } from '#tests/browser/heard.ts';
import { pressesTwice, textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const PREDICTIONS = '/bold-bullion-portfolio/predictions';
const { keyboard } = userEvent;
const main = () => page.getByRole('main');
const row = (name: string) => main().getByRole('row', { name: new RegExp(`^${name}`) });
const opener = () => main().getByRole('link', { name: 'Change your predictions' });
const dialog = () => page.getByRole('dialog', { name: 'What do you expect?' });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const box = (quarter: string, name: string) =>
  dialog().getByRole('group', { name: quarter }).getByRole('textbox', { name });
const saves = () => callsMade().filter((call) => call.includes('AddOrUpdateQuarterly')).length;

async function opensDialog(): Promise<void> {
  await opener().click();
  await expect.element(dialog()).toBeVisible();
}

test('the worth by each prediction stands in the sentence, the chart and the table', async () => {
  await opens(PREDICTIONS, { as: 'clara' });
  await expect
    .element(main().getByRole('figure', { name: 'What the metal you hold may be worth' }))
    .toBeVisible();
  // Platinum counts at the price of the moment, which moves.
  const sums = /worth (\$30,\d{3}) by our analyst, (\$33,\d{3}) in your best case and (\$26,\d{3})/;
  await expect.element(main().getByText(sums)).toBeVisible();
  const [, ...worth] = sums.exec(main().element().textContent) ?? [];
  await expect
    .element(row('March 31, 2027'))
    .toShow(`$72.58$80.22$60.69$4,503.55$4,764.85$4,021.71${worth.join('')}`);
  await expect.element(row('June 30, 2027')).toShow(/\$74\.03not setnot set\$4,571\.10not set/);
  await expect
    .element(
      main().getByText(/Platinum has no prediction and is counted at today’s \$1,\d{3}\.\d\d\.$/),
    )
    .toBeVisible();
  const cursor = main().getByRole('slider', { name: /^What the metal you hold may be worth/ });
  cursor.element().focus();
  await keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
  await expect
    .element(cursor)
    .toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(
        /^March 31, 2027, your best case: \$33,\d{3}, up [\d.]+ percent from today$/,
      ),
    );
  await main().getByRole('link', { name: 'Silver', exact: true }).click();
  await expect
    .element(main().getByText(/^By March 31, 2027 the silver you hold would be/))
    .toBeVisible();
  await expect
    .poll(() => heard().at(-1))
    .toMatch(/^By March 31, 2027 the silver you hold would be worth \$16,136/);
});

test('by keyboard: predictions are changed, with every problem at its field and in the summary', async () => {
  await opens(PREDICTIONS, { as: 'clara' });
  opener().element().focus();
  await keyboard('{Enter}');
  await expect
    .element(dialog().getByRole('heading', { name: 'What do you expect?' }))
    .toHaveFocus();
  await expect
    .element(box('First quarter of 2027', 'Best price of silver'))
    .toHaveAccessibleDescription('Analyst $72.58');
  button('Add a quarter').element().focus();
  await keyboard('{Enter}');
  await expect.element(box('Second quarter of 2027', 'Best price of silver')).toHaveFocus();
  await keyboard('$84.00{Enter}');
  const summary = dialog().getByRole('group', {
    name: /^There is a problem\. Second quarter of 2027, silver: give a worst price too/,
  });
  await expect.element(summary).toHaveFocus();
  const worst = box('Second quarter of 2027', 'Worst price of silver');
  await expect
    .element(worst)
    .toHaveAccessibleDescription(
      'Error: Give a worst price too, for example 67.00, or clear the best. Analyst $74.03',
    );
  await keyboard('{Tab}{Enter}');
  await expect.element(worst).toHaveFocus();
  forgetHeard();
  await keyboard('60{Tab}4,900{Tab}4000.5');
  await expect
    .element(dialog().getByText(/^By these, on Jun 30: \$26,3\d\d to \$34,2\d\d$/))
    .toBeVisible();
  await expect
    .poll(() => heard().filter((words) => words.startsWith('By these, on Jun 30')))
    .toHaveLength(1);
  await keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await expect.element(main().getByText('Your predictions are saved.')).toBeVisible();
  await expect.poll(heard).toContain('Your predictions are saved.');
  await expect
    .element(row('June 30, 2027'))
    .toShow(/\$74\.03\$84\.00\$60\.00\$4,571\.10\$4,900\.00\$4,000\.50/);
});

test('what was typed stays after a failure and after Escape, and can be thrown away', async () => {
  await opens(PREDICTIONS, { as: 'clara', width: 320 });
  await opensDialog();
  await box('Fourth quarter of 2026', 'Best price of gold').fill('5000');
  turns('fail:addOrUpdateQuarterlyPredictedSpotPrices');
  await button('Save').click();
  await expect.element(dialog().getByText('Something went wrong on our side.')).toBeVisible();
  await expect.element(box('Fourth quarter of 2026', 'Best price of gold')).toHaveValue('5000');
  expect(document.documentElement.scrollWidth).toBe(320);
  await keyboard('{Escape}');
  await expect
    .element(main().getByText('What you typed is kept in this tab. It is not saved yet.'))
    .toBeVisible();
  await expect.element(opener()).toHaveFocus();
  await opensDialog();
  await expect.element(dialog().getByText('What you had typed is back.')).toBeVisible();
  await expect.element(box('Fourth quarter of 2026', 'Best price of gold')).toHaveValue('5000');
  await button('Discard it').click();
  await expect.element(box('Fourth quarter of 2026', 'Best price of gold')).toHaveValue('4633.71');
  turns('');
  await pressesTwice(button('Save'));
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(saves()).toBe(2);
});

test('without a holding the page has prices only; a failure of the page can be repeated', async () => {
  await opens(PREDICTIONS, { as: 'nora', scenario: 'fail:getCustomerPredictions' });
  await expect.element(main().getByText('The predictions could not be loaded.')).toBeVisible();
  await triesAgain(main().getByRole('button', { name: 'Try again to load the predictions' }));
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'What an ounce of gold may cost' }))
    .toHaveFocus();
  await expect.element(main().getByText(/You have not said yet what you expect\.$/)).toBeVisible();
  await expect.element(main().getByRole('link', { name: 'Add a holding' })).toBeVisible();
  expect(textsOf(main().getByRole('columnheader'))).not.toContain('Your portfolio');
});
