import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { Holding } from '#api/portfolio/portfolio.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { announce } from '#ui/toast/announcer.tsx';
import { useLocationState } from '#ui/timing/hydrated.ts';

import { addHoldingPath } from '../add-holding-path.ts';
import { addedIn } from '../added-state.ts';

/** What was just added: by the words of the history, without JavaScript by its id in the address. */
export function AddedNote({ holdings }: { holdings: readonly Holding[] }) {
  const state = useLocationState();
  const id = useSearchParams()[0].get('added');
  const words = addedIn(state) ?? wordsOf(holdings.find((holding) => String(holding.id) === id));
  // Reads it out: it comes with the page.
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
  return words ? (
    <p className="outcome">
      {words} <Link to={addHoldingPath()}>Add another</Link>
    </p>
  ) : null;
}

function wordsOf(holding: Holding | undefined): string | undefined {
  if (!holding) return undefined;
  return `${holding.name} is added to your portfolio: you hold ${formatMeasure(holding.units)} of it now.`;
}
