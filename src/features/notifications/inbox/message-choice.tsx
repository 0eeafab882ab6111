import { useCell, type Cell } from '#ui/cell.ts';

/** The ids of the ticked messages: outside React, so that a tick renders only one checkbox. */
export type Ticked = Cell<ReadonlySet<number>>;

export const NONE_TICKED: ReadonlySet<number> = new Set();

/** The checkbox of a message, labelled with it; its whole square is a target. */
export function MessageChoice({
  id,
  ticked,
  textId,
}: {
  id: number;
  ticked: Ticked;
  textId: string;
}) {
  const isTicked = useCell(ticked, NONE_TICKED).has(id);

  function tick() {
    const next = new Set(ticked.get());
    if (isTicked) next.delete(id);
    else next.add(id);
    ticked.set(next);
  }

  return (
    <label className="message-choice">
      <span className="visually-hidden" id={`${textId}-select`}>
        Select
      </span>
      <input
        type="checkbox"
        name="id"
        value={id}
        checked={isTicked}
        onChange={tick}
        aria-labelledby={`${textId}-select ${textId}`}
      />
    </label>
  );
}
