import type { Inbox } from '#api/notifications/notifications.ts';
import { answerFirst } from '#ui/timing/answer-first.ts';

import { readMessages } from './change-messages.ts';

/**
 * §4 A click anywhere on a message marks it read, also on its links; buttons and checkboxes do not.
 */
export function readOnClick(shown: Inbox, { target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('button, label, input')) return;
  const item = target.closest<HTMLElement>('li[data-unread]');
  if (!item) return;
  answerFirst(item, () => void readMessages(shown, [Number(item.dataset['id'])]));
}
