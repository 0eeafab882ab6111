import { presses, tabTo, textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { queryClient } from '#api/cache/query-client.ts';
import { customerQuery } from '#api/session/session.ts';

const { keyboard } = userEvent;

const greeting = () =>
  page.getByRole('banner').getByRole('button', { name: 'Hello, Nora Your account' });
const menu = () => page.getByRole('navigation', { name: 'Your account' });
const entry = (name: string) => menu().getByRole('link', { name });

test.each([768, 1024, 1440])(
  'at %i px the name comes into an empty place, and moves nothing',
  async (width) => {
    await opens('/site-map', { as: 'nora', width, scenario: 'slow' });
    const unnamed = page.getByRole('banner').getByRole('button', { name: /^\s*Your account$/ });
    await expect.element(unnamed).toBeVisible();
    const tools = ['#bell', '#cart', '.search-box', '.account-corner-name'];
    const places = () =>
      JSON.stringify(tools.map((tool) => document.querySelector(tool)?.getBoundingClientRect()));
    const before = places();
    await expect.element(greeting()).toBeInTheDocument();
    expect(places()).toBe(before);
  },
);

test('where the early script has seen a customer, nobody is greeted as a guest', async () => {
  await opens('/site-map');
  const login = page.getByRole('banner').getByRole('link', { name: 'LOGIN' });
  await expect.element(login).toBeVisible();
  document.documentElement.dataset['customer'] = '';
  await expect.element(login).not.toBeInTheDocument();
  await expect.element(page.getByText('Hello, Guest!')).not.toBeVisible();
});

test('a customer without a name has the account menu all the same', async () => {
  await opens('/site-map', { as: 'nora' });
  await expect.element(greeting()).toBeVisible();
  queryClient().setQueryData(customerQuery().queryKey, { data: { firstName: null } } as never);
  await page.getByRole('banner').getByRole('button', { name: 'Account Your account' }).click();
  await expect.element(menu().getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('where a customer cannot be shown, the header keeps account, sign-out and cart', async () => {
  await opens('/site-map', { as: 'nora' });
  await expect.element(greeting()).toBeVisible();
  queryClient().setQueryData(customerQuery().queryKey, { data: { firstName: 5 } } as never);
  const header = page.getByRole('banner');
  await expect
    .element(header.getByRole('link', { name: 'Account', exact: true }))
    .toHaveAttribute('href', '/myaccounts');
  const signOut = header.getByRole('button', { name: 'Sign out' }).element() as HTMLButtonElement;
  expect([signOut.form?.method, new URL(signOut.form?.action ?? '').pathname]).toEqual([
    'post',
    '/signout',
  ]);
  await expect.element(header.getByRole('button', { name: /^Cart/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
  // React logs each error that a boundary has caught.
  vi.mocked(console.error).mockClear();
});

test('§2 the greeting opens the account menu by keyboard; Escape gives the focus back', async () => {
  await opens('/site-map', { as: 'nora' });
  await expect.element(greeting()).toHaveAttribute('aria-expanded', 'false');
  await presses(greeting());
  await expect.element(greeting()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(entry('Watchlist')).toBeVisible();
  expect(textsOf(menu().getByRole('listitem'))).toEqual([
    'Account Settings',
    'Order History',
    'Watchlist',
    'Portfolio',
    'Logout',
  ]);
  await keyboard('{ArrowDown}');
  await expect.element(entry('Account Settings')).toHaveFocus();
  await keyboard('{ArrowDown}');
  await expect.element(entry('Order History')).toHaveFocus();
  await keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(greeting()).toHaveFocus();
  await keyboard(' ');
  await expect.element(menu()).toBeVisible();
  await tabTo(page.getBySelector('#cart'));
  await expect.element(menu(), { message: 'focus outside closes it' }).not.toBeInTheDocument();
});

test.each([
  ['Account Settings', '/myaccounts/accountsettings'],
  ['Order History', '/orders/order-history'],
  ['Watchlist', '/myaccounts/watchlist'],
  ['Portfolio', '/bold-bullion-portfolio'],
])('§2 %s of the account menu leads to its page', async (name, path) => {
  await opens('/site-map', { as: 'nora' });
  await greeting().click();
  await entry(name).click();
  await expect.poll(() => location.pathname).toBe(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(menu()).not.toBeInTheDocument();
});

test('§2 the account menu stands under its button; a press outside or on the button closes it', async () => {
  await opens('/site-map', { as: 'nora' });
  await greeting().click();
  await expect.element(entry('Watchlist')).toBeVisible();
  const button = greeting().element().getBoundingClientRect();
  const opened = menu().element().getBoundingClientRect();
  expect(opened.top).toBeCloseTo(button.bottom, 0);
  expect(opened.right).toBeCloseTo(button.right, 0);
  await page.getByRole('main').click({ position: { x: 4, y: 300 } });
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(greeting()).toHaveAttribute('aria-expanded', 'false');

  await greeting().click();
  await expect.element(menu()).toBeVisible();
  await greeting().click();
  await expect.element(menu()).not.toBeInTheDocument();
});
