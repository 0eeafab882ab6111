import { unreadIn, type Folders, type Inbox } from '#api/notifications/notifications.ts';
import { createCell } from '#ui/cell.ts';

/** What has been asked of the server and not answered; `unread` counts what it takes off the bell. */
export type InboxChange = { ids: ReadonlySet<number>; archives: boolean; unread: number };

export const NO_CHANGES: readonly InboxChange[] = [];

/** What is shown of the messages differs from the server's last answer by these. */
export const changes = createCell(NO_CHANGES);

type Item = { id: number; isRead: boolean };
/** ISO times compare as texts. */
type TimeOf<Message> = (message: Message) => string;

/** §4 The inbox as it is once changes are done: read, or archived and with that read. */
export function changed(inbox: Inbox, done: readonly InboxChange[]): Inbox {
  return changedFolders(inbox, done, ({ writtenAt = '' }) => writtenAt);
}

/** The same of messages in any words. */
export function changedFolders<Message extends Item>(
  folders: Folders<Message>,
  done: readonly InboxChange[],
  timeOf: TimeOf<Message>,
): Folders<Message> {
  return done.reduce((now, change) => changedOnce(now, change, timeOf), folders);
}

/** Of thousands of messages only the few are touched that change, and those are mostly the newest. */
function changedOnce<Message extends Item>(
  before: Folders<Message>,
  { ids, archives }: InboxChange,
  timeOf: TimeOf<Message>,
): Folders<Message> {
  let { inbox, archive } = before;
  for (const id of ids) {
    const index = inbox.findIndex((message) => message.id === id);
    const message = inbox[index];
    if (!message) archive = withRead(archive, id);
    else if (archives) {
      inbox = inbox.toSpliced(index, 1);
      archive = withArchived(archive, message, timeOf);
    } else inbox = withRead(inbox, id);
  }
  return { inbox, archive };
}

function withRead<Message extends Item>(
  messages: readonly Message[],
  id: number,
): readonly Message[] {
  const index = messages.findIndex((message) => message.id === id);
  const message = messages[index];
  return message && !message.isRead ? messages.with(index, { ...message, isRead: true }) : messages;
}

/** In its place among the others, newest first. */
function withArchived<Message extends Item>(
  archive: readonly Message[],
  message: Message,
  timeOf: TimeOf<Message>,
): readonly Message[] {
  const older = archive.findIndex((other) => isOlder(other, message, timeOf));
  return archive.toSpliced(older < 0 ? archive.length : older, 0, { ...message, isRead: true });
}

function isOlder<Message extends Item>(
  one: Message,
  other: Message,
  timeOf: TimeOf<Message>,
): boolean {
  const [oneAt, otherAt] = [timeOf(one), timeOf(other)];
  return oneAt === otherAt ? one.id < other.id : oneAt < otherAt;
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
