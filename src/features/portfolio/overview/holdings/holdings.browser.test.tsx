import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { tabTo } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const PORTFOLIO = '/bold-bullion-portfolio';
const BAR = 'Grandfather’s 10 oz silver bar';
const { keyboard } = userEvent;

const part = () => page.getSection('Holdings');
const rows = () => part().getByRole('row');
const first = () => rows().nth(1);

test('holdings are found while their words are typed, and how many is said once', async () => {
  await opens(PORTFOLIO, { as: 'clara' });
  await part().getByRole('searchbox', { name: 'Find a holding' }).fill('gold eagle');
  await expect.element(rows().last()).toShow(/^\d+ holdings of \d+/);
  expect(
    rows()
      .elements()
      .slice(1, -1)
      .every((row) => /Gold Eagle/.test(row.textContent)),
  ).toBe(true);
  await expect
    .poll(() => heard().filter((says) => /^\d+ of \d+ holdings$/.test(says)))
    .toHaveLength(1);
  await part().getByRole('searchbox').fill('rhodium');
  const none = 'No holding has these words in its name, its metal or its dealer.';
  await expect.element(part().getByText(none)).toBeVisible();
  await expect.poll(heard).toContain(none);
});

test('the order is chosen by keyboard, and is part of the address', async () => {
  await opens(PORTFOLIO, { as: 'clara' });
  await tabTo(part().getByRole('combobox', { name: 'Sort by' }));
  await keyboard('n');
  await tabTo(part().getByRole('button', { name: 'Show' }));
  await keyboard('{Enter}');
  await expect.poll(() => location.search).toBe('?sort=name');
  await expect.element(first()).toShow(/^1 oz Any Mint Silver Round/);
  await expect.element(part().getByRole('button', { name: 'Show' })).toHaveFocus();
});

test('a holding is removed after saying what goes with it, and put back', async () => {
  await opens(`${PORTFOLIO}?find=grandfather`, { as: 'clara', width: 320 });
  const link = part().getByRole('link', { name: BAR, exact: true });
  await part().getByText(`Remove, ${BAR}`).click();
  await expect
    .element(part().getByText(/^1 unit, each purchase and sale of it, and their gains leave/))
    .toBeVisible();
  const remove = part().getByRole('button', { name: `Remove it, ${BAR}` });
  turns('fail:removePortfolioProducts');
  await remove.click();
  await expect.poll(heard).toContainEqual(expect.stringContaining('went wrong on our side'));
  await expect.element(link).toBeVisible();
  turns('');
  await remove.click();
  await expect.poll(heard).toContain(`${BAR} is out of your portfolio. You can put it back.`);
  await expect.element(part().getByRole('heading', { name: 'Holdings' })).toHaveFocus();
  expect(link.elements()).toEqual([]);
  await part()
    .getByRole('button', { name: `Put it back, ${BAR}` })
    .click();
  await expect.poll(heard).toContain(`${BAR} is in your portfolio again.`);
  await expect.element(link).toHaveFocus();
});
