import { signsIn, signsInByForm } from '../customers.ts';
import { expect, inSight, tabTo, test, turns } from '../shopper.ts';
import { logsOut } from '../cart/cart-steps.ts';
import { bell, INBOX, listed, notesNews, opensSignedIn, panel } from './inbox-steps.ts';

const SILVER = 'Silver closed at';
const BACK_IN_STOCK = 'Back in stock';

test('§4 by keyboard alone: from the bell to the inbox, reading and archiving', async ({
  page,
  heard,
}) => {
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
});

test('§4 a click reads a message: the count drops at once, and the server is told', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await opensSignedIn(page, INBOX);
  const told = notesNews(page);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('MarkMessagesRead')) answers.push(response.status());
  });
  await turns(page, 'slow');
  await listed(page, SILVER).getByText(SILVER).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 6 unread');
  await expect(inSight(page).getByText('19 messages, 6 unread')).toBeVisible();
  expect(answers, 'not answered yet').toEqual([]);
  await expect.poll(() => answers).toEqual([200]);
  // Reading a message that is already read sends nothing.
  await listed(page, SILVER).getByText(SILVER).click();
  await turns(page, '');
  await listed(page, BACK_IN_STOCK).getByText(BACK_IN_STOCK).click();
  await expect.poll(() => told).toEqual(['MarkMessagesRead 1', 'MarkMessagesRead 1']);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 5 unread');
});

test('§4 following the link of a message into another tab marks it as read', async ({ page }) => {
  await signsIn(page, 'clara');
  await opensSignedIn(page, INBOX);
  const paid = listed(page, 'Your wire payment for order BPM-104583');
  await expect(paid).toContainText('Unread');
  const order = paid.getByRole('link', { name: 'BPM-104583' });
  await expect(order).toHaveAttribute('href', '/orders/orderdetails/BPM-104583');
  await order.click({ modifiers: ['ControlOrMeta'] });
  await expect(bell(page)).toHaveAccessibleName('Notifications, 6 unread');
});

test('§4 the parcel of a shipped order is followed at its carrier', async ({ page }) => {
  await signsIn(page, 'clara');
  await page.goto(INBOX);
  const parcel = listed(page, 'shipped on')
    .first()
    .getByRole('link', { name: /track with/ });
  await expect(parcel).toHaveAccessibleName(/^9405\d+ track with USPS$/);
  await expect(parcel).toHaveAttribute('href', /^https:\/\/tools\.usps\.com\/.*tLabels=9405\d+$/);
  await expect(listed(page, 'shipped on').first()).toContainText(/shipped on November \d+, 2026\./);
});

test('messages whose change is refused come back unread, with the reason', async ({
  page,
  heard,
}) => {
  await signsIn(page, 'clara');
  await opensSignedIn(page, INBOX);
  await turns(page, 'fail:markMessagesRead,fail:archiveMessages');
  const silver = listed(page, SILVER);
  await silver.getByRole('button', { name: /^Mark as read/ }).click();
  const words = 'Something went wrong on our side. Please try again.';
  await expect.poll(heard).toContain(`The message was not marked as read. ${words}`);
  await expect(silver).toContainText('Unread');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 7 unread');

  await silver.getByRole('button', { name: /^Archive/ }).click();
  await expect.poll(heard).toContain(`The message was not archived. ${words}`);
  await expect(silver).toContainText('Unread');
  await expect(inSight(page).getByText('19 messages, 7 unread')).toBeVisible();
});

test('§4 archiving marks as read, and the archive gives the message back', async ({
  page,
  heard,
}) => {
  await signsIn(page, 'clara');
  await opensSignedIn(page, INBOX);
  const told = notesNews(page);
  await listed(page, SILVER)
    .getByRole('button', { name: /^Archive/ })
    .click();
  await expect(listed(page, SILVER)).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 6 unread');
  await expect.poll(() => told).toEqual(['ArchiveMessages 1']);
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Archive' })).toBeVisible();
  await expect(listed(page).first()).toContainText(SILVER);
  await expect(listed(page, SILVER)).not.toContainText('Unread');
  await expect(page.getByRole('button', { name: /^Archive/ })).toHaveCount(0);
  await page.reload();
  const second = listed(page).nth(1).getByRole('checkbox');
  const name = (await second.getAttribute('aria-label')) ?? '';
  const first = listed(page, SILVER).first();
  await first.getByRole('button', { name: /^Move to inbox, Silver closed/ }).press('Enter');
  await expect(page.getByRole('checkbox', { name, exact: true })).toBeFocused();
  await expect.poll(heard).toContain('Message moved to the inbox.');
  await page.goto(INBOX);
  await expect(listed(page, SILVER).first()).toBeVisible();
  await expect(inSight(page).getByText('19 messages, 6 unread')).toBeVisible();
});

