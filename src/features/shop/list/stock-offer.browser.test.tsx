import { addButton, CART } from '#tests/browser/cart-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

/** The first card of the list, with its name and its price by check in dollars. */
function firstCard() {
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ has: page.getByRole('button', { name: /^Add to cart/ }) })
    .first();
  const link = card.getByRole('heading', { level: 3 }).getByRole('link');
  const name = link.element().textContent;
  return { card, link, name, price: dollarsIn(card.element(), /By check\s*\$([\d.,]+)/) };
}

function dollarsIn(element: Element, pattern: RegExp): number {
  return Number(pattern.exec(element.textContent)?.[1]?.replaceAll(',', ''));
}

test.each([
  ['/silver/impaired-silver', 'Impaired'],
  ['/silver-bullion?availability=Preorder', 'Preorder'],
  ['/search/searchresults?searchkey=silver&availability=Impaired', 'Impaired'],
])('%s sells %s stock at its listed price', async (path, stock) => {
  await opens(path);
  const { card, link, name, price } = firstCard();
  await expect.element(card).toShow(stock);
  await addButton({ name }).click();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/added/));
  await link.click();
  await expect.element(page.getByRole('radio', { name: new RegExp(`^${stock}`) })).toBeChecked();
  await loads(CART);
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
  await expect.element(line).toShow(stock);
  // The market moves between a list that is kept and the cart; another stock is two percent away.
  const paid = dollarsIn(line.element(), /\$([\d.,]+) each/);
  expect(Math.abs(paid / price - 1)).toBeLessThan(0.005);
});
