import {
  unreadIn,
  type Folder,
  type Inbox,
  type Message,
} from '#api/notifications/notifications.ts';

import { changed, stillUnread, type InboxChange } from '../inbox-changes.ts';

export const INBOX_PATH = '/myaccounts/inbox';

/** Messages on one page: few, so that a slow phone renders it fast. */
export const PAGE_SIZE = 25;

export const NAMES = { inbox: 'Inbox', archive: 'Archive' };

/** The button value that means the ticked messages, not a single one. */
export const SELECTED = 'selected';

/** The folder and page of an address; pages count from 1. */
export type InboxPlace = { folder: Folder; page: number };

export function placeOf(query: URLSearchParams): InboxPlace {
  const page = Number(query.get('page') ?? 1);
  return {
    folder: query.get('folder') === 'archive' ? 'archive' : 'inbox',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function hrefOf({ folder, page }: InboxPlace): string {
  const query = new URLSearchParams();
  if (folder === 'archive') query.set('folder', folder);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${INBOX_PATH}?${query}` : INBOX_PATH;
}

/** The parts of the page's title, the most specific first. */
export function titleOf({ folder, page }: InboxPlace): string[] {
  return [...(page > 1 ? [`Page ${page}`] : []), NAMES[folder], 'Notifications'];
}

/** The messages of a place, with their counts. */
export type ShownMessages = InboxPlace & {
  messages: readonly Message[];
  total: number;
  pages: number;
  unread: number;
};

/**
 * Beyond the last page it shows the last page, because archiving may have emptied the requested
 * one.
 */
export function shownAt(inbox: Inbox, { folder, page }: InboxPlace): ShownMessages {
  const all = inbox[folder];
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const shown = Math.min(page, pages);
  const messages = all.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE);
  return { folder, page: shown, messages, total: all.length, pages, unread: unreadIn(inbox) };
}

/** The shown messages as an inbox, for changes. */
export function inboxOf({ folder, messages }: ShownMessages): Inbox {
  return folder === 'inbox' ? { inbox: messages, archive: [] } : { inbox: [], archive: messages };
}

/** The same page with changes applied, while the other messages are not loaded. */
export function shownAfter(start: ShownMessages, done: readonly InboxChange[]): ShownMessages {
  const messages = changed(inboxOf(start), done)[start.folder];
  const total = start.total - (start.messages.length - messages.length);
  return { ...start, messages, total, unread: stillUnread(start.unread, done) };
}
