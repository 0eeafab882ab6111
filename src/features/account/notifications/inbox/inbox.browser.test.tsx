import { callsMade, holdsAnswers, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { bell, INBOX, listed, opensSignedIn } from '#tests/browser/inbox-steps.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const SILVER = 'Silver closed at';
const BACK_IN_STOCK = 'Back in stock';
const FAILED = 'Something went wrong on our side. Please try again.';

const silver = () => listed(SILVER);
const button = (name: RegExp) => silver().getByRole('button', { name });
const counts = (words: string | RegExp) => inSight().getByText(words);

const news = () =>
  callsMade().filter((call) => /(MarkMessagesRead|ArchiveMessages|RestoreMessages)$/.test(call));

test('§4 a click reads a message: the count drops at once, and the server is told', async () => {
  await opensSignedIn(INBOX);
  const answer = holdsAnswers();
  await silver().getByText(SILVER).click();
  await expect.element(bell()).toHaveAccessibleName('Notifications, 6 unread');
  await expect.element(counts('19 messages, 6 unread')).toBeVisible();
  expect(heard(), 'not answered yet').toEqual([]);
  // Reading a message that is already read sends nothing.
  await silver().getByText(SILVER).click();
  answer();
  await expect.poll(heard).toContain('Marked as read, 6 unread left.');
  await listed(BACK_IN_STOCK).getByText(BACK_IN_STOCK).click();
  await expect.element(bell()).toHaveAccessibleName('Notifications, 5 unread');
  await expect.poll(heard).toContain('Marked as read, 5 unread left.');
  expect(news()).toEqual(['PUT MarkMessagesRead', 'PUT MarkMessagesRead']);
});

test('§4 following the link of a message into another tab marks it as read', async () => {
  await opensSignedIn(INBOX);
  const paid = listed('Your wire payment for order BPM-104583');
  await expect.element(paid).toShow('Unread');
  const order = paid.getByRole('link', { name: 'BPM-104583' });
  await expect.element(order).toHaveAttribute('href', '/orders/orderdetails/BPM-104583');
  // Another tab would take the focus from the page.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await order.click({ modifiers: ['ControlOrMeta'] });
  await expect.element(bell()).toHaveAccessibleName('Notifications, 6 unread');
  await expect.poll(heard).toContain('Marked as read, 6 unread left.');
});

test('§4 the parcel of a shipped order is followed at its carrier', async () => {
  await opensSignedIn(INBOX);
  const shipped = listed('shipped on').first();
  const parcel = shipped.getByRole('link', { name: /track with/ });
  await expect.element(parcel).toHaveAccessibleName(/^9405\d+ track with USPS$/);
  await expect
    .element(parcel)
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/tools\.usps\.com\/.*tLabels=9405\d+$/),
    );
  await expect.element(shipped).toShow(/shipped on November \d+, 2026\./);
});

test('messages whose change is refused come back unread, with the reason', async () => {
  await opensSignedIn(INBOX);
  turns('fail:markMessagesRead,fail:archiveMessages');
  await button(/^Mark as read/).click();
  await expect.poll(heard).toContain(`The message was not marked as read. ${FAILED}`);
  await expect.element(silver()).toShow('Unread');
  await expect.element(bell()).toHaveAccessibleName('Notifications, 7 unread');

  await button(/^Archive/).click();
  await expect.poll(heard).toContain(`The message was not archived. ${FAILED}`);
  await expect.element(silver()).toShow('Unread');
  await expect.element(counts('19 messages, 7 unread')).toBeVisible();
});

test('§4 archiving marks as read, and the archive gives the message back', async () => {
  await opensSignedIn(INBOX);
  await presses(button(/^Archive/));
  await expect.element(silver()).not.toBeInTheDocument();
  await expect.element(bell()).toHaveAccessibleName('Notifications, 6 unread');
  await expect.poll(news).toEqual(['PUT ArchiveMessages']);
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Archive' })).toHaveFocus();
  await expect.element(listed().first()).toShow(SILVER);
  await expect.element(silver().first()).not.toShow('Unread');
  expect(page.getByRole('button', { name: /^Archive/ }).length).toBe(0);

  const name = listed().nth(1).getByRole('checkbox').element().getAttribute('aria-label') ?? '';
  await presses(
    listed()
      .first()
      .getByRole('button', { name: /^Move to inbox, Silver closed/ }),
  );
  await expect.element(page.getByRole('checkbox', { name, exact: true })).toHaveFocus();
  await expect.poll(heard).toContain('Message moved to the inbox.');
  await page.getByRole('link', { name: /^Inbox/ }).click();
  await expect.element(silver()).toBeVisible();
  await expect.element(counts('19 messages, 6 unread')).toBeVisible();
});

