import { addButton, CART } from '#tests/browser/cart-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { fixedClock } from '#mocks/backend/clock.ts';
import { readClock, setClock } from '#mocks/backend/visitors.ts';

/** The first card of the list, with its name and its price by check. */
function firstCard() {
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ has: page.getByRole('button', { name: /^Add to cart/ }) })
    .first();
  const link = card.getByRole('heading', { level: 3 }).getByRole('link');
  const name = link.element().textContent;
  const [price = ''] = /(?<=By check\s*)\$[\d.,]+/.exec(card.element().textContent) ?? [];
  return { card, link, name, price };
}

test.each([
  ['/silver/impaired-silver', 'Impaired'],
  ['/silver-bullion?availability=Preorder', 'Preorder'],
  ['/search/searchresults?searchkey=silver&availability=Impaired', 'Impaired'],
])('%s sells %s stock at its listed price', async (path, stock) => {
  await opens('/site-map');
  // The market stands still: all prices are of one moment.
  setClock(fixedClock(readClock()));
  await loads(path);
  const { card, link, name, price } = firstCard();
  expect(price).toMatch(/^\$\d/);
  await expect.element(card).toShow(stock);
  await addButton({ name }).click();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/added/));
  await link.click();
  await expect.element(page.getByRole('radio', { name: new RegExp(`^${stock}`) })).toBeChecked();
  await expect.element(page.getByRole('main')).toShow(price);
  await loads(CART);
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
  await expect.element(line).toShow(price);
  await expect.element(line).toShow(stock);
});
