import { onServer } from '#api/notifications/message-calls.server.ts';
import { archive, markRead, restore } from '#api/notifications/message-verbs.ts';
import { MOST_MESSAGES } from '#api/notifications/notifications.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { problemOf } from '#lib/api-error.ts';

import { SELECTED } from './inbox-place.ts';

/** The result of a form of the inbox. */
export type InboxOutcome = { kind: 'done' | 'expired' } | { kind: 'refused'; says: string };

const VERBS = { read: markRead, archive, restore };
type Name = keyof typeof VERBS;
const NAMES: readonly Name[] = ['read', 'archive', 'restore'];

/** Changes messages for a form without JavaScript: one message, or the ticked ones. */
export async function changeByForm(form: FormData): Promise<InboxOutcome> {
  const name = NAMES.find((known) => form.has(known)) ?? 'read';
  const value = form.get(name);
  const chosen = value === SELECTED ? form.getAll('id') : [value];
  const ids = [...new Set(chosen.map(Number))].filter((id) => Number.isInteger(id) && id > 0);
  if (ids.length === 0) return { kind: 'refused', says: 'Select messages first.' };
  try {
    await VERBS[name](onServer, ids.slice(0, MOST_MESSAGES));
    return { kind: 'done' };
  } catch (error) {
    const kind = problemOf(error)?.kind;
    if (kind === 'expired') return { kind };
    const says = kind === 'missing' ? 'The message is not there any more.' : failureWords(error);
    return { kind: 'refused', says };
  }
}
