import { messages } from '#commerce/words/messages.ts';
import { limited } from '#ui/settings.ts';
import { isBehind } from '#ui/toast/toast-behind.ts';
import { toast, toasts } from '#ui/toast/toast.ts';

import { signInHref } from './return-to.ts';

/** §8 Milliseconds from the message to the sign-in page. */
const LEAVES_AFTER_MS = 4_000;

/**
 * §8 The message that the session is over, and after four seconds the sign-in page, which leads back
 * here. Each key begins them anew: whoever types loses no word, and the message is within reach of
 * whoever is on the way to it by Tab. Whoever points at it, is inside it, closes it, or has opened
 * something over it stays; so does whoever has no time limits.
 */
export function sayExpired(): void {
  // Several calls may have met the same end.
  if (toasts.get().some(({ text }) => text === messages.sessionExpired)) return;
  const here = location.pathname + location.search;
  const href = signInHref(here, { expired: true });
  const id = toast(messages.sessionExpired, {
    tone: 'error',
    action: { label: 'Sign in now', href },
    closeLabel: 'Stay on this page',
  });
  const leavesAfterMs = limited(LEAVES_AFTER_MS);
  // A timer without end would ring at once.
  if (leavesAfterMs === Infinity) return;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, leavesAfterMs);
  };
  const leave = () => {
    removeEventListener('keydown', wait);
    const isOpen = toasts.get().some((shown) => shown.id === id);
    if (isOpen && !isHeld() && !isBehind(id)) location.assign(href);
  };
  addEventListener('keydown', wait);
  wait();
}

function isHeld(): boolean {
  return document.querySelector('.toasts :is(:hover, :focus-visible)') !== null;
}