test('several messages are marked as read, archived and moved back at once', async () => {
  await opensSignedIn(INBOX);
  const main = page.getByRole('main');
  await presses(main.getByRole('button', { name: 'Archive selected' }));
  await expect.poll(heard).toContain('Select messages first.');

  await main.getByRole('checkbox', { name: 'Select all 19 shown' }).click();
  await expect.element(counts('19 selected')).toBeVisible();
  await expect.poll(heard).toContain('19 selected');
  await main.getByRole('button', { name: 'Mark selected as read' }).click();
  await expect.element(bell()).toHaveAccessibleName('Notifications, none unread');
  await expect.poll(heard).toContain('19 messages marked as read, nothing unread left.');
  await expect.element(counts('None selected')).toBeVisible();

  await listed()
    .nth(0)
    .getByRole('checkbox', { name: /^Select Your order BPM-/ })
    .click();
  await listed().nth(1).getByRole('checkbox').click();
  await expect.poll(heard).toContain('2 selected');
  await main.getByRole('button', { name: 'Archive selected' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Inbox' })).toHaveFocus();
  await expect
    .poll(heard)
    .toContain('2 messages archived, nothing unread left. F6 leads to Move back to inbox.');
  await expect.element(counts('17 messages, none unread')).toBeVisible();

  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await listed().nth(0).getByRole('checkbox').click();
  await listed().nth(1).getByRole('checkbox').click();
  await main.getByRole('button', { name: 'Move selected to inbox' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Archive' })).toHaveFocus();
  await expect.poll(heard).toContain('2 messages moved to the inbox.');
  expect(news()).toEqual(['PUT MarkMessagesRead', 'PUT ArchiveMessages', 'PUT RestoreMessages']);
});

test('an archiving is undone on its message, by keyboard: F6, Enter, and the message has the focus', async () => {
  await opensSignedIn(INBOX);
  const first = listed().first();
  const name = first.getByRole('checkbox').element().getAttribute('aria-label') ?? '';
  await presses(first.getByRole('button', { name: /^Archive/ }));
  const back = page.getByRole('button', { name: 'Move back to inbox' });
  await expect.element(back).toBeVisible();
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/F6 leads to Move back to inbox\.$/));
  await userEvent.keyboard('{F6}');
  await expect.element(back).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('checkbox', { name, exact: true })).toHaveFocus();
  await expect.poll(heard).toContain('Message moved to the inbox.');
  await expect.element(counts(/^19 messages/)).toBeVisible();
});

test('an archiving that cannot be undone leaves the focus on the page', async () => {
  await opensSignedIn(INBOX);
  await presses(button(/^Archive/));
  await page.getByRole('button', { name: 'Move back to inbox' }).findElement();
  turns('fail:restoreMessages');
  await presses(page.getByRole('button', { name: 'Move back to inbox' }));
  await expect.poll(heard).toContain(`The message was not moved. ${FAILED}`);
  await expect.element(silver()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Inbox' })).toHaveFocus();
});

test('§8 an empty inbox and an empty archive say so', async () => {
  await opensSignedIn(INBOX, { as: 'nora' });
  await expect.element(counts('No new notifications')).toBeVisible();
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect.element(counts('No archived messages')).toBeVisible();
});

test('an open page asks for new messages each minute, unless live updates are paused', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await opensSignedIn(INBOX);
    await page.getByRole('button', { name: 'Pause live prices' }).click();
    const before = asked();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(before);
    await page.getByRole('button', { name: 'Resume live prices' }).click();
    await vi.advanceTimersByTimeAsync(61_000);
    await expect.poll(asked).toBeGreaterThan(before);
  } finally {
    vi.useRealTimers();
  }
});

function asked(): number {
  return callsMade().filter((call) => call.includes('GetCustomer')).length;
}

test('§8 messages that fail to load are logged, not announced, and can be loaded again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await opensSignedIn(INBOX, { scenario: 'fail:getCustomerMessages' });
  await expect.element(counts('Your messages could not be loaded.')).toBeVisible();
  await expect.poll(() => warned.mock.calls.join()).toMatch(/^Error fetching messages/);
  expect(heard()).toEqual([]);
  await triesAgain(page.getByRole('button', { name: 'Try again to load your messages' }));
  await expect.element(silver()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Inbox' })).toHaveFocus();
});

test('a guest is led to sign in, and keeps the address of the folder', async () => {
  await opens(`${INBOX}?folder=archive`);
  expect(location.pathname + location.search).toBe(
    '/signin?returnTo=%2Fmyaccounts%2Finbox%3Ffolder%3Darchive',
  );
  expect(page.getByRole('button', { name: /^Notifications/ }).length).toBe(0);
});
