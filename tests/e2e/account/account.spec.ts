import type { Page } from '@playwright/test';

import { picture } from './picture.ts';
import { signsIn, signsInByForm } from '../customers.ts';
import { expect, inSight, opens, tabTo, test, turns } from '../shopper.ts';

function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

test('a customer sees the state of the account, and links to its pages', async ({ page }) => {
  await signsIn(page, 'clara');
  await opens(page, '/myaccounts');
  await expect(part(page, 'You')).toContainText('Clara Whitfield');
  await expect(part(page, 'Last order').getByRole('link', { name: /^Order BPM-/ })).toBeVisible();
  await expect(part(page, 'Messages')).toContainText(/\d+ unread messages?/);
  await expect(part(page, 'Watchlist')).toContainText('3 products');
  const ways = page.locator('main').getByRole('link');
  const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/myaccounts/accountsettings',
      '/orders/order-history',
      '/myaccounts/inbox',
      '/myaccounts/watchlist',
      '/bold-bullion-portfolio',
    ]),
  );
});

test('a part of the account that fails says so, and the rest stays', async ({ page }) => {
  await signsIn(page, 'clara');
  await turns(page, 'fail:getCustomerOrder');
  await opens(page, '/myaccounts');
  await expect(part(page, 'Last order')).toContainText('We could not load your last order.');
  await expect(part(page, 'Watchlist')).toContainText('3 products');
  await turns(page, '');
  await page.getByRole('button', { name: 'Try again to load your last order' }).click();
  await expect(part(page, 'Last order').getByRole('link', { name: /^Order BPM-/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Last order' })).toBeFocused();
});

test('§6 a guest is led to sign in before the account opens', async ({ page }) => {
  await opens(page, '/myaccounts');
  await expect(page).toHaveURL('/signin?returnTo=%2Fmyaccounts');
});

const SETTINGS = '/myaccounts/accountsettings';

/** Opens the settings; resolves when the last call of a customer's page is answered. */
async function opensSettings(page: Page): Promise<void> {
  await signsIn(page, 'clara');
  const preferences = page.waitForResponse('**/GetPreferences');
  await opens(page, SETTINGS);
  await preferences;
}

function contact(page: Page, label: string) {
  return part(page, 'Contact details').getByRole('textbox', { name: label });
}

test('a customer changes their contact details by keyboard, and hears that they are saved', async ({
  page,
  heard,
}) => {
  await opensSettings(page);
  await expect(contact(page, 'Mobile number')).toHaveValue('(512) 555-0142');
  await tabTo(page, contact(page, 'Last name'));
  await page.keyboard.type('Whitfield 9');
  await page.keyboard.press('Enter');
  const summary = part(page, 'Contact details').getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(contact(page, 'Last name')).toBeFocused();
  await expect(contact(page, 'Last name')).toHaveAccessibleDescription(/Use letters for the/);
  await contact(page, 'Last name').selectText();
  await page.keyboard.type('Berg');
  await tabTo(page, contact(page, 'Mobile number'));
  await page.keyboard.type('512.555.0199');
  await page.keyboard.press('Enter');
  await expect.poll(heard).toContain('Your contact details are saved.');
  await page.reload();
  await expect(contact(page, 'Last name')).toHaveValue('Berg');
  await expect(contact(page, 'Mobile number')).toHaveValue('(512) 555-0199');
});

test('an email address that has another account is refused at its field', async ({ page }) => {
  await opensSettings(page);
  await contact(page, 'Email address').fill('taken@example.com');
  await page.getByRole('button', { name: 'Save contact details' }).click();
  await expect(contact(page, 'Email address')).toHaveAccessibleDescription(/another account/);
  await expect(contact(page, 'Email address')).toHaveValue('taken@example.com');
});

test('§5 the rules of a new password are ticked while it is typed, and announced when typing pauses', async ({
  page,
  heard,
}) => {
  await opensSettings(page);
  const next = page.getByLabel('New password', { exact: true });
  await page.getByLabel('Present password', { exact: true }).fill('Wrong-Word9');
  await next.pressSequentially('silver');
  const rules = part(page, 'Password').getByRole('list');
  await expect(rules).toContainText('a lowercase letter (done)');
  await expect(rules).not.toContainText('a digit (done)');
  await expect
    .poll(heard)
    .toContain(
      'Still needed: at least 8 characters, a capital letter, a digit, and a special character, such as - or !.',
    );
  await next.fill('Silver-Eagle1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Present password', { exact: true })).toHaveAccessibleDescription(
    /not your present password/,
  );
  await page.getByLabel('Present password', { exact: true }).fill('Maple-Leaf9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(heard).toContain('Your password is changed.');
  await expect(next).toHaveValue('');
  await expect(rules).not.toContainText('done');
});

test('§8 a photo is checked, sent with its progress, removed and put back, and fails in the exact words', async ({
  page,
}) => {
  await opensSettings(page);
  const choose = page.getByLabel('Choose a picture');
  await choose.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF') });
  await expect(choose).toHaveAccessibleDescription(/Choose a JPEG or PNG picture\./);
  const broken = Buffer.from('no picture');
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: broken });
  await expect(choose).toHaveAccessibleDescription(/This picture cannot be read\./);
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture() });
  await expect(page.getByRole('figure')).toContainText('It is not saved yet.');
  await expect(choose).not.toHaveAttribute('aria-invalid', 'true');
  await turns(page, 'fail:uploadFile');
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(part(page, 'Photo').getByText(/^Error: File upload failed$/)).toBeVisible();
  await turns(page, '');
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(part(page, 'Photo')).toContainText('Your photo is saved.');
  const photo = page.getByRole('img', { name: 'Photo of Clara Whitfield' });
  await expect(photo).toHaveAttribute('src', /^\/images\/customers\/BPM-20417-\d+\.png$/);

  await part(page, 'Photo').getByText('Remove photo').click();
  await page.getByRole('button', { name: 'Remove the photo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Photo' })).toBeFocused();
  await expect(photo).toBeHidden();
  await expect(part(page, 'Photo')).not.toContainText('Your photo is saved.');
  await page.getByRole('button', { name: 'Put it back' }).press('Enter');
  await expect(part(page, 'Photo')).toContainText('Your photo is back.');
  await expect(photo).toBeVisible();
});

