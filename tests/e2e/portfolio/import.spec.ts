import { signsIn } from '../customers.ts';
import { expect, test } from '../shopper.ts';

const TEXT = `Trade date;Action;Item;Qty;Unit cost
01/18/2024;Buy;1 oz Silver Round of Mine;20;27.40
02/30/2024;Buy;1 oz Silver Round of Mine;10;"24,95"
06/11/2024;Buy;Coin box;1;0.00`;

test.use({ javaScriptEnabled: false });

test('without JavaScript a file is tried, put right, added, and all taken back', async ({
  page,
}) => {
  await signsIn(page, 'nora');
  await page.goto('/bold-bullion-portfolio/import');
  const main = page.getByRole('main');
  const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(TEXT) };
  await main.getByLabel('Choose a CSV file').setInputFiles(file);
  await main.getByRole('button', { name: 'Show what would happen' }).click();
  await expect(main).toContainText('3 rows: 1 will be added, 2 to put right, 0 already yours.');
  await main.getByLabel('Date, row 3').fill('02/29/2024');
  await main.getByLabel('Metal, row 4').selectOption('Gold');
  // Playwright takes what is in a noscript for text.
  await main.locator('button[value="check"]').click();
  await expect(main).toContainText('3 rows: 2 will be added, 1 to put right');
  await expect(main.getByLabel('Ounces of one, row 4')).toHaveAccessibleDescription(
    /how many ounces/,
  );
  await main.getByRole('button', { name: 'Add 2 to my portfolio' }).click();
  await expect(main).toContainText('2 rows are added to your portfolio.');
  await expect(main).toContainText('3 rows: 0 will be added, 1 to put right, 2 already yours.');
  await main.getByRole('button', { name: 'Take the import back' }).click();
  await expect(main).toContainText('The import is taken back: 2 rows are out of your portfolio');
});
