import { expect, test } from 'vitest';

import { unreadIn, type Inbox } from '#api/notifications/notifications.ts';

import { changed, changeOf, stillUnread } from './inbox-changes.ts';

const message = (id: number, isRead: boolean, day: number) => ({
  id,
  isRead,
  text: `message ${id}`,
  writtenAt: `2026-11-${day}T10:00:00Z`,
});

const INBOX: Inbox = {
  inbox: [message(5, false, 19), message(3, false, 14), message(2, true, 13)],
  archive: [message(4, true, 18), message(1, true, 12)],
};

const ids = (messages: Inbox['inbox']) => messages.map(({ id }) => id);

test('§4 the unread count drops by one when a message is read, and not again', () => {
  const once = changeOf(INBOX, [5]);
  expect(once.unread).toBe(1);
  const after = changed(INBOX, [once]);
  expect(unreadIn(after)).toBe(1);
  const again = changeOf(after, [5]);
  expect(again.unread).toBe(0);
  expect(unreadIn(changed(after, [again]))).toBe(1);
});

test('§4 archiving also marks a message read, and inserts it by date', () => {
  const change = changeOf(INBOX, [3, 2], 'archive');
  expect(change.unread).toBe(1);
  const after = changed(INBOX, [change]);
  expect(ids(after.inbox)).toEqual([5]);
  expect(ids(after.archive)).toEqual([4, 3, 2, 1]);
  expect(after.archive.every(({ isRead }) => isRead)).toBe(true);
});

test('several changes add up, and none mutates the server’s answer', () => {
  const read = changeOf(INBOX, [5]);
  const archived = changeOf(INBOX, [5], 'archive');
  expect(ids(changed(INBOX, [read, archived]).inbox)).toEqual([3, 2]);
  expect(unreadIn(INBOX)).toBe(2);
});

test('an archived message does not move', () => {
  expect(changed(INBOX, [changeOf(INBOX, [4], 'archive')])).toEqual(INBOX);
});

test('a message of the archive moves back to its place in the inbox, and stays read', () => {
  const back = changeOf({ inbox: [], archive: INBOX.archive }, [4], 'inbox');
  expect(back.unread).toBe(0);
  const after = changed(INBOX, [back]);
  expect(ids(after.inbox)).toEqual([5, 4, 3, 2]);
  expect(ids(after.archive)).toEqual([1]);
  expect(unreadIn(after)).toBe(2);
});

test('the bell counts the remaining messages, and never less than 0', () => {
  const read = changeOf(INBOX, [5, 3]);
  expect(stillUnread(2, [read])).toBe(0);
  expect(stillUnread(1, [read])).toBe(0);
  expect(stillUnread(7, [read, changeOf(INBOX, [2], 'archive')])).toBe(5);
});
