import type { QueryClient } from '@tanstack/react-query';

import { asked } from '#api/cache/asked.ts';
import {
  getGetCustomerMessagesQueryKey,
  getGetCustomerMessagesQueryOptions,
} from '#generated/hooks/notifications/notifications.ts';
import type { CustomerMessage } from '#generated/models/customerMessage.ts';
import type { InboxResponse } from '#generated/models/inboxResponse.ts';
import type { PaymentMethod } from '#generated/models/paymentMethod.ts';

/** §3 A message of the store to a customer. The text is plain and may contain placeholders. */
export type Message = {
  id: number;
  text: string;
  isRead: boolean;
  /** ISO time. */
  writtenAt?: string;
  invoice?: string;
  paymentMethod?: PaymentMethod;
  /** ISO date. */
  shipDate?: string;
  trackingNo?: string;
  carrierCode?: string;
};

export type Folder = 'inbox' | 'archive';

/** Messages in their two folders, newest first. */
export type Folders<Item> = Record<Folder, readonly Item[]>;

export type Inbox = Folders<Message>;

/** The most messages of one call. */
export const MOST_MESSAGES = 200;

/** §7 The customer's messages. */
export function inboxQuery(userId: string) {
  const query = {
    select: inboxIn,
    // Comparing thousands of messages with those before takes longer than drawing the few shown.
    structuralSharing: false,
  };
  return asked(getGetCustomerMessagesQueryOptions({ userId }, { query }));
}

/** The key of every customer's messages, to read them anew or to forget them. */
export const inboxKey = getGetCustomerMessagesQueryKey;

/** Changes the messages in the cache after the API has; `timeOf` returns the time of a message. */
export function changeInbox(
  client: QueryClient,
  change: <Item extends { id: number; isRead: boolean }>(
    folders: Folders<Item>,
    timeOf: (message: Item) => string,
  ) => Folders<Item>,
): void {
  client.setQueriesData<InboxResponse>({ queryKey: inboxKey() }, (known) => {
    if (!known) return undefined;
    const { inBoxMsgs: inbox, archiveMsg: archive } = known.data;
    const next = change<CustomerMessage>({ inbox, archive }, ({ messageDate = '' }) => messageDate);
    return { data: { ...known.data, inBoxMsgs: [...next.inbox], archiveMsg: [...next.archive] } };
  });
}

/** §4 How many messages of the inbox have not been read. */
export function unreadIn({ inbox }: Folders<{ isRead: boolean }>): number {
  return inbox.filter(({ isRead }) => !isRead).length;
}

function inboxIn({ data }: InboxResponse): Inbox {
  return { inbox: data.inBoxMsgs.map(inWords), archive: data.archiveMsg.map(inWords) };
}

/** Unchanged messages keep their objects, so that React does not render them again. */
const WORDS = new WeakMap<CustomerMessage, Message>();

function inWords(wire: CustomerMessage): Message {
  const known = WORDS.get(wire);
  if (known) return known;
  const { msgText: text, messageDate, isArchive: _isArchive, ...rest } = wire;
  const message = { ...rest, text, ...(messageDate !== undefined && { writtenAt: messageDate }) };
  WORDS.set(wire, message);
  return message;
}
