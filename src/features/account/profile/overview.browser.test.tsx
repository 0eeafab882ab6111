import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const part = (name: string) => page.getSection(name);
const lastOrder = () => part('Last order').getByRole('link', { name: /^Order BPM-/ });

test('a customer sees the state of the account, and links to its pages', async () => {
  await opens('/myaccounts', { as: 'clara' });
  await expect.element(part('You')).toShow('Clara Whitfield');
  await expect.element(lastOrder()).toBeVisible();
  await expect.element(part('Messages')).toShow(/\d+ unread messages?/);
  await expect.element(part('Watchlist')).toShow('3 products');
  const links = page.getByRole('main').getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/myaccounts/accountsettings',
      '/orders/order-history',
      '/myaccounts/inbox',
      '/myaccounts/watchlist',
      '/bold-bullion-portfolio',
    ]),
  );
});

test('a part of the account that fails says so, and the rest stays', async () => {
  await opens('/myaccounts', { as: 'clara', scenario: 'fail:getCustomerOrder' });
  await expect.element(part('Last order')).toShow('We could not load your last order.');
  await expect.element(part('Watchlist')).toShow('3 products');
  await triesAgain(page.getByRole('button', { name: 'Try again to load your last order' }));
  await expect.element(lastOrder()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Last order' })).toHaveFocus();
});

test('§6 a guest is led to sign in before the account opens', async () => {
  await opens('/myaccounts');
  expect(location.pathname + location.search).toBe('/signin?returnTo=%2Fmyaccounts');
});
