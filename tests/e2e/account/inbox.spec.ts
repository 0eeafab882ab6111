import { signsIn, signsInByForm } from '../customers.ts';
import { expect, inSight, tabTo, test, turns } from '../shopper.ts';
import { logsOut } from '../cart/cart-steps.ts';
import { bell, INBOX, listed, opensSignedIn, panel } from './inbox-steps.ts';

const SILVER = 'Silver closed at';
const BACK_IN_STOCK = 'Back in stock';

test(
  '§4 by keyboard alone: from the bell to the inbox, reading and archiving',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await signsIn(page, 'clara');
    await opensSignedIn(page, '/site-map');
    await tabTo(page, bell(page));
    await expect(bell(page)).toHaveAccessibleName('Notifications, 7 unread');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText(SILVER)).toBeVisible();
    await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(bell(page)).toBeFocused();

    await page.keyboard.press('Space');
    await tabTo(
      page,
      panel(page).getByRole('button', { name: new RegExp(`^Mark as read, ${SILVER}`) }),
    );
    await page.keyboard.press('Enter');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 6 unread');
    await expect.poll(heard).toContain('Marked as read, 6 unread left.');

    const all = panel(page).getByRole('link', { name: 'See all notifications' });
    await tabTo(page, all, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
    await expect(page).toHaveTitle(/^Inbox \| Notifications/);
    await expect(listed(page, SILVER)).not.toContainText('Unread');

    const first = listed(page).first();
    await tabTo(page, first.getByRole('button', { name: /^Archive/ }));
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveRole('checkbox');
    await expect(page.locator(':focus')).toHaveAccessibleName(
      /^Select Silver closed at \$[\d.,]+, past the price you asked us to watch$/,
    );
    const says = 'Message archived, 5 unread left.';
    await expect.poll(heard).toContain(`${says} F6 leads to Move back to inbox.`);
    await expect(inSight(page).getByText('18 messages, 5 unread')).toBeVisible();
  },
);

test('two tabs and another device agree', { tag: '@rare' }, async ({ page, context }) => {
  await signsIn(page, 'clara');
  await opensSignedIn(page, INBOX);
  const other = await context.newPage();
  await opensSignedIn(other, INBOX);
  await listed(other, SILVER)
    .getByRole('button', { name: /^Archive/ })
    .click();
  await expect(listed(page, SILVER)).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 6 unread');

  const id = Number(await listed(page, BACK_IN_STOCK).getAttribute('data-id'));
  await page.request.put('/api/Customer/MarkMessagesRead', { data: { messageIds: [id] } });
  // Returning to a tab makes it check for changes.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(bell(page)).toHaveAccessibleName('Notifications, 5 unread');
  await expect(listed(page, BACK_IN_STOCK)).not.toContainText('Unread');
});

test(
  'signing out in one tab closes the inbox in the other, and the next customer sees their own',
  { tag: '@rare' },
  async ({ page, context }) => {
    await signsIn(page, 'clara');
    await opensSignedIn(page, INBOX);
    await listed(page).first().getByRole('link').first().focus();
    const other = await context.newPage();
    await opensSignedIn(other, '/signin');
    await logsOut(other);
    await expect(inSight(page).getByText('You are not signed in any more.')).toBeVisible();
    await expect(listed(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/^Notifications/);
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused();

    await turns(page, 'fail:getCustomerMessages');
    await signsInByForm(other, 'nora');
    await expect(bell(page)).toHaveAccessibleName('Notifications, none unread');
    await expect(page.getByRole('banner')).toContainText('Hello, Nora');
    await expect(inSight(page).getByText('Your messages could not be loaded.')).toBeVisible();
    await expect(listed(page)).toHaveCount(0);
    await turns(page, '');
    await page.getByRole('button', { name: 'Try again to load your messages' }).click();
    await expect(inSight(page).getByText('No new notifications')).toBeVisible();
  },
);
