import { asked } from '#api/cache/asked.ts';
import { changeUnread, customerQuery } from '#api/session/session.ts';
import {
  archiveMessages,
  getCustomerMessages,
  markMessagesRead,
} from '#generated/hooks/notifications/notifications.ts';
import type { CustomerMessage } from '#generated/models/customerMessage.ts';
import type { PaymentMethod } from '#generated/models/paymentMethod.ts';

/** §3 What the store has written to a customer. The text is plain and may hold placeholders. */
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

/** Newest first. */
export type Inbox = { inbox: readonly Message[]; archive: readonly Message[] };

/** The call comes to 200 messages. */
export const MOST_MESSAGES = 200;

/** §7 The messages of whoever is signed in. */
export function inboxQuery() {
  return asked({
    queryKey: ['notifications', 'inbox'],
    queryFn: async ({ client, signal }): Promise<Inbox> => {
      const { id } = await client.query({ ...customerQuery(), staleTime: 'static' });
      const { data } = await getCustomerMessages({ userId: id }, { signal });
      const inbox = { inbox: data.inBoxMsgs.map(message), archive: data.archiveMsg.map(message) };
      // So that the bell and the list say the same.
      changeUnread(client, () => unreadIn(inbox));
      return inbox;
    },
    // Comparing thousands of messages with those before takes longer than drawing the few shown.
    structuralSharing: false,
  });
}

/** §4 How many messages of the inbox have not been read. */
export function unreadIn({ inbox }: Inbox): number {
  return inbox.filter(({ isRead }) => !isRead).length;
}

/** Sends on even when the page is left: reading may begin with a press on a link. */
const OUTLIVES_PAGE: RequestInit = { keepalive: true };

/** §4 Tells the server what has been read. */
export async function markRead(messageIds: number[]): Promise<void> {
  await markMessagesRead({ messageIds }, OUTLIVES_PAGE);
}

/** §4 Moves messages to the archive, which also marks them read. */
export async function archive(messageIds: number[]): Promise<void> {
  await archiveMessages({ messageIds }, OUTLIVES_PAGE);
}

function message({
  msgText,
  messageDate,
  isArchive: _isArchive,
  ...rest
}: CustomerMessage): Message {
  return {
    ...rest,
    text: msgText,
    ...(messageDate === undefined ? {} : { writtenAt: messageDate }),
  };
}