test('several messages are marked as read, archived and moved back at once', async ({
  page,
  heard,
}) => {
  await signsIn(page, 'clara');
  await opensSignedIn(page, INBOX);
  const told = notesNews(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Archive selected' }).press('Enter');
  await expect.poll(heard).toContain('Select messages first.');

  await main.getByRole('checkbox', { name: 'Select all 19 shown' }).check();
  await expect(inSight(page).getByText('19 selected')).toBeVisible();
  await expect.poll(heard).toContain('19 selected');
  await main.getByRole('button', { name: 'Mark selected as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, none unread');
  await expect.poll(heard).toContain('19 messages marked as read, nothing unread left.');
  await expect(inSight(page).getByText('None selected')).toBeVisible();

  await listed(page)
    .nth(0)
    .getByRole('checkbox', { name: /^Select Your order BPM-/ })
    .check();
  await listed(page).nth(1).getByRole('checkbox').check();
  await expect.poll(heard).toContain('2 selected');
  await main.getByRole('button', { name: 'Archive selected' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Inbox' })).toBeFocused();
  await expect
    .poll(heard)
    .toContain('2 messages archived, nothing unread left. F6 leads to Move back to inbox.');
  await expect(inSight(page).getByText('17 messages, none unread')).toBeVisible();

  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await listed(page).nth(0).getByRole('checkbox').check();
  await listed(page).nth(1).getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Move selected to inbox' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Archive' })).toBeFocused();
  await expect.poll(heard).toContain('2 messages moved to the inbox.');
  await expect
    .poll(() => told)
    .toEqual(['MarkMessagesRead 19', 'ArchiveMessages 2', 'RestoreMessages 2']);
});

test('§8 an empty inbox and an empty archive say so', async ({ page }) => {
  await signsIn(page, 'nora');
  await opensSignedIn(page, INBOX);
  await expect(
    page.getByRole('main').getByText('No new notifications', { exact: true }),
  ).toBeVisible();
  await bell(page).click();
  await expect(panel(page).getByText('No new notifications', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect(inSight(page).getByText('No archived messages', { exact: true })).toBeVisible();
});

test('two tabs and another device agree', async ({ page, context }) => {
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

test('signing out in one tab closes the inbox in the other, and the next customer sees their own', async ({
  page,
  context,
}) => {
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
});

test('an open page asks for new messages each minute, unless live updates are paused', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await page.clock.install();
  await opensSignedIn(page, INBOX);
  const id = Number(await listed(page, SILVER).getAttribute('data-id'));
  await page.request.put('/api/Customer/MarkMessagesRead', { data: { messageIds: [id] } });
  await page.clock.fastForward(61_000);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 6 unread');
  await expect(listed(page, SILVER)).not.toContainText('Unread');

  await page.getByRole('button', { name: 'Pause live prices' }).click();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('GetCustomer')) asked += 1;
  });
  await page.clock.fastForward(600_000);
  expect(asked).toBe(0);
});

test('§8 messages that fail to load are logged, not announced, and can be loaded again', async ({
  page,
  heard,
}) => {
  await signsIn(page, 'clara');
  await turns(page, 'fail:getCustomerMessages');
  const logged = page.waitForEvent('console', (entry) =>
    entry.text().startsWith('Error fetching messages'),
  );
  await opensSignedIn(page, INBOX);
  expect((await logged).type()).toBe('warning');
  await expect(inSight(page).getByText('Your messages could not be loaded.')).toBeVisible();
  expect(await heard()).toEqual([]);
  await turns(page, '');
  await page.getByRole('button', { name: 'Try again to load your messages' }).click();
  await expect(listed(page, SILVER)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Inbox' })).toBeFocused();
});

test('a guest is led to sign in, and back to the same folder', async ({ page }) => {
  await page.goto(`${INBOX}?folder=archive`);
  await expect(page).toHaveURL('/signin?returnTo=%2Fmyaccounts%2Finbox%3Ffolder%3Darchive');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
  await signsInByForm(page, 'clara');
  await expect(page).toHaveURL(`${INBOX}?folder=archive`);
  await expect(listed(page).first()).toBeVisible();
});
