import { unreadIn, type Inbox, type Message } from '#api/notifications.ts';
import { createCell } from '#ui/cell.ts';

/** What has been asked of the server and not answered; `unread` counts what it takes off the bell. */
export type InboxChange = { ids: ReadonlySet<number>; archives: boolean; unread: number };

export const NO_CHANGES: readonly InboxChange[] = [];

/** What is shown of the messages differs from the server's last answer by these. */
export const changes = createCell(NO_CHANGES);

/** §4 The inbox as it is once changes are done: read, or archived and with that read. */
export function changed(inbox: Inbox, done: readonly InboxChange[]): Inbox {
  return done.reduce(changedOnce, inbox);
}

function changedOnce({ inbox, archive }: Inbox, { ids, archives }: InboxChange): Inbox {
  if (!archives) return { inbox: allRead(inbox, ids), archive: allRead(archive, ids) };
  const moved = inbox.filter(({ id }) => ids.has(id));
  if (moved.length === 0) return { inbox, archive };
  return {
    inbox: inbox.filter(({ id }) => !ids.has(id)),
    archive: [...allRead(moved, ids), ...archive].toSorted(newestFirst),
  };
}

/** Of thousands only the few are touched that change. */
function allRead(messages: readonly Message[], ids: ReadonlySet<number>): readonly Message[] {
  const after = [...messages];
  for (const [index, message] of messages.entries()) {
    if (ids.has(message.id) && !message.isRead) after[index] = { ...message, isRead: true };
  }
  return after;
}

function newestFirst(one: Message, other: Message): number {
  return (other.writtenAt ?? '').localeCompare(one.writtenAt ?? '') || other.id - one.id;
}

/** A change of messages as they stand; reading what was read already takes nothing off the bell. */
export function changeOf(inbox: Inbox, ids: readonly number[], archives: boolean): InboxChange {
  const chosen = new Set(ids);
  const touched = inbox.inbox.filter(({ id }) => chosen.has(id));
  return { ids: chosen, archives, unread: unreadIn({ inbox: touched, archive: [] }) };
}

/** §4 What the bell counts: the server's number without what has been read here since. */
export function stillUnread(count: number, underWay: readonly InboxChange[]): number {
  return Math.max(0, count - underWay.reduce((sum, { unread }) => sum + unread, 0));
}
