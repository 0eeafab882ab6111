import { callsMade } from '#tests/browser/backend.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const tile = () =>
  page.getByRole('banner').getByRole('link', { name: /Manage Portfolio|Total Assets/ });

test('§7 a press is not counted without consent', async () => {
  await opens('/site-map', { as: 'clara' });
  await expect.element(tile()).toHaveAccessibleName(/^Total Assets/);
  await tile().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toHaveFocus();
  expect(callsMade().filter((call) => call.includes('PortfolioClick'))).toEqual([]);
});

test('§5 a customer sees what the metal alone and its premium are worth', async () => {
  await opens('/bold-bullion-portfolio', { as: 'clara' });
  const assets = page
    .getByRole('main')
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first();
  const metalOnly = assets.element().textContent;
  const withPremium = page.getByRole('link', { name: 'With the premium' });
  await withPremium.click();
  await expect.element(withPremium).toHaveAttribute('aria-current', 'true');
  await expect.element(assets).not.toHaveTextContent(metalOnly);
});

test('a customer without holdings has Manage Portfolio, and reads that the portfolio is empty', async () => {
  await opens('/bold-bullion-portfolio', { as: 'nora' });
  await expect.element(page.getByRole('banner')).toShow('Hello, Nora');
  await expect.element(tile()).toHaveAccessibleName('Manage Portfolio');
  await expect.element(inSight().getByText('Nothing is in your portfolio yet.')).toBeVisible();
});
