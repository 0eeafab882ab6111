import { useEffect, useRef, type FormEvent } from 'react';

import { lazyCalls } from '#lib/lazy-calls.ts';
import { signedInNow, useSignedIn } from '#commerce/session/signed-in.ts';
import { useCell } from '#ui/cell.ts';
import { OFFLINE } from '#ui/timing/on-intent.ts';
import { toast } from '#ui/toast/toast.ts';

import { watchedNow } from './watched-now.ts';
import './watch-button.css';

/** Loaded for customers only: a guest's button opens the sign-in page. */
const watching = lazyCalls(() => import('./watching.ts'));

/**
 * Adds a product to the watchlist or removes it: for a customer a toggle with an optimistic update,
 * for a guest a form that opens the sign-in page. `says` is its visible text.
 */
export function WatchButton({ id, name, says }: { id: number; name: string; says?: string }) {
  const signedIn = useSignedIn();
  const watched = useCell(watchedNow, undefined);
  const isToggle = signedIn && watched !== undefined;
  const hadFocus = useRef(false);

  // Subscribes to the customer's watchlist. If its code fails to load, a press tries again.
  useEffect(() => {
    if (!signedIn) return undefined;
    const following = watching().then(
      ({ follow }) => follow(),
      () => () => undefined,
    );
    return () => void following.then((stop) => stop());
  }, [signedIn]);

  function press(event: FormEvent) {
    // Signed out in another tab: the form submits, and its page asks to sign in.
    if (!signedInNow()) return;
    event.preventDefault();
    watching().then(
      ({ toggle }) => toggle({ id, name }),
      () => toast(`${name}: ${OFFLINE}`, { tone: 'error' }),
    );
  }

  /** A new button takes over the focus of the one before. */
  function attach(button: HTMLButtonElement) {
    if (hadFocus.current) button.focus();
    return () => {
      hadFocus.current = document.activeElement === button;
    };
  }

  return (
    <form className="watch" method="post" action="/myaccounts/watchlist" onSubmit={press}>
      {/* A screen reader learns the role of an element once, so the toggle is another one. */}
      <button
        key={String(isToggle)}
        ref={attach}
        name="watch"
        value={id}
        aria-label={`Watch ${name}`}
        aria-pressed={isToggle ? watched.has(id) : undefined}
      >
        {says}
      </button>
    </form>
  );
}
