import { market } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import { dateOfDay, newYorkDay } from '../market/new-york.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { seededOrders } from '../orders/past/seeds.ts';
import { formatDollars } from '../pricing/dollars.ts';
import { LONG_INBOX, longInbox } from './long-inbox.ts';
import type { News } from './news.ts';
import { orderMessages } from './order-messages.ts';

/** A message in an inbox; `at` in ms. `about` identifies the event: each is sent once. */
export type StoredMessage = Wire<'CustomerMessage'> & { at: number; about: string };

/** Oldest first, by customer. */
export type Messages = { byCustomer: Map<string, StoredMessage[]>; nextId: number };

const DAY = 86_400_000;
const READ_AFTER = 6 * DAY;
const ARCHIVED_AFTER = 60 * DAY;
const OLDEST = 180 * DAY;
const FIRST_ID = 8_990;

/** Messages that do not come from an order: two alerts and a presale. */
function otherNews(now: number): { at: number; msgText: string; about: string }[] {
  const watched = now - 1.1 * DAY;
  const silver = market.dailyClose('silver', dateOfDay(newYorkDay(watched))) ?? 0;
  const rows: [at: number, msgText: string][] = [
    [watched, `Silver closed at ${formatDollars(silver)}, past the price you asked us to watch.`],
    [now - 3.2 * DAY, 'Back in stock: the 2026 1 oz British Silver Britannia you asked about.'],
    [
      now - 5.4 * DAY,
      'The mint has moved the date of a presale coin you ordered. Your order page shows the new one.',
    ],
  ];
  return rows.map(([at, msgText]) => ({ at, msgText, about: msgText }));
}

/** The inbox of the collector: messages about their orders, and other news. */
export function seedMessages(now: number): Messages {
  const messages: Messages = { byCustomer: new Map(), nextId: FIRST_ID };
  const mine = seededOrders(now).filter(({ customerId }) => customerId === 'BPM-20417');
  const news = [...mine.flatMap((order) => orderMessages(order, now)), ...otherNews(now)];
  deliver(messages, 'BPM-20417', news, now);
  const kept = messages.byCustomer.get('BPM-20417') ?? [];
  for (const message of kept) {
    message.isRead = now - message.at > READ_AFTER;
    message.isArchive = now - message.at > ARCHIVED_AFTER;
  }
  return messages;
}

/** Adds news to an inbox, oldest first, each event once. News older than `OLDEST` is left out. */
export function deliver(
  messages: Messages,
  customerId: string,
  news: readonly News[],
  now: number,
): void {
  const inbox = messages.byCustomer.get(customerId) ?? [];
  const known = new Set(inbox.map(({ about }) => about));
  const fresh = news
    .filter(({ about, at }) => !known.has(about) && now - at < OLDEST)
    .toSorted((one, other) => one.at - other.at);
  for (const piece of fresh) {
    inbox.push({ isRead: false, isArchive: false, ...piece, id: messages.nextId });
    messages.nextId += 1;
  }
  messages.byCustomer.set(customerId, inbox);
}

/** Adds messages about what has happened to a customer's orders since the last call. */
export function deliverOrderNews(
  messages: Messages,
  customerId: string,
  orders: readonly OrderRecord[],
  now: number,
): void {
  // The long inbox is created only when its customer opens it.
  if (customerId === LONG_INBOX && !messages.byCustomer.has(customerId)) {
    const written = longInbox(now);
    messages.byCustomer.set(
      customerId,
      written.map((piece, index) => ({
        isRead: false,
        isArchive: false,
        ...piece,
        id: messages.nextId + index,
      })),
    );
    messages.nextId += written.length;
  }
  deliver(
    messages,
    customerId,
    orders.flatMap((order) => orderMessages(order, now)),
    now,
  );
}
