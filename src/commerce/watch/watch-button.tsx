import { useEffect, type FormEvent } from 'react';

import { lazyCalls } from '#lib/lazy-calls.ts';
import { signedInNow, useSignedIn } from '#commerce/session/signed-in.ts';
import { useCell } from '#ui/cell.ts';
import { OFFLINE } from '#ui/timing/on-intent.ts';
import { toast } from '#ui/toast/toast.ts';

import { watchedNow } from './watched-now.ts';
import './watch-button.css';

/** Fetched for customers only: the heart of a guest leads to the sign-in page. */
const watching = lazyCalls(() => import('./watching.ts'));

/**
 * Puts a product on the watchlist and takes it off again: for a customer a toggle that answers at
 * once, for a guest a form that leads to the sign-in page. `says` are words on it.
 */
export function WatchButton({ id, name, says }: { id: number; name: string; says?: string }) {
  const signedIn = useSignedIn();
  const watched = useCell(watchedNow, undefined);

  // Subscribes to the customer's watchlist. Should its code not come, a press tries again.
  useEffect(() => {
    if (!signedIn) return undefined;
    const following = watching().then(
      ({ follow }) => follow(),
      () => () => undefined,
    );
    return () => void following.then((stop) => stop());
  }, [signedIn]);

  function press(event: FormEvent) {
    // Signed out in another tab: the page that the form leads to asks to sign in.
    if (!signedInNow()) return;
    event.preventDefault();
    watching().then(
      ({ toggle }) => toggle({ id, name }),
      () => toast(`${name}: ${OFFLINE}`, { tone: 'error' }),
    );
  }

  return (
    <form className="watch" method="post" action="/myaccounts/watchlist" onSubmit={press}>
      <button
        name="watch"
        value={id}
        aria-label={`Watch ${name}`}
        aria-pressed={signedIn ? watched?.has(id) : undefined}
      >
        {says}
      </button>
    </form>
  );
}
