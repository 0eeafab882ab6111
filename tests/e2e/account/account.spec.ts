import { getSection } from '#tests/e2e/section.ts';
import type { Page } from '@playwright/test';

import { picture } from './picture.ts';
import { signsIn } from '../customers.ts';
import { expect, inSight, opens, test, turns } from '../shopper.ts';

const SETTINGS = '/myaccounts/accountsettings';

function part(page: Page, name: string) {
  return getSection(page, name);
}

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

test('an upload that takes long can be canceled', { tag: '@rare' }, async ({ page }) => {
  await opensSettings(page);
  await turns(page, 'slow');
  const file = { name: 'a.png', mimeType: 'image/png', buffer: picture() };
  await page.getByLabel('Choose a picture').setInputFiles(file);
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByRole('progressbar', { name: 'Photo sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(part(page, 'Photo')).toContainText('The photo was not sent.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('contact details, likes, a switch and an address still work', async ({ page }) => {
    await signsIn(page, 'clara');
    await page.goto(SETTINGS);
    await contact(page, 'First name').fill('Clarissa 2');
    await page.getByRole('button', { name: 'Save contact details' }).click();
    await expect(page).toHaveTitle(/^Error: Account settings/);
    const summary = part(page, 'Contact details').getByRole('group', {
      name: /^There is a problem/,
    });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link', { name: /^Use letters for the/ })).toBeInViewport();
    await expect(contact(page, 'First name')).toHaveValue('Clarissa 2');
    await expect(contact(page, 'First name')).toHaveAccessibleDescription(/Use letters for the/);
    await contact(page, 'First name').fill('Clarissa');
    await page.getByRole('button', { name: 'Save contact details' }).click();
    await expect(part(page, 'Contact details')).toContainText('Your contact details are saved.');
    await expect(page.getByText('Your contact details are saved.')).toBeInViewport();
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
