/** Fetched with the first removal. */
import { useState, type FormEvent } from 'react';

import type { Removal } from '#commerce/cart/keep/removals.ts';
import { nameOf } from '#commerce/cart/model/removed-name.ts';
import { Button } from '#ui/button.tsx';

import { undoRemoval } from './undo-removal.ts';

/** More lines would push the cart out of view. */
const MOST_AT_ONCE = 3;

/** The latest removals, each with an undo button; earlier ones follow when those are restored. */
export function RemovedLines({ removals }: { removals: readonly Removal[] }) {
  return (
    <ul className="removed-lines" aria-label="Removed from the cart">
      {removals.slice(0, MOST_AT_ONCE).map((removal) => (
        <li key={removal.id}>
          <Back removal={removal} />
        </li>
      ))}
    </ul>
  );
}

function Back({ removal }: { removal: Removal }) {
  const [isPending, setIsPending] = useState(false);
  const name = nameOf(removal.lines);
  const [them, was] = removal.lines.length === 1 ? ['it', 'was'] : ['them', 'were'];

  async function bringBack(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    await undoRemoval(removal);
    setIsPending(false);
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
