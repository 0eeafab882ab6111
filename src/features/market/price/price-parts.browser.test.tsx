import { heard } from '#tests/browser/heard.ts';
import { presses, tabTo } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

test('a shopper compares dealers, counts coins and finds what is close to spot, by keyboard', async () => {
  await opens('/chart/silver-price');
  const dealers = page.getSection('What other dealers ask');
  const table = dealers.getByRole('table', { name: /^Prices here and at other dealers/ });
  await expect.element(table.getByRole('rowheader')).toHaveLength(3);
  // Two sellers may ask the same.
  await expect.element(table.getByRole('row').filter({ hasText: 'lowest' })).toHaveLength(3);
  await expect.element(table.getByRole('columnheader').nth(1)).toHaveTextContent('This store');
  await tabTo(dealers.getByRole('button', { name: 'Show the last thirty days' }));
  await userEvent.keyboard('{Enter}');
  await expect
    .element(dealers.getByRole('figure', { name: /Silver Eagle .* in the last thirty days/ }))
    .toShow(/Its price here .* This store was the lowest on \d+ of 30 days/);
  const product = dealers.getByRole('combobox', { name: 'Product' });
  await product.selectOptions(product.getByRole('option').nth(1));
  await expect.poll(heard).toEqual([expect.stringMatching(/^Its price here .* of 30 days\.$/)]);
  const cursor = dealers.getByRole('slider');
  await presses(cursor, '{ArrowDown}');
  await expect.element(cursor).not.toHaveAttribute('aria-valuetext', /^This store/);

  const near = page.getSection('Closest to spot');
  (await near.findElement()).scrollIntoView();
  await expect.element(near.getByRole('listitem')).toHaveLength(4);
  await expect
    .element(near.getByRole('listitem').first())
    .toShow(/At spot, nothing over|(?:over|under) spot/);

  const melt = page.getSection('What a coin’s silver is worth');
  const dime = melt.getByRole('row', { name: /^Dime/ });
  const one = dime.element().textContent;
  await tabTo(melt.getByRole('spinbutton', { name: 'How many of a coin' }));
  await userEvent.keyboard('{Control>}a{/Control}50');
  await expect.element(melt.getByRole('columnheader', { name: 'Melt value of 50' })).toBeVisible();
  expect(dime.element().textContent).not.toBe(one);

  await presses(near.getByRole('link', { name: 'All silver close to spot' }));
  await expect.poll(() => document.title).toMatch(/^Silver at spot/);
  await expect.poll(() => document.querySelectorAll('main h3').length).toBe(12);
});
