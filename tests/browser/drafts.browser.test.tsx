import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { LOGGED_OUT } from '#commerce/session/logged-out.ts';
import { sessionChanged } from '#commerce/session/signed-in.ts';

import { becomeStranger, signsIn } from './backend.ts';
import { opens, loads } from './store.tsx';

const QUOTE = '/sell-to-us/requests/SELL-4471';
const CONTACT = '/company/contact-us';

const message = () => page.getByLabelText('Your message');
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));
const owners = () => [...new Set(drafts().map((key) => key.split(':')[1]))];

afterEach(() => localStorage.removeItem(LOGGED_OUT));

/** Another tab signs out: this one only hears of it. */
function signsOutElsewhere(): void {
  document.cookie = 'signed-in=; max-age=0; path=/';
  localStorage.setItem(LOGGED_OUT, '1');
  sessionChanged();
}

/** The session ends by itself, and the page is opened once more. */
async function returnsAs(customer: 'clara' | 'nora', path: string): Promise<void> {
  const stored = { ...sessionStorage };
  becomeStranger();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value as string);
  await signsIn(customer);
  await loads(path);
}

test('a binding tick and the payout are asked anew at each visit', async () => {
  await opens(QUOTE, { as: 'clara' });
  const binds = page.getByRole('checkbox', { name: 'I send it by the next business day' });
  const byBank = page.getByRole('radio', { name: 'ACH to your bank' });
  await binds.click();
  await byBank.click();
  await loads(QUOTE);
  await expect.element(binds).not.toBeChecked();
  await expect.element(byBank).not.toBeChecked();
  expect(drafts()).toEqual([]);
  // Browsers restore other controls when a page is reloaded.
  await expect.element(binds).toHaveAttribute('autocomplete', 'off');
});

test.each([
  ['/services/precious-metals-ira', 'First name'],
  ['/sell-to-us/request/by-link', 'Number of your request'],
  [CONTACT, 'Your message'],
  ['/signup', 'First name'],
])(
  'the draft of a guest on %s returns after a reload, and ends at a sign-in',
  async (path, name) => {
    const field = () => page.getByRole('main').getByLabelText(name);
    await opens(path);
    await field().fill('Mine');
    await loads(path);
    await expect.element(field()).toHaveValue('Mine');
    expect(owners()).toEqual(['guest']);
    await signsIn('clara');
    await loads(path === '/signup' ? CONTACT : path);
    await expect.poll(drafts).toEqual([]);
  },
);

test('what a customer has typed returns to them, and to no other', async () => {
  await opens(CONTACT, { as: 'clara' });
  await message().fill('My parcel is wet');
  await expect.poll(owners).toEqual(['BPM-20417']);
  await returnsAs('nora', CONTACT);
  await expect.element(message()).toHaveValue('');
  await message().fill('Hello');
  await expect.poll(owners).toHaveLength(2);
  await returnsAs('clara', CONTACT);
  await expect.element(message()).toHaveValue('My parcel is wet');
});

test('a sign-out in another tab ends the drafts of this one, which stores no more', async () => {
  await opens(CONTACT, { as: 'clara' });
  await message().fill('My parcel is wet');
  await expect.poll(drafts).not.toEqual([]);
  signsOutElsewhere();
  await expect.poll(drafts).toEqual([]);
  await message().fill('My parcel is still wet');
  expect(drafts()).toEqual([]);
});
