import type { FormEvent } from 'react';

import type { Answer } from '#commerce/form/answer.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { Button } from '#ui/button.tsx';

import type { WatchlistSaved } from './watchlist-action.server.ts';

/** The result of a change of a list, with an undo button for removals. */
export function TakenAway({
  answer,
  isPending,
  onSubmit,
}: {
  answer: Answer<WatchlistSaved> | undefined;
  isPending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  if (answer?.kind !== 'saved' || !answer.back) return <Outcome answer={answer} />;
  const { form, wish } = answer.back;
  return (
    <form className="row outcome" method="post" onSubmit={onSubmit}>
      {wish ? <input type="hidden" name="wish" value={wish} /> : null}
      <p>{answer.says}</p>
      <Button type="submit" name="form" value={form} pending={isPending}>
        Put it back
      </Button>
    </form>
  );
}
