import { turns } from '#tests/browser/backend.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const IRA = '/services/precious-metals-ira';

function metal(name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) });
}

test('the page leads to the metals, to what it costs, and to the questionnaire', async () => {
  await opens(IRA);
  await expect.element(metal('Gold')).toShow(/\d+ pieces ?At least \.995 fine/);
  await expect.element(metal('Palladium')).toShow(/By check ?\$[\d,.]+/);
  await expect
    .element(page.getByRole('link', { name: 'See all palladium' }))
    .toHaveAttribute('href', '/palladium/ira-approved-palladium');
  await page.getByRole('link', { name: 'Read what it costs' }).click();
  await expect.element(page.getByRole('heading', { name: 'What it costs' })).toHaveFocus();
  await page.getByRole('link', { name: 'Fill in the questionnaire' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ask an adviser' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'Gold, percent' })).toBeVisible();
});

test('without its pieces a metal still leads to them, and can be tried again', async () => {
  await opens(IRA, { scenario: 'fail:getProducts' });
  const gold = metal('Gold');
  await expect.element(gold).toShow('What we have of gold could not be loaded.');
  await expect
    .element(gold.getByRole('link', { name: 'See all gold' }))
    .toHaveAttribute('href', '/gold/ira-approved-gold');
  await expect.element(page.getByRole('heading', { name: 'Eligible, and why' })).toBeVisible();
  turns('');
  await gold.getByRole('button', { name: 'Try again to load gold' }).click();
  await expect.element(gold).toShow(/\d+ pieces/);
  await expect.element(page.getByRole('heading', { name: 'Gold', level: 3 })).toHaveFocus();
});

test('a metal without pieces says so and leads to others of it', async () => {
  await opens(IRA, { scenario: 'empty-catalog' });
  await expect.element(metal('Silver')).toShow(/0 pieces.*None on our shelves at the moment/);
  await expect
    .element(inSight().getByRole('link', { name: 'Other silver' }))
    .toHaveAttribute('href', '/silver-bullion');
});
