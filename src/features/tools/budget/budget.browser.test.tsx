import { turns } from '#tests/browser/backend.ts';
import { holdsClock, until } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const BUDGET = '/how-much-can-i-buy';
const ASKED = `${BUDGET}?sum=2%2C500.00&metal=silver&pay=cash&state=TX`;
const form = () => page.getByRole('form', { name: 'Your sum' });
const sum = () => form().getByRole('textbox', { name: 'I have, in dollars' });
const state = () => form().getByRole('combobox', { name: 'Ships to' });
const zip = () => form().getByRole('textbox', { name: 'ZIP' });
const show = () => form().getByRole('button', { name: 'Show me' });
const answer = (name: RegExp) => page.getSection(name);
const OUNCES = /^[\d.]+ ounces of silver$/;

test('a sum is answered with its bill, and what was refused keeps what was typed', async () => {
  await opens(BUDGET, { width: 320 });
  await presses(show());
  await expect.element(sum()).toHaveFocus();
  await expect.element(sum()).toHaveAccessibleDescription(/Enter the sum that you have/);
  await sum().fill('$2,500');
  await presses(show());
  await expect.element(state()).toHaveFocus();
  await expect.element(sum()).toHaveValue('$2,500');
  await userEvent.selectOptions(state(), 'TX');
  await zip().fill('90210');
  await userEvent.keyboard('{Enter}');
  await expect.element(zip()).toHaveFocus();
  await expect
    .element(zip())
    .toHaveAccessibleDescription('Error: The ZIP code 90210 is not in Texas.');
  await zip().fill('75201');
  await userEvent.keyboard('{Enter}');
  const said = /^[\d.]+ ounces of silver for \$2,4\d\d\.\d\d: \d+ × \D/;
  await expect.poll(() => heard().at(-1)).toMatch(said);
  expect(heard().filter((words) => said.test(words))).toHaveLength(1);
  expect(location.search).toContain('sum=%242%2C500');
  const found = answer(OUNCES);
  const bill = found.getByRole('definition');
  await expect.element(bill.nth(1)).toShow('free');
  await expect.element(bill.nth(2)).toShow('none');
  await expect.element(bill.nth(3)).toShow(/^\$2,4/);
  await expect.element(found.getByText(/stays with you\./)).toBeVisible();
  expect(found.getByRole('row').elements()).toHaveLength(4);
  await expect
    .element(found.getByRole('row').nth(1))
    .toShow(/ounces? less.*\$[\d,.]+ left.*\$[\d,.]+ less/);
});

test('all pieces go to the cart with one press, and so does another choice', async () => {
  await opens(ASKED, { width: 320 });
  const add = answer(OUNCES).getByRole('button', { name: /^Add \d+ to the cart, / });
  const pieces = /\d+/.exec((await add.findElement()).textContent)?.[0];
  await presses(add);
  await expect.poll(() => heard().at(-1)).toMatch(new RegExp(`^${pieces} × .+ added\\.`));
  await presses(
    answer(OUNCES)
      .getByRole('button', { name: /^Add \d+, / })
      .first(),
  );
  await expect.poll(() => heard().at(-1)).toMatch(/added\. Your cart holds 2 items/);
});

test('a choice that could not be put into the cart says so once, and can be pressed again', async () => {
  await opens(ASKED, { as: 'clara', scenario: 'fail:addProductToShoppingCart' });
  const add = answer(OUNCES).getByRole('button', { name: /^Add \d+ to the cart, / });
  const before = heard().length;
  await presses(add);
  await expect.poll(() => heard().length).toBe(before + 1);
  expect(heard().at(-1)).not.toMatch(/added/);
  turns('');
  await presses(add);
  await expect.poll(() => heard().at(-1)).toMatch(/^\d+ × .+ added/);
});

test('a sum that is too small is told what is missing, and leads on', async () => {
  await opens(`${BUDGET}?sum=20&metal=platinum&form=coin&pay=card&state=CA`);
  const little = answer(/^Not enough for platinum coins yet$/);
  await expect
    .element(little.getByText(/\$[\d.]+ is missing: the least that we sell costs \$/))
    .toBeVisible();
  await expect.element(little.getByRole('link', { name: 'All platinum' })).toBeVisible();
  await expect.element(form().getByRole('radio', { name: 'Card or PayPal' })).toBeChecked();
});

test('an answer that fails can be tried again; an empty store says so', async () => {
  holdsClock();
  await until(opens(ASKED, { scenario: 'fail:getMetalForBudget' }), 500);
  await expect.element(inSight().getByText('could not be worked out')).toBeVisible();
  await expect.element(sum()).toHaveValue('2,500.00');
  await triesAgain(page.getByRole('main').getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { name: OUNCES })).toHaveFocus();
  turns('empty-catalog');
  await sum().fill('300');
  await presses(show());
  await expect
    .element(answer(/^No silver in stock$/).getByText('Choose another metal or form'))
    .toBeVisible();
});
