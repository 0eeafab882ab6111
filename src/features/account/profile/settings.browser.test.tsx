import { callsMade, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { tabTo } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const SETTINGS = '/myaccounts/accountsettings';

const part = (name: string) => page.getSection(name);
const contact = (label: string) => part('Contact details').getByRole('textbox', { name: label });
const save = () => page.getByRole('button', { name: 'Save contact details' });
const present = () => page.getByLabelText('Present password', { exact: true });
const next = () => page.getByLabelText('New password', { exact: true });

test('a customer changes their contact details by keyboard, and hears that they are saved', async () => {
  await opens(SETTINGS, { as: 'clara' });
  await expect.element(contact('Mobile number')).toHaveValue('(512) 555-0142');
  await tabTo(contact('Last name'));
  await userEvent.keyboard('Whitfield 9{Enter}');
  const summary = part('Contact details').getByRole('group', { name: 'There is a problem' });
  await expect.element(summary).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(contact('Last name')).toHaveFocus();
  await expect.element(contact('Last name')).toHaveAccessibleDescription(/Use letters for the/);
  await userEvent.keyboard('{Control>}a{/Control}Berg');
  await tabTo(contact('Mobile number'));
  await userEvent.keyboard('512.555.0199{Enter}');
  await expect.poll(heard).toContain('Your contact details are saved.');
  await loads(SETTINGS);
  await expect.element(contact('Last name')).toHaveValue('Berg');
  await expect.element(contact('Mobile number')).toHaveValue('(512) 555-0199');
});

test('an email address that has another account is refused at its field', async () => {
  await opens(SETTINGS, { as: 'clara' });
  await contact('Email address').fill('taken@example.com');
  await save().click();
  await expect.element(contact('Email address')).toHaveAccessibleDescription(/another account/);
  await expect.element(contact('Email address')).toHaveValue('taken@example.com');
});

test('§5 the rules of a new password are ticked while it is typed, and announced when typing pauses', async () => {
  await opens(SETTINGS, { as: 'clara' });
  await present().fill('Wrong-Word9');
  await next().click();
  await userEvent.keyboard('silver');
  const rules = part('Password').getByRole('list');
  await expect.element(rules).toShow('a lowercase letter (done)');
  await expect.element(rules).not.toShow('a digit (done)');
  await expect
    .poll(heard)
    .toContain(
      'Still needed: at least 8 characters, a capital letter, a digit, and a special character, such as - or !.',
    );
  await next().fill('Silver-Eagle1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.element(present()).toHaveAccessibleDescription(/not your present password/);
  await present().fill('Maple-Leaf9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(heard).toContain('Your password is changed.');
  await expect.element(next()).toHaveValue('');
  await expect.element(rules).not.toShow('done');
});

test('an address is kept, made the default, deleted and put back', async () => {
  await opens(SETTINGS, { as: 'clara' });
  const addresses = part('Addresses');
  await addresses.getByText('Add an address').click();
  const form = page.getBySelector('main details').last();
  const typed = {
    'Your name for it': 'Cabin',
    'First name': 'Clara',
    'Last name': 'Whitfield',
    'Street address': '7 Lake Road',
    City: 'Burnet',
  };
  for (const [label, text] of Object.entries(typed)) await form.getByLabelText(label).fill(text);
  await form.getByLabelText('State').selectOptions('Texas');
  const zip = form.getByRole('textbox', { name: 'ZIP code' });
  await zip.fill('7861');
  await userEvent.keyboard('{Enter}');
  await expect.element(zip).toHaveAccessibleDescription(/5 digits/);
  await zip.fill('78611');
  await form.getByRole('button', { name: 'Save address, new' }).click();
  await expect.poll(heard).toContain('Cabin is saved.');
  await addresses.getByRole('button', { name: 'Make default, Cabin' }).click();
  await expect.element(page.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
  const cabin = addresses.getByRole('heading', { name: /^Cabin/ });
  await expect.element(cabin).toShow('Default');
  await expect.element(addresses.getByRole('heading', { name: /^Home/ })).not.toShow('Default');
  await addresses.getByText('Delete Cabin').click();
  await addresses.getByRole('button', { name: 'Delete address Cabin' }).click();
  await expect.element(cabin).not.toBeInTheDocument();
  await addresses.getByRole('button', { name: 'Put it back, Cabin' }).click();
  await expect.element(cabin).toHaveFocus();
  await expect.element(cabin).toShow('Default');
});

test('a customer splits orders and ends the newsletter by switches', async () => {
  await opens(SETTINGS, { as: 'clara' });
  const split = page.getByRole('switch', { name: 'Split my orders' });
  await expect.element(split).not.toBeChecked();
  await split.click();
  await expect.element(split).toBeChecked();
  await expect.poll(heard).toContain('Orders may now be split.');
  turns('fail:unsubscribeFromBold');
  const newsletter = page.getByRole('switch', { name: 'Newsletter' });
  await newsletter.click();
  await expect.element(part('News and notices')).toShow('Something went wrong on our side.');
  turns('');
  await newsletter.click();
  await expect.element(newsletter).not.toBeChecked();
});

test('a switch sends one request and loads the page once', async () => {
  await opens(SETTINGS, { as: 'clara' });
  const before = callsMade().length;
  const split = page.getByRole('switch', { name: 'Split my orders' });
  await split.click();
  await expect.element(split).toBeChecked();
  await split.click();
  await expect.element(split).not.toBeChecked();
  const ofSwitch = callsMade().slice(before);
  expect(ofSwitch.filter((call) => /Orders|Addresses/.test(call))).toEqual([
    'PUT SplitMyOrders',
    'GET GetAddresses',
    'PUT SplitMyOrders',
    'GET GetAddresses',
  ]);
});

test('typed text except passwords is kept when the session expires', async () => {
  await opens(SETTINGS, { as: 'clara' });
  turns('expired-session');
  await contact('First name').fill('Clarissa');
  await present().fill('Maple-Leaf9');
  await page.getByRole('checkbox', { name: 'PAMP' }).click();
  await save().click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('link', { name: 'Sign in now' }).click();
  await expect.poll(() => location.search).toMatch(/^\?returnTo=.*accountsettings&expired=1$/);
  turns('');
  await page.getByRole('main').getByLabelText('Email address').fill('clara.whitfield@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('Maple-Leaf9');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect.element(contact('First name')).toHaveValue('Clarissa');
  expect(location.pathname).toBe(SETTINGS);
  await expect.element(present()).toHaveValue('');
  await expect.element(part('Contact details')).toShow('It is not saved yet.');
  await expect.element(page.getByRole('checkbox', { name: 'PAMP' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'US Mint' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Valcambi' })).not.toBeChecked();
  await save().click();
  await expect.element(part('Contact details')).toShow('Your contact details are saved.');
  await expect.element(part('Contact details')).not.toShow('not saved yet');
});

test.each(
  ['<b>x</b>', '李小龍', "'; --", '😀', '\u202Egpj', 'A'.repeat(300)].map(
    (typed) => [typed.slice(0, 10), typed] as const,
  ),
)('a refused contact form keeps hostile text: %s', async (_, typed) => {
  await opens(SETTINGS, { as: 'clara' });
  for (const label of ['First name', 'Last name', 'Email address', 'Mobile number']) {
    await contact(label).fill(typed);
  }
  await save().click();
  await expect.element(page.getByRole('group', { name: /^There are \d problems\b/ })).toHaveFocus();
  await expect.element(contact('First name')).toHaveValue(typed);
  await loads(SETTINGS);
  await expect.element(contact('Email address')).toHaveValue(typed);
});
