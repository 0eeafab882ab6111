import { bell, INBOX, listed, opensSignedIn, panel } from '#tests/browser/inbox-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const counts = (words: string) => inSight().getByText(words);

test('a message with markup, another direction, endless words or unknown placeholders is shown as text', async () => {
  await opensSignedIn(INBOX, { as: 'amaral', width: 320 });
  const markup = listed('<script>document.title = "taken over"</script>');
  await expect.element(markup).toShow('<b>Bold</b> &amp; plain');
  expect(document.querySelector('main :is(img, b, script)')).toBeNull();
  expect(document.title).toMatch(/^Inbox/);

  const arabic = listed('رقم التتبع').element();
  const words = arabic.querySelector('p[dir=auto]') ?? arabic;
  expect(getComputedStyle(words).direction).toBe('rtl');
  const day = [...arabic.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(day.join()).toContain('November 17, 2026');
  await expect.element(listed('waits for {approver}. {{nobody}} { knows } {them}.')).toBeVisible();
  await expect
    .element(listed('shipped on (date not given). Tracking number LX 19/27?.'))
    .toBeVisible();

  await bell().click();
  await expect.element(panel().getByText('PCGSPCGS')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('5,000 messages are read a page at a time, and the focus follows', async () => {
  await opensSignedIn(INBOX, { as: 'amaral' });
  await expect.element(counts('1 to 25 of 4,000 messages, 12 unread')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await presses(pages.getByRole('link', { name: 'Next' }));
  await expect.element(page.getByRole('heading', { name: 'Inbox, page 2 of 160' })).toHaveFocus();
  await expect.poll(() => document.title).toMatch(/^Page 2 \| Inbox/);
  await expect.element(counts('26 to 50 of 4,000 messages')).toBeVisible();
  expect(listed().length).toBe(25);
  // Archiving on a full page moves the first message of the next page onto it.
  await listed()
    .first()
    .getByRole('button', { name: /^Archive/ })
    .click();
  await expect.element(counts('26 to 50 of 3,999 messages')).toBeVisible();
  await expect.poll(() => listed().length).toBe(25);

  await pages.getByRole('link', { name: 'Page 160' }).click();
  await expect.element(counts('3,976 to 3,999 of 3,999 messages')).toBeVisible();
});

test('a message in the panel says that it is unread, and gets the focus when it was read', async () => {
  await opensSignedIn('/site-map');
  await presses(bell());
  const silver = panel().getByRole('listitem', { name: /^Unread: Silver closed at/ });
  await presses(silver.getByRole('button', { name: /^Mark as read, Silver closed at/ }));
  const read = panel().getByRole('listitem', { name: /^Silver closed at/ });
  await expect.element(read).toHaveFocus();
  await expect.element(read).not.toShow('Unread');
  await expect.element(bell()).toHaveAccessibleName('Notifications, 6 unread');
  await expect.poll(heard).toContain('Marked as read, 6 unread left.');
});
