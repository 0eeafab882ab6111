import { messages } from '#commerce/words/messages.ts';
import { limited } from '#ui/settings.ts';
import { isBehind } from '#ui/toast/toast-behind.ts';
import { toast, toasts } from '#ui/toast/toast.ts';

import { signInHref } from './return-to.ts';

/** §8 Milliseconds from the message to the sign-in page. */
const LEAVES_AFTER_MS = 4_000;

/**
 * §8 Shows that the session has expired, and opens the sign-in page after four seconds, which
 * returns here. Each key press restarts the time: typed text is not lost, and keyboard users can
 * reach the message by Tab. The page stays open while the message has hover or focus, after it is
 * closed, behind an open dialog, or if the shopper has turned off time limits.
 */
export function sayExpired(): void {
  // Several calls may find the same session expired.
  if (toasts.get().some(({ text }) => text === messages.sessionExpired)) return;
  const here = location.pathname + location.search;
  const href = signInHref(here, { expired: true });
  const id = toast(messages.sessionExpired, {
    tone: 'error',
    action: { label: 'Sign in now', href },
    closeLabel: 'Stay on this page',
  });
  const leavesAfterMs = limited(LEAVES_AFTER_MS);
  // setTimeout with Infinity would fire at once.
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
