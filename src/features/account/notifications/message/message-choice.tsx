import { useCell, type Cell } from '#ui/cell.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** The ids of the ticked messages: outside React, so that a tick renders only one checkbox. */
export type Ticked = Cell<ReadonlySet<number>>;

export const NONE_TICKED: ReadonlySet<number> = new Set();

/** Announces how many messages are ticked, which is shown far above a ticked message. */
export function tickOnly(ticked: Ticked, ids: ReadonlySet<number>): void {
  ticked.set(ids);
  announce(selectedWords(ids.size));
}

export function selectedWords(count: number): string {
  return count === 0 ? 'None selected' : `${count} selected`;
}

/**
 * The checkbox of a message; its whole square is a target. The name is its own: Orca leaves out the
 * name of a checkbox that it meets by arrows if a label holds the words.
 */
export function MessageChoice({
  id,
  ticked,
  subject,
}: {
  id: number;
  ticked: Ticked;
  subject: string;
}) {
  const isTicked = useCell(ticked, NONE_TICKED).has(id);

  function tick() {
    const next = new Set(ticked.get());
    if (isTicked) next.delete(id);
    else next.add(id);
    tickOnly(ticked, next);
  }

  return (
    <label className="message-choice">
      <input
        type="checkbox"
        name="id"
        value={id}
        checked={isTicked}
        onChange={tick}
        aria-label={`Select ${subject}`}
      />
    </label>
  );
}
