import { unreadIn, type Folders, type Inbox } from '#api/notifications/notifications.ts';
import { createCell } from '#ui/cell.ts';

/** A change that the server has not confirmed; `unread` is how much it reduces the bell's count. */
export type InboxChange = { ids: ReadonlySet<number>; archives: boolean; unread: number };

export const NO_CHANGES: readonly InboxChange[] = [];

/** The pending changes: the shown messages are the server's last answer with these applied. */
export const changes = createCell(NO_CHANGES);

type Item = { id: number; isRead: boolean };
/** ISO times; they compare as strings. */
type TimeOf<Message> = (message: Message) => string;

/** §4 The inbox with changes applied: messages read, or archived and read. */
export function changed(inbox: Inbox, done: readonly InboxChange[]): Inbox {
  return changedFolders(inbox, done, ({ writtenAt = '' }) => writtenAt);
}

/** The same for messages of any type. */
export function changedFolders<Message extends Item>(
  folders: Folders<Message>,
  done: readonly InboxChange[],
  timeOf: TimeOf<Message>,
): Folders<Message> {
  return done.reduce((now, change) => changedOnce(now, change, timeOf), folders);
}

/** Only the changed messages are replaced among thousands; most of them are the newest. */
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

/** Inserts a message by its time, newest first. */
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

/**
 * The change for messages in their current state; messages that are already read do not reduce the
 * bell's count.
 */
export function changeOf(inbox: Inbox, ids: readonly number[], archives: boolean): InboxChange {
  const chosen = new Set(ids);
  const touched = inbox.inbox.filter(({ id }) => chosen.has(id));
  return { ids: chosen, archives, unread: unreadIn({ inbox: touched, archive: [] }) };
}

/** §4 The bell's count: the server's number without the messages read here since. */
export function stillUnread(count: number, underWay: readonly InboxChange[]): number {
  return Math.max(0, count - underWay.reduce((sum, { unread }) => sum + unread, 0));
}
