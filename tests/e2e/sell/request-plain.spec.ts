import { expect, test } from '../shopper.ts';

/** Without JavaScript: one form, which the server draws again with all its values. */
test.use({ javaScriptEnabled: false });

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

test('a product with a photo and something without a bid are sent by one form', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const typed = (name: string) => main.getByRole('textbox', { name });
  await page.goto('/sell-to-us/request?product=225134&quantity=3');
  const eagles = page.getByRole('spinbutton', { name: /^Quantity of 2026 1 oz American Silver/ });
  await expect(eagles).toHaveValue('3');
  await page.getByRole('checkbox', { name: 'Milk spots' }).check();
  await typed('First name').fill('Ida');
  await typed('Or its name').fill('Old coins');
  await page.getByLabel('Metal of what you name').selectOption('gold');
  await page.getByRole('button', { name: 'Add an item' }).click();

  await expect(page.getByRole('group', { name: 'Old coins' })).toBeVisible();
  await expect(typed('First name')).toHaveValue('Ida');
  await expect(page.getByRole('checkbox', { name: 'Milk spots' }).first()).toBeChecked();
  await eagles.fill('0');
  await page.getByRole('button', { name: 'Send the request' }).click();

  await expect(page.getByRole('group', { name: 'There are 4 problems' })).toBeVisible();
  await expect(eagles).toHaveAccessibleDescription(/Enter a whole number from 1 to 100,000/);
  await eagles.fill('5');
  await typed('Last name').fill('Berg');
  await typed('Email address').fill('ida@example.com');
  await typed('Mobile number').fill('512 555 0177');
  await page.getByRole('button', { name: 'Remove Old coins' }).click();

  const photos = page.getByLabel('Photos of 2026 1 oz American Silver Eagle Coin BU');
  await photos.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await page.getByRole('button', { name: 'Send the photos' }).click();
  await expect(photos).toHaveAccessibleDescription(/“a\.txt” is no JPEG or PNG\./);
  await photos.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: 'Send the photos' }).click();
  await expect(page.getByRole('checkbox', { name: 'Leave out photo 1' })).not.toBeChecked();
  await expect(typed('Email address')).toHaveValue('ida@example.com');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Your request is with us Request SELL-\d+$/,
  );
});
