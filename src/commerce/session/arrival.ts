import { focusHeading } from '#ui/focus-heading.ts';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

/** A sessionStorage key: set from a change of the session until the page that follows it. */
const KEPT_AS = 'arrival';

/** What the next page says; `isShown` where nothing else on it does. */
type Words = { says: string; isShown?: boolean };
/** `from` tells the document that wrote it. */
type Note = Words & { from: number };

export const SIGNED_IN: Words = { says: 'Signed in.' };
export const SIGNED_OUT: Words = { says: 'You are signed out.' };
export const SIGNED_UP: Words = {
  says: 'Your account is ready. A link that confirms your email address is on its way to you.',
  isShown: true,
};

/** Call at a sign-in or sign-out: the next page is a full page load, which announces nothing. */
export function noteArrival(words: Words): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify({ ...words, from: performance.timeOrigin }));
  } catch {
    // Without storage, the page opens like any other.
  }
}

/** After it, moves the focus to the heading and tells the new state, once. */
export function greetArrival(): void {
  const words = takeNote();
  if (!words) return;
  focusHeading();
  if (words.isShown) toast(words.says);
  else announce(words.says);
}

/** Not in the document that wrote it: its header may change before it is left. */
function takeNote(): Words | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null') as Note | null;
    if (!kept || kept.from === performance.timeOrigin) return undefined;
    sessionStorage.removeItem(KEPT_AS);
    return kept;
  } catch {
    return undefined;
  }
}
