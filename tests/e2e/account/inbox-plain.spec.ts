import { signsIn } from '../customers.ts';
import { expect, inSight, test } from '../shopper.ts';
import { INBOX, listed } from './inbox-steps.ts';

/** Without JavaScript: forms, redirects and whole pages. */
test.use({ javaScriptEnabled: false });

const SILVER = 'Silver closed at';

test('messages are read, marked and archived with forms alone', async ({ page }) => {
  await signsIn(page, 'clara');
  await page.goto(INBOX);
  const main = page.getByRole('main');
  await expect(inSight(page).getByText('19 messages, 7 unread')).toBeVisible();
  await listed(page, SILVER)
    .getByRole('button', { name: /^Mark as read/ })
    .click();
  await expect(inSight(page).getByText('19 messages, 6 unread')).toBeVisible();
  await expect(page).toHaveURL(INBOX);

  await main.getByRole('button', { name: 'Archive selected' }).click();
  await expect(inSight(page).getByText('Select messages first.')).toBeVisible();
  await listed(page, SILVER).getByRole('checkbox').check();
  await listed(page, 'Back in stock').getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Archive selected' }).click();
  await expect(inSight(page).getByText('17 messages, 5 unread')).toBeVisible();

  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect(listed(page).first()).toContainText(SILVER);
});
