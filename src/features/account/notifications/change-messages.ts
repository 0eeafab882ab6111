import { flushSync } from 'react-dom';

import { known, queryClient } from '#api/cache/query-client.ts';
import { inBrowser } from '#api/notifications/message-calls.ts';
import { archive, markRead, restore } from '#api/notifications/message-verbs.ts';
import {
  changeInbox,
  inboxKey,
  inboxQuery,
  unreadIn,
  type Inbox,
} from '#api/notifications/notifications.ts';
import { changeUnread, customerQuery } from '#api/session/session.ts';
import { countWords } from '#commerce/format/count.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { problemOf } from '#lib/api-error.ts';
import { tellTabs } from '#lib/tabs.ts';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

import { focusMessage } from './focus-message.ts';
import { unreadInWords } from './inbox-words.ts';
import {
  changed,
  changedFolders,
  changeOf,
  changes,
  stillUnread,
  type InboxChange,
} from './inbox-changes.ts';

/** The undo of an archiving, on its message. The archive has it too, as long as the message. */
const BACK = 'Move back to inbox';
const NOTHING: Inbox = { inbox: [], archive: [] };

/** §4 Marks messages read: an optimistic update, with a rollback if the server refuses. */
export async function readMessages(shown: Inbox, ids: readonly number[]): Promise<void> {
  const change = changeOf(shown, ids);
  if (!(await carryOut(change, () => markRead(inBrowser, ids), 'marked as read'))) return;
  const what = ids.length === 1 ? 'Marked' : `${countWords(ids.length, 'message')} marked`;
  announce(`${what} as read, ${left()}.`);
}

/** §4 Moves messages to the archive, which also marks them read. The announcement tells the undo. */
export async function putAway(shown: Inbox, ids: readonly number[]): Promise<void> {
  const change = changeOf(shown, ids, 'archive');
  if (!(await carryOut(change, () => archive(inBrowser, ids), 'archived'))) return;
  const says = `${messagesInWords(ids)} archived, ${left()}.`;
  toast(says, {
    action: { label: BACK, press: () => void undo(ids) },
    heard: `${says} F6 leads to ${BACK}.`,
  });
}

/** The focus goes to the first message that is back, at once: its button is gone. */
async function undo(ids: readonly number[]): Promise<void> {
  let isDone: Promise<boolean> | undefined;
  flushSync(() => (isDone = takeBack(NOTHING, ids)));
  focusMessage(ids);
  if (await isDone) return;
  // What was back has disappeared again.
  flushSync(() => undefined);
  if (document.activeElement === document.body) focusMessage([]);
}

/** Moves messages from the archive to the inbox; they stay read. */
export async function takeBack(shown: Inbox, ids: readonly number[]): Promise<boolean> {
  const change = changeOf(shown, ids, 'inbox');
  const isDone = await carryOut(change, () => restore(inBrowser, ids), 'moved');
  if (isDone) toast(`${messagesInWords(ids)} moved to the inbox.`);
  return isDone;
}

function messagesInWords(ids: readonly number[]): string {
  return ids.length === 1 ? 'Message' : countWords(ids.length, 'message');
}

async function carryOut(
  change: InboxChange,
  send: () => Promise<void>,
  wanted: string,
): Promise<boolean> {
  changes.set([...changes.get(), change]);
  try {
    await send();
    await keep(change);
    return true;
  } catch (error) {
    sayFailure(error, change.ids.size, wanted);
    return false;
  } finally {
    changes.set(changes.get().filter((other) => other !== change));
  }
}

/**
 * Applies a completed change to the cache; cancels a pending read, because its older answer would
 * undo the change.
 */
async function keep(change: InboxChange): Promise<void> {
  const client = queryClient();
  const queryKey = inboxKey();
  const wasAsking = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  changeInbox(client, (folders, timeOf) => changedFolders(folders, [change], timeOf));
  changeUnread(client, (count) => stillUnread(count, [change]));
  tellTabs();
  if (wasAsking || !inboxNow()) await client.refetchQueries({ queryKey });
}

function sayFailure(error: unknown, count: number, wanted: string): void {
  const kind = problemOf(error)?.kind;
  if (kind === 'expired') return sessionExpired();
  const why = kind === 'missing' ? 'It is not there any more.' : failureWords(error);
  const what = count === 1 ? 'The message was' : `The ${countWords(count, 'message')} were`;
  toast(`${what} not ${wanted}. ${why}`, { tone: 'error' });
  if (kind === 'missing') void queryClient().invalidateQueries({ queryKey: inboxKey() });
}

function inboxNow(): Inbox | undefined {
  const customer = known(customerQuery());
  return customer && known(inboxQuery(customer.id));
}

/** "2 unread left". */
function left(): string {
  const inbox = inboxNow();
  const count = inbox ? unreadIn(changed(inbox, changes.get())) : 0;
  return count === 0 ? 'nothing unread left' : `${unreadInWords(count)} left`;
}
