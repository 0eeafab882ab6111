import type { Page } from '@playwright/test';

import { EAGLE, leftInCart, quantity } from '../cart/cart-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, inSight, opens, tabTo, test, turns } from '../shopper.ts';

const CLARA = 'clara.whitfield@example.com';
const IDA = {
  'First name': 'Ida',
  'Last name': 'Berg',
  'Email address': 'ida.berg@example.com',
  'Mobile number': '(512) 555-0177',
};

function password(page: Page, label = 'Password') {
  return page.getByLabel(label, { exact: true });
}

async function fillsIn(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await page.getByRole('textbox', { name: label }).fill(text);
}

async function presses(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

test('a guest signs up by keyboard alone, and keeps the cart and the page they came from', async ({
  page,
  heard,
}) => {
  await leftInCart(page, `${EAGLE.id}x2i:`);
  await opens(page, '/signin?returnTo=%2Fcart%2Fcart');
  await tabTo(page, page.getByRole('link', { name: 'Create an account' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup?returnTo=%2Fcart%2Fcart');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const [label, text] of Object.entries(IDA)) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, password(page));
  await page.keyboard.type('Silver-Eagle1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart/cart');
  await expect(page.getByRole('banner')).toContainText('Hello, Ida');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect
    .poll(async () => (await heard()).join(' '))
    .toContain('Your account is ready. A link that confirms your email address is on its way');
  await expect(quantity(page, EAGLE)).toHaveValue('2');
  const left = await page.evaluate(() => ({ ...sessionStorage }));
  expect(JSON.stringify(left)).not.toContain('Berg');
});

test('§5 all problems of a sign-up are shown at once, and right values are kept', async ({
  page,
}) => {
  await opens(page, '/signup');
  await presses(page, 'Create account');
  await expect(page.getByRole('group', { name: 'There are 5 problems' })).toBeFocused();
  await fillsIn(page, { ...IDA, 'First name': 'Ida 9', 'Mobile number': '555' });
  await password(page).fill('silver');
  await presses(page, 'Create account');
  const summary = page.getByRole('group', { name: 'There are 3 problems' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /Use letters for the first name/ }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Berg');
  await expect(password(page)).toHaveAccessibleDescription(/still needs at least 8 characters/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ida 9');
  await expect(password(page)).toHaveValue('');
});

test('an address that has an account, and too many tries, each have a message', async ({
  page,
}) => {
  await opens(page, '/signup');
  await fillsIn(page, { ...IDA, 'Email address': CLARA });
  await password(page).fill('Silver-Eagle1');
  await presses(page, 'Create account');
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
    /There is an account with this e-mail address already/,
  );
  await page.goto('/forgot-password');
  await fillsIn(page, { 'Email address': 'often@example.com' });
  await presses(page, 'Send the link');
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
    /Too many tries\. Wait 60 seconds, then try again\./,
  );
});

test('password managers know every field, and pasted text arrives whole', async ({ page }) => {
  await opens(page, '/signup');
  const tokens = { 'First name': 'given-name', 'Last name': 'family-name' };
  for (const [label, token] of Object.entries(tokens)) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', token);
  }
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveAttribute(
    'autocomplete',
    'username',
  );
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  await password(page).focus();
  await page.evaluate(() => document.execCommand('insertText', false, 'Silver-Eagle1'));
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('Silver-Eagle1');
  await expect(inSight(page).getByText('a special character, such as - or ! (done)')).toBeVisible();
});

test('a forgotten password is reset by the link, which works once, and leads back', async ({
  page,
  heard,
}) => {
  await opens(page, '/signin?returnTo=%2Fcart%2Fcart');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The previous page has a field with the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await fillsIn(page, { 'Email address': CLARA });
  await presses(page, 'Send the link');
  const sent = `If ${CLARA} has an account, a link to reset the password is on its way.`;
  await expect(page.getByRole('main')).toContainText(sent);
  await expect.poll(heard).toContain(sent);
  const link = '/reset-password?token=reset-BPM-20417-1';
  await opens(page, link);
  await password(page, 'New password').fill('weak');
  await presses(page, 'Save password');
  await expect(password(page, 'New password')).toHaveAccessibleDescription(/still needs/);
  await password(page, 'New password').fill('Silver-Eagle1');
  await presses(page, 'Save password');
  await expect(page).toHaveURL('/signin?reset=1&returnTo=%2Fcart%2Fcart');
  await expect(page.getByRole('main')).toContainText('Your password is changed.');
  await fillsIn(page, { 'Email address': CLARA });
  await password(page).fill('Silver-Eagle1');
  await presses(page, 'Sign in');
  await expect(page).toHaveURL('/cart/cart');

  await opens(page, link);
  await password(page, 'New password').fill('Silver-Eagle2');
  await presses(page, 'Save password');
  await expect(page.getByRole('main')).toContainText('This link has been used or has run out.');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('an email address is verified by a press on the page of its link', async ({ page, heard }) => {
  await signsIn(page, 'nora');
  await opens(page, '/myaccounts/accountsettings');
  const contact = page.getByRole('region', { name: 'Contact details' });
  await expect(contact).toContainText('Not verified');
  await contact.getByRole('button', { name: 'Send the link' }).click();
  await expect(contact).toContainText('A link is on its way to nora.kim@example.com.');
  await opens(page, '/verify-email?customerId=BPM-30001');
  await expect(page.getByRole('main')).toContainText('This link is not known.');
  await opens(page, '/verify-email?token=guessed&customerId=BPM-30001');
  await presses(page, 'Verify my email address');
  await expect(page.getByRole('main')).toContainText('This link is not known.');
  await opens(page, '/verify-email?token=verify-BPM-30001-1&customerId=BPM-30001');
  await turns(page, 'fail:verifyEmail');
  await presses(page, 'Verify my email address');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^We could not verify/));
  await turns(page, '');
  await presses(page, 'Verify my email address');
  await expect(page.getByRole('main')).toContainText('Your email address is verified.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(contact.getByText('Verified', { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest signs up, comes back to the account, and leaves', async ({ page }) => {
    await page.goto('/signup?returnTo=%2Fmyaccounts');
    await fillsIn(page, { ...IDA, 'Mobile number': '1' });
    await password(page).fill('Silver-Eagle1');
    await presses(page, 'Create account');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ida');
    await fillsIn(page, IDA);
    await password(page).fill('Silver-Eagle1');
    await presses(page, 'Create account');
    await expect(page).toHaveURL('/myaccounts');
    await expect(page.getByRole('main')).toContainText('Ida Berg');

    // The page is cached for all visitors, so its header is a guest's.
    await page.goto('/site-map');
    await page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).click();
    await expect(page).toHaveURL('/myaccounts');
    await page.getByRole('main').getByRole('link', { name: 'Logout' }).click();
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL('/signin?signedOut=1');
  });

  test('a forgotten password is reset', async ({ page }) => {
    await page.goto('/forgot-password');
    await fillsIn(page, { 'Email address': CLARA });
    await presses(page, 'Send the link');
    await page.goto('/reset-password?token=reset-BPM-20417-1');
    await password(page, 'New password').fill('Silver-Eagle1');
    await presses(page, 'Save password');
    await expect(page.getByRole('main')).toContainText('Your password is changed.');
  });
});

test('names like "Mary Ann" and "O\'Neil" are taken, and the link that verifies the address is sent', async ({
  page,
}) => {
  await opens(page, '/signup?returnTo=%2Fmyaccounts%2Faccountsettings');
  await fillsIn(page, {
    ...IDA,
    'First name': 'Mary Ann Zoë',
    'Last name': "O'Neil",
    'Email address': 'mary.oneil@example.com',
  });
  await password(page).fill('Silver-Eagle1');
  await presses(page, 'Create account');
  await expect(page.getByRole('textbox', { name: 'First name' }).first()).toHaveValue(
    'Mary Ann Zoë',
  );
  await expect(inSight(page).getByText(/^We sent you a link when you gave us/)).toBeVisible();
  await opens(page, '/development');
  await expect(inSight(page).getByText('to mary.oneil@example.com')).toBeVisible();
  await page.getByRole('link', { name: 'Verify your email address' }).click();
  await page.getByRole('main').getByRole('button').first().click();
  await expect(inSight(page).getByText(/is verified/)).toBeVisible();
});
