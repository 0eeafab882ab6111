/** Fetched with the first removal. */
import { useState, type FormEvent } from 'react';

import type { Removal } from '#commerce/cart/keep/removals.ts';
import { nameOf } from '#commerce/cart/model/removed-name.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';

import { headingOf } from '../focus-beside.ts';
import { putBack } from './put-back.ts';

/** More lines would push the cart out of view. */
const MOST_AT_ONCE = 3;

/** The latest removals, each with an undo button; earlier ones follow when those are restored. */
export function RemovedLines({
  removals,
  onBack,
}: {
  removals: readonly Removal[];
  onBack: (removal: Removal) => void;
}) {
  return (
    <ul className="removed-lines" aria-label="Removed from the cart">
      {removals.slice(0, MOST_AT_ONCE).map((removal) => (
        <li key={removal.id}>
          <Back removal={removal} onBack={onBack} />
        </li>
      ))}
    </ul>
  );
}

function Back({ removal, onBack }: { removal: Removal; onBack: (removal: Removal) => void }) {
  const [isPending, setIsPending] = useState(false);
  const name = nameOf(removal.lines);
  const [them, was, are] =
    removal.lines.length === 1 ? ['it', 'was', 'is'] : ['them', 'were', 'are'];

  // If the page is left before the answer, the next one must not offer the lines again.
  const forget = () => onBack(removal);

  async function bringBack(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const heading = headingOf(event.currentTarget);
    setIsPending(true);
    addEventListener('beforeunload', forget);
    try {
      const missing = await putBack(removal.lines);
      heading?.focus();
      forget();
      if (missing.length < removal.lines.length) toast(`${name} ${are} back in your cart.`);
      for (const line of missing) {
        toast(`${line.name} could not be put back: it cannot be bought now.`, { tone: 'error' });
      }
    } catch (error) {
      if (isExpired(error)) sessionExpired();
      else toast(`${name}: ${failureWords(error)}`, { tone: 'error' });
      setIsPending(false);
    } finally {
      removeEventListener('beforeunload', forget);
    }
  }

  return (
    <form className="row" onSubmit={(event) => void bringBack(event)}>
      <p>
        {removal.isWatched ? `${name} was moved to your watchlist.` : `${name} ${was} removed.`}
      </p>
      <Button type="submit" pending={isPending} aria-label={`Put ${them} back, ${name}`}>
        Put {them} back
      </Button>
    </form>
  );
}
