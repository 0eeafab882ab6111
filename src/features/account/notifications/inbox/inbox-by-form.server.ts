import { onServer } from '#api/notifications/message-calls.server.ts';
import { archive, markRead, restore } from '#api/notifications/message-verbs.ts';
import { MOST_MESSAGES } from '#api/notifications/notifications.ts';
import { answered, refusal, type Answer } from '#commerce/form/answer.ts';

import { SELECTED } from './inbox-place.ts';

const VERBS = { read: markRead, archive, restore };
type Name = keyof typeof VERBS;
const NAMES: readonly Name[] = ['read', 'archive', 'restore'];

/** Changes messages for a form without JavaScript: one message, or the ticked ones. */
export async function changeByForm(form: FormData): Promise<Answer> {
  const name = NAMES.find((known) => form.has(known)) ?? 'read';
  const value = form.get(name);
  const chosen = value === SELECTED ? form.getAll('id') : [value];
  const ids = [...new Set(chosen.map(Number))].filter((id) => Number.isInteger(id) && id > 0);
  if (ids.length === 0) return refusal('', 'Select messages first.');
  const gone = ids.length > 1 ? { gone: 'One of these messages is gone.' } : {};
  return answered({ form: '', noun: 'message', ...gone }, async () => {
    await VERBS[name](onServer, ids.slice(0, MOST_MESSAGES));
    return {};
  });
}