test('an upload that takes long can be canceled', async ({ page }) => {
  await opensSettings(page);
  await turns(page, 'slow');
  const file = { name: 'a.png', mimeType: 'image/png', buffer: picture() };
  await page.getByLabel('Choose a picture').setInputFiles(file);
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByRole('progressbar', { name: 'Photo sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(part(page, 'Photo')).toContainText('The photo was not sent.');
});

test('an address is kept, made the default, deleted and put back', async ({ page, heard }) => {
  await opensSettings(page);
  const addresses = part(page, 'Addresses');
  await addresses.getByText('Add an address').click();
  const form = addresses.locator('details').last();
  const names = { 'Your name for it': 'Cabin', 'First name': 'Clara', 'Last name': 'Whitfield' };
  for (const [label, name] of Object.entries(names)) await form.getByLabel(label).fill(name);
  await form.getByLabel('Street address').fill('7 Lake Road');
  await form.getByLabel('City').fill('Burnet');
  await form.getByLabel('State').selectOption('Texas');
  const zip = form.getByRole('textbox', { name: 'ZIP code' });
  await zip.fill('7861');
  await zip.press('Enter');
  await expect(zip).toHaveAccessibleDescription(/5 digits/);
  await zip.fill('78611');
  await form.getByRole('button', { name: 'Save address, new' }).click();
  await expect.poll(heard).toContain('Cabin is saved.');
  await addresses.getByRole('button', { name: 'Make default, Cabin' }).click();
  await expect(page.getByRole('heading', { name: 'Addresses' })).toBeFocused();
  const cabin = addresses.getByRole('heading', { name: /^Cabin/ });
  await expect(cabin).toContainText('Default');
  await expect(addresses.getByRole('heading', { name: /^Home/ })).not.toContainText('Default');
  await addresses.getByText('Delete Cabin').click();
  await addresses.getByRole('button', { name: 'Delete address Cabin' }).click();
  await expect(cabin).toHaveCount(0);
  await addresses.getByRole('button', { name: 'Put it back, Cabin' }).click();
  await expect(cabin).toBeFocused();
  await expect(cabin).toContainText('Default');
});

test('a customer splits orders and ends the newsletter by switches', async ({ page, heard }) => {
  await opensSettings(page);
  const split = page.getByRole('switch', { name: 'Split my orders' });
  await expect(split).not.toBeChecked();
  await split.click();
  await expect(split).toBeChecked();
  await expect.poll(heard).toContain('Orders may now be split.');
  await turns(page, 'fail:unsubscribeFromBold');
  const newsletter = page.getByRole('switch', { name: 'Newsletter' });
  await newsletter.click();
  await expect(part(page, 'News and notices')).toContainText('Something went wrong on our side.');
  await turns(page, '');
  await newsletter.click();
  await expect(newsletter).not.toBeChecked();
});

test('a switch sends one request and loads the page once, and a failed load keeps the page', async ({
  page,
  heard,
}) => {
  await opensSettings(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/accountsettings|Account|Customer/.test(request.url())) return;
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const split = page.getByRole('switch', { name: 'Split my orders' });
  await split.click();
  await expect(split).toBeChecked();
  expect(asked).toEqual([`POST ${SETTINGS}.data`, `GET ${SETTINGS}.data`]);
  await page.route(`**${SETTINGS}.data*`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await split.click();
  await expect.poll(heard).toContain('Orders now ship in one piece.');
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
});

test('typed text except passwords is kept when the session expires', async ({ page }) => {
  await opensSettings(page);
  await turns(page, 'expired-session');
  await contact(page, 'First name').fill('Clarissa');
  await page.getByLabel('Present password', { exact: true }).fill('Maple-Leaf9');
  await page.getByRole('checkbox', { name: 'PAMP' }).check();
  await page.getByRole('button', { name: 'Save contact details' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('link', { name: 'Sign in now' }).click();
  await expect(page).toHaveURL(/\/signin\?returnTo=.*accountsettings&expired=1$/);
  await turns(page, '');
  await signsInByForm(page, 'clara');
  await expect(page).toHaveURL(SETTINGS);
  await expect(contact(page, 'First name')).toHaveValue('Clarissa');
  await expect(page.getByLabel('Present password', { exact: true })).toHaveValue('');
  await expect(part(page, 'Contact details')).toContainText('It is not saved yet.');
  await expect(page.getByRole('checkbox', { name: 'PAMP' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'US Mint' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Valcambi' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Save contact details' }).click();
  await expect(part(page, 'Contact details')).toContainText('Your contact details are saved.');
  await expect(part(page, 'Contact details')).not.toContainText('not saved yet');
});

for (const typed of ['<b>x</b>', '李小龍', "'; --", '😀', '\u202Egpj', 'A'.repeat(300)]) {
  test(`a refused contact form keeps hostile text: ${typed.slice(0, 10)}`, async ({ page }) => {
    await opensSettings(page);
    for (const label of ['First name', 'Last name', 'Email address', 'Mobile number']) {
      await contact(page, label).fill(typed);
    }
    await page.getByRole('button', { name: 'Save contact details' }).click();
    await expect(page.getByRole('group', { name: /^There are \d problems\b/ })).toBeFocused();
    await expect(contact(page, 'First name')).toHaveValue(typed);
    await page.reload();
    await expect(contact(page, 'Email address')).toHaveValue(typed);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('contact details, likes, a switch and an address still work', async ({ page }) => {
    await signsIn(page, 'clara');
    await page.goto(SETTINGS);
    await contact(page, 'First name').fill('Clarissa 2');
    await page.getByRole('button', { name: 'Save contact details' }).click();
    await expect(contact(page, 'First name')).toHaveValue('Clarissa 2');
    await expect(contact(page, 'First name')).toHaveAccessibleDescription(/Use letters for the/);
    await contact(page, 'First name').fill('Clarissa');
    await page.getByRole('button', { name: 'Save contact details' }).click();
    await expect(part(page, 'Contact details')).toContainText('Your contact details are saved.');
    await page.getByRole('switch', { name: 'Split my orders' }).click();
    await expect(page.getByRole('switch', { name: 'Split my orders', exact: true })).toBeChecked();
    await page.getByLabel('Favorite metal').selectOption('Platinum');
    await page.getByRole('checkbox', { name: 'Valcambi' }).check();
    await page.getByRole('button', { name: 'Save what you like' }).click();
    await expect(part(page, 'What you like')).toContainText('What you like is saved.');
    await expect(page.getByLabel('Favorite metal')).toHaveValue('platinum');
    await expect(page.getByRole('checkbox', { name: 'Valcambi' })).toBeChecked();
    await expect(page.getByRole('heading', { name: 'In this browser' })).toBeHidden();
    await inSight(page).getByText('Delete Office').click();
    await page.getByRole('button', { name: 'Delete address Office' }).click();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(part(page, 'Addresses')).toContainText('Office is back.');
  });
});
