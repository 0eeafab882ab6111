import { signsIn } from '../customers.ts';
import { expect, inSight, tabTo, test, turns } from '../shopper.ts';
import { INBOX, listed, opensSignedIn } from './inbox-steps.ts';

const SILVER = 'Silver closed at';

test('an archiving is undone on its message, by keyboard: F6, Enter, and the message has the focus', async ({
  page,
  heard,
}) => {
  await signsIn(page, 'clara');
  await opensSignedIn(page, INBOX);
  const first = listed(page).first();
  const name = await first.getByRole('checkbox').getAttribute('aria-label');
  await tabTo(page, first.getByRole('button', { name: /^Archive/ }));
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: 'Move back to inbox' });
  await expect(back).toBeVisible();
  await page.keyboard.press('F6');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: name ?? '', exact: true })).toBeFocused();
  await expect.poll(heard).toContain('Message moved to the inbox.');
  await expect(inSight(page).getByText(/^19 messages/)).toBeVisible();
});

test('an archiving that cannot be undone leaves the focus on the page', async ({ page, heard }) => {
  await signsIn(page, 'clara');
  await opensSignedIn(page, INBOX);
  await listed(page, SILVER)
    .getByRole('button', { name: /^Archive/ })
    .press('Enter');
  await turns(page, 'fail:restoreMessages');
  await page.getByRole('button', { name: 'Move back to inbox' }).press('Enter');
  const words = 'Something went wrong on our side. Please try again.';
  await expect.poll(heard).toContain(`The message was not moved. ${words}`);
  await expect(listed(page, SILVER)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Inbox' })).toBeFocused();
});
