import { send } from '#lib/transport.ts';
import { callsMade, turns } from '#tests/browser/backend.ts';
import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { tabTo } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { openPanel } from './panel.ts';

const EAGLE = { id: 225134, name: '2026 1 oz American Silver Eagle Coin BU' };
const LISTING = '/search/searchresults?searchkey=american+silver+eagle+coin+bu';
const EXPIRED = 'Your login session has been expired. Please login again using your credentials';
const SAVED = 'What you like is saved.';

const dialog = () => page.getByRole('dialog', { name: 'Preferences' });
const messages = () => page.getByRole('region', { name: 'Messages' });
const box = (name: string) => dialog().getByRole('checkbox', { name });
const save = () => dialog().getByRole('button', { name: 'Save what you like' });

async function opensPreferences(): Promise<void> {
  openPanel('preferences');
  await expect.element(dialog()).toBeVisible();
}

/** Chooses an option in the dialog, and closes it. */
async function chooses(label: string, option: string): Promise<void> {
  await opensPreferences();
  await dialog().getByLabelText(label).selectOptions(option);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
}

test('reduced motion ends transitions', async () => {
  await opens('/signin');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in' }).element();
  expect(getComputedStyle(button).transitionDuration).not.toBe('0s');
  await chooses('Motion', 'Reduced');
  expect(getComputedStyle(button).transitionDuration).toBe('0s');
});

test('a guest’s choice stays in the browser, and is told so', async () => {
  await opens('/signin');
  await opensPreferences();
  await dialog().getByLabelText('Text size').selectOptions('125 %');
  await expect.element(dialog().getByText('Sign in to have them on other devices.')).toBeVisible();
});

test('§6 a guest’s likes are kept in this browser', async () => {
  await opens('/signin');
  await opensPreferences();
  await dialog().getByLabelText('Favorite metal').selectOptions('Gold');
  await box('PAMP').click();
  await save().click();
  await expect.element(dialog().getByText(SAVED)).toBeVisible();
  await expect.poll(heard).toContain(SAVED);
  await userEvent.keyboard('{Escape}');
  await loads('/site-map');
  await opensPreferences();
  await expect.element(dialog().getByLabelText('Favorite metal')).toHaveValue('gold');
  await expect.element(box('PAMP')).toBeChecked();
  await expect.element(box('Valcambi')).not.toBeChecked();
});

test('§7 a customer’s likes are kept in the account, and a failure loses none', async () => {
  await opens('/site-map', { as: 'nora' });
  await opensPreferences();
  await box('Perth Mint').click();
  await dialog().getByLabelText('Why you buy').selectOptions('To collect');
  await save().click();
  await expect.element(dialog().getByText(SAVED)).toBeVisible();
  expect(localStorage.getItem('preferences')).toBeNull();

  turns('fail:updateCustomerProfile');
  await box('Perth Mint').click();
  await box('Valcambi').click();
  await save().click();
  const FAILED = 'Not saved. Something went wrong on our side. Please try again.';
  await expect.element(dialog().getByText(FAILED)).toBeVisible();
  await expect.poll(heard).toContain(FAILED);
  await expect.element(box('Valcambi')).toBeChecked();
  await expect.element(save()).toHaveFocus();

  turns('');
  await userEvent.keyboard('{Escape}');
  await loads('/site-map');
  await opensPreferences();
  await expect.element(dialog().getByText('Not saved yet')).toBeVisible();
  await expect.element(box('Valcambi')).toBeChecked();
  await save().click();
  await expect.element(dialog().getByText(SAVED)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await loads('/site-map');
  await opensPreferences();
  await expect.element(box('Valcambi')).toBeChecked();
  await expect.element(box('Perth Mint')).not.toBeChecked();
  await expect.element(dialog().getByLabelText('Why you buy')).toHaveValue('collector');
});

test('§7 a customer changes their likes by keyboard, and the preferences show the same', async () => {
  await opens('/myaccounts/accountsettings', { as: 'nora' });
  const liked = page.getSection('What you like');
  await tabTo(liked.getByLabelText('Favorite metal'));
  await userEvent.keyboard('Gold');
  await tabTo(liked.getByRole('checkbox', { name: 'PAMP' }));
  await userEvent.keyboard(' {Enter}');
  await expect.poll(heard).toContain(SAVED);
  await expect.element(liked.getByRole('checkbox', { name: 'PAMP' })).toHaveFocus();

  const opener = page.getByRole('button', { name: 'Open preferences' });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByLabelText('Favorite metal')).toHaveValue('gold');
  await box('PAMP').click();
  await save().click();
  await expect.element(dialog().getByText(SAVED)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await expect.element(liked.getByRole('checkbox', { name: 'PAMP' })).not.toBeChecked();
  await expect.element(liked.getByLabelText('Favorite metal')).toHaveValue('gold');
});

test('a message stays until it is closed, but not over a dialog that opens later', async () => {
  await opens(LISTING);
  await chooses('Messages stay', 'Until I close them');
  holdsClock();
  await page.getByRole('button', { name: `Add to cart, ${EAGLE.name}`, exact: true }).click();
  const added = page.getBySelector('.toasts').getByText(`1 × ${EAGLE.name} added.`);
  await expect.element(added).toBeVisible();
  await passes(120_000);
  await expect.element(added).toBeVisible();
  await opensPreferences();
  await expect.element(added).not.toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(added).toBeVisible();
  await page.getByRole('button', { name: `Close: 1 × ${EAGLE.name} added.` }).click();
  await expect.element(added).not.toBeInTheDocument();
});

test('§8 a customer without time limits hears of the end of the session, and stays', async () => {
  const headers = { 'content-type': 'application/json' };
  const line = { productId: EAGLE.id, quantity: 2, activeSalesEventId: 0 };
  const body = JSON.stringify({ ...line, productInventorySource: 'instock' });
  const url = '/api/ShoppingCart/AddProductToShoppingCart';
  await opens('/cart/cart', {
    as: 'nora',
    before: () => send(url, { method: 'POST', headers, body }),
  });
  await chooses('Time limits', 'None: wait for me');
  // Or the saving would find the session expired, and take the cart away before the press.
  await expect.poll(callsMade).toContain('PUT UpdatePreferences');
  await expect.poll(() => localStorage.getItem('choices-unsaved')).toBeNull();
  turns('expired-session');
  await page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` }).click();
  await expect.element(messages().getByText(EXPIRED)).toBeVisible();
  await expect.poll(heard).toContain(EXPIRED);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await vi.advanceTimersByTimeAsync(600_000);
  await expect.element(messages().getByText(EXPIRED)).toBeVisible();
  expect(location.pathname).toBe('/cart/cart');
  await messages().getByRole('link', { name: 'Sign in now' }).click();
  await expect.poll(() => location.search).toBe('?returnTo=%2Fcart%2Fcart&expired=1');
});

test('§8 a choice of an earlier page whose saving finds the session expired is told, and kept', async () => {
  const unsaved = JSON.stringify({ customerId: 'BPM-30001', choices: { text: '125' } });
  await opens('/site-map', {
    as: 'nora',
    before: async () => localStorage.setItem('choices-unsaved', unsaved),
    scenario: 'expired:updatePreferences',
  });
  await expect.element(messages().getByText(EXPIRED)).toBeVisible();
  expect(localStorage.getItem('choices-unsaved')).toBe(unsaved);
});
