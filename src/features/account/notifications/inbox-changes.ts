import {
  unreadIn,
  type Folder,
  type Folders,
  type Inbox,
} from '#api/notifications/notifications.ts';
import { createCell } from '#ui/cell.ts';

/**
 * A change that the server has not confirmed: messages are read, and moved `to` a folder if one is
 * given. `unread` is how much it reduces the bell's count.
 */
export type InboxChange = {
  ids: ReadonlySet<number>;
  to: Folder | undefined;
  unread: number;
};

export const NO_CHANGES: readonly InboxChange[] = [];

/** The pending changes: the shown messages are the server's last answer with these applied. */
export const changes = createCell(NO_CHANGES);

type Item = { id: number; isRead: boolean };
/** ISO times; they compare as strings. */
type TimeOf<Message> = (message: Message) => string;

/** §4 The inbox with changes applied. */
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

/** Only the changed messages are replaced among thousands. */
function changedOnce<Message extends Item>(
  before: Folders<Message>,
  { ids, to }: InboxChange,
  timeOf: TimeOf<Message>,
): Folders<Message> {
  let now = before;
  for (const id of ids) {
    const from = now.inbox.some((message) => message.id === id) ? 'inbox' : 'archive';
    now = to && to !== from ? moved(now, id, from, timeOf) : readIn(now, id, from);
  }
  return now;
}

function moved<Message extends Item>(
  folders: Folders<Message>,
  id: number,
  from: Folder,
  timeOf: TimeOf<Message>,
): Folders<Message> {
  const index = folders[from].findIndex((message) => message.id === id);
  const message = folders[from][index];
  if (!message) return folders;
  const rest = folders[from].toSpliced(index, 1);
  return from === 'inbox'
    ? { inbox: rest, archive: withMoved(folders.archive, message, timeOf) }
    : { inbox: withMoved(folders.inbox, message, timeOf), archive: rest };
}

function readIn<Message extends Item>(
  folders: Folders<Message>,
  id: number,
  folder: Folder,
): Folders<Message> {
  const messages = folders[folder];
  const index = messages.findIndex((message) => message.id === id);
  const message = messages[index];
  if (!message || message.isRead) return folders;
  return { ...folders, [folder]: messages.with(index, { ...message, isRead: true }) };
}

/** Inserts a message by its time, newest first. */
function withMoved<Message extends Item>(
  messages: readonly Message[],
  message: Message,
  timeOf: TimeOf<Message>,
): readonly Message[] {
  const older = messages.findIndex((other) => isOlder(other, message, timeOf));
  return messages.toSpliced(older < 0 ? messages.length : older, 0, { ...message, isRead: true });
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
export function changeOf(inbox: Inbox, ids: readonly number[], to?: Folder): InboxChange {
  const chosen = new Set(ids);
  const touched = inbox.inbox.filter(({ id }) => chosen.has(id));
  return { ids: chosen, to, unread: unreadIn({ inbox: touched, archive: [] }) };
}

/** §4 The bell's count: the server's number without the messages read here since. */
export function stillUnread(count: number, underWay: readonly InboxChange[]): number {
  return Math.max(0, count - underWay.reduce((sum, { unread }) => sum + unread, 0));
}
