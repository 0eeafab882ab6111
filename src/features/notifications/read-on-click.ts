import type { MouseEvent } from 'react';

import type { Inbox } from '#api/notifications/notifications.ts';
import { answerFirst } from '#ui/timing/answer-first.ts';

import { readMessages } from './change-messages.ts';

/**
 * §4 A message is read when it is clicked, anywhere, and its links count; buttons and boxes have a
 * meaning of their own.
 */
export function readOnClick(shown: Inbox, { target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('button, label, input')) return;
  const item = target.closest<HTMLElement>('li[data-unread]');
  if (!item) return;
  answerFirst(item, () => void readMessages(shown, [Number(item.dataset['id'])]));
}

/** The button goes with what it did; the focus stays at its message. */
export function focusItem(button: Element): void {
  button.closest('li')?.focus({ preventScroll: true });
}
