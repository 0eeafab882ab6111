import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const CLARA = 'clara.whitfield@example.com';
const IDA = {
  'First name': 'Ida',
  'Last name': 'Berg',
  'Email address': 'ida.berg@example.com',
  'Mobile number': '(512) 555-0177',
};

const main = () => page.getByRole('main');
const field = (name: string) => main().getByRole('textbox', { name });
const password = (label = 'Password') => page.getByLabelText(label, { exact: true });
const address = () => location.pathname + location.search;

async function fillsIn(typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
}

async function presses(name: string): Promise<void> {
  await main().getByRole('button', { name, exact: true }).click();
}

test('§5 all problems of a sign-up are shown at once, and right values are kept', async () => {
  await opens('/signup');
  await presses('Create account');
  await expect.element(page.getByRole('group', { name: 'There are 5 problems' })).toHaveFocus();
  await fillsIn({ ...IDA, 'First name': 'Ida 9', 'Mobile number': '555' });
  await password().fill('silver');
  await presses('Create account');
  const summary = page.getByRole('group', { name: 'There are 3 problems' });
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('link', { name: /Use letters for the first name/ }).click();
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(field('Last name')).toHaveValue('Berg');
  await expect.element(password()).toHaveAccessibleDescription(/still needs at least 8 characters/);
  await loads('/signup');
  await expect.element(field('First name')).toHaveValue('Ida 9');
  await expect.element(password()).toHaveValue('');
});

test('an address that has an account is told at its field', async () => {
  await opens('/signup');
  await fillsIn({ ...IDA, 'Email address': CLARA });
  await password().fill('Silver-Eagle1');
  await presses('Create account');
  await expect
    .element(field('Email address'))
    .toHaveAccessibleDescription(/There is an account with this e-mail address already/);
});

test('too many requests for a link are told with the time to wait', async () => {
  await opens('/forgot-password');
  await fillsIn({ 'Email address': 'often@example.com' });
  await presses('Send the link');
  await expect
    .element(field('Email address'))
    .toHaveAccessibleDescription(/Too many tries\. Wait 60 seconds, then try again\./);
});

test('password managers know every field, and pasted text arrives whole', async () => {
  await opens('/signup');
  const tokens = {
    'First name': 'given-name',
    'Last name': 'family-name',
    'Email address': 'username',
  };
  for (const [label, token] of Object.entries(tokens)) {
    await expect.element(field(label)).toHaveAttribute('autocomplete', token);
  }
  await expect.element(password()).toHaveAttribute('autocomplete', 'new-password');
  (password().element() as HTMLElement).focus();
  document.execCommand('insertText', false, 'Silver-Eagle1');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password()).toHaveAttribute('type', 'text');
  await expect.element(password()).toHaveValue('Silver-Eagle1');
  await expect
    .element(inSight().getByText('a special character, such as - or ! (done)'))
    .toBeVisible();
});

test('a forgotten password is reset by the link, which works once, and leads back', async () => {
  await opens('/signin?returnTo=%2Fcart%2Fcart');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The previous page has a field with the same name.
  await expect.element(page.getByRole('heading', { name: 'Forgot your password?' })).toHaveFocus();
  await fillsIn({ 'Email address': CLARA });
  await presses('Send the link');
  const sent = `If ${CLARA} has an account, a link to reset the password is on its way.`;
  await expect.element(main()).toShow(sent);
  await expect.poll(heard).toContain(sent);

  const link = '/reset-password?token=reset-BPM-20417-1';
  await loads(link);
  await password('New password').fill('weak');
  await presses('Save password');
  await expect.element(password('New password')).toHaveAccessibleDescription(/still needs/);
  await password('New password').fill('Silver-Eagle1');
  await presses('Save password');
  await expect.element(main()).toShow('Your password is changed.');
  expect(address()).toBe('/signin?reset=1&returnTo=%2Fcart%2Fcart');
  await fillsIn({ 'Email address': CLARA });
  await password().fill('Silver-Eagle1');
  await presses('Sign in');
  await expect.poll(address).toBe('/cart/cart');

  await loads(link);
  await password('New password').fill('Silver-Eagle2');
  await presses('Save password');
  await expect.element(main()).toShow('This link has been used or has run out.');
  await expect.element(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('an email address is verified by a press on the page of its link', async () => {
  await opens('/myaccounts/accountsettings', { as: 'nora' });
  const contact = page.getSection('Contact details');
  await expect.element(contact).toShow('Not verified');
  await contact.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(contact).toShow('A link is on its way to nora.kim@example.com.');
  await loads('/verify-email?customerId=BPM-30001');
  await expect.element(main()).toShow('This link is not known.');
  await loads('/verify-email?token=guessed&customerId=BPM-30001');
  await presses('Verify my email address');
  await expect.element(main()).toShow('This link is not known.');
  await loads('/verify-email?token=verify-BPM-30001-1&customerId=BPM-30001');
  turns('fail:verifyEmail');
  await presses('Verify my email address');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^We could not verify/));
  turns('');
  await presses('Verify my email address');
  await expect.element(main()).toShow('Your email address is verified.');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect.element(contact.getByText('Verified', { exact: true })).toBeVisible();
});

test('names like "Mary Ann" and "O\'Neil" are taken, and the link that verifies the address is sent', async () => {
  await opens('/signup?returnTo=%2Fmyaccounts%2Faccountsettings');
  await fillsIn({
    ...IDA,
    'First name': 'Mary Ann Zoë',
    'Last name': "O'Neil",
    'Email address': 'mary.oneil@example.com',
  });
  await password().fill('Silver-Eagle1');
  await presses('Create account');
  await expect.element(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
  await expect.element(field('First name').first()).toHaveValue('Mary Ann Zoë');
  await expect.element(inSight().getByText(/^We sent you a link when you gave us/)).toBeVisible();
  await loads('/development');
  await expect.element(inSight().getByText('to mary.oneil@example.com')).toBeVisible();
  await page.getByRole('link', { name: 'Verify your email address' }).click();
  await main().getByRole('button').first().click();
  await expect.element(inSight().getByText(/is verified/)).toBeVisible();
});
