import { done, ownOnly } from '../backend/answers.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { type Wire, isoTime } from '../backend/wire.ts';
import { returnNews } from '../orders/returns/return-news.ts';
import { ordersOf } from '../orders/table.ts';
import { advanceSales } from '../sell/progress.ts';
import { saleNews } from '../sell/sale-news.ts';
import { type StoredMessage, deliver, deliverOrderNews } from './table.ts';

/** §4 Messages of a customer: unread, read, archived. */
export const notifications = {
  getCustomerMessages: (call) => {
    ownOnly(call, call.query.userId);
    const all = inboxOf(call).toReversed().map(messageShape);
    return {
      data: {
        inBoxMsgs: all.filter(({ isArchive }) => !isArchive),
        archiveMsg: all.filter(({ isArchive }) => isArchive),
      },
    };
  },

  markMessagesRead: (call) => {
    const chosen = chosenOf(call, call.body.messageIds);
    for (const message of chosen) message.isRead = true;
    return done(`${counted(chosen.length)} marked as read.`);
  },

  archiveMessages: (call) => {
    const chosen = chosenOf(call, call.body.messageIds);
    // §4 Archiving also marks as read.
    for (const message of chosen) Object.assign(message, { isRead: true, isArchive: true });
    return done(`${counted(chosen.length)} archived.`);
  },

  restoreMessages: (call) => {
    const chosen = chosenOf(call, call.body.messageIds);
    for (const message of chosen) message.isArchive = false;
    return done(`${counted(chosen.length)} in the inbox.`);
  },
} satisfies Partial<Resolvers>;

type AnyCall = Pick<Call<'getCustomerOrder'>, 'visitor' | 'customerId' | 'now'>;

/** The number of unread messages in the inbox, shown on the bell. */
export function unreadCount(call: AnyCall): number {
  return inboxOf(call).filter(({ isRead, isArchive }) => !isRead && !isArchive).length;
}

function inboxOf({ visitor, customerId = '', now }: AnyCall): StoredMessage[] {
  const { tables } = visitor;
  deliverOrderNews(tables.messages, customerId, ordersOf(tables, customerId), now);
  const asked = tables.orderBook.returns.filter((each) => each.customerId === customerId);
  deliver(tables.messages, customerId, returnNews(asked, now), now);
  const theirs = advanceSales({ visitor, now }).filter((sale) => sale.customerId === customerId);
  deliver(tables.messages, customerId, saleNews(theirs), now);
  const inbox = tables.messages.byCustomer.get(customerId) ?? [];
  return inbox.toSorted((one, other) => one.at - other.at);
}

function chosenOf(call: AnyCall, ids: readonly number[]): StoredMessage[] {
  const inbox = inboxOf(call);
  const chosen = inbox.filter(({ id }) => ids.includes(id));
  if (chosen.length < ids.length) throw problem(404, 'Some of these messages are not yours.');
  return chosen;
}

function messageShape({ at, about: _about, ...message }: StoredMessage): Wire<'CustomerMessage'> {
  return { ...message, messageDate: isoTime(at) };
}

function counted(count: number): string {
  return count === 1 ? '1 message is' : `${count} messages are`;
}
