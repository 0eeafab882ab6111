import type { Message } from '#api/notifications/notifications.ts';
import { Button } from '#ui/button.tsx';
import { useCell } from '#ui/cell.ts';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { SELECTED } from './inbox-place.ts';
import { NONE_TICKED, selectedWords, tickOnly, type Ticked } from './message-choice.tsx';
import './bulk-bar.css';

/** Actions for several messages at once. */
export function BulkBar({ messages, ticked }: { messages: readonly Message[]; ticked: Ticked }) {
  const shown = messages.length;
  const chosen = tickedOf(messages, useCell(ticked, NONE_TICKED)).length;
  const none = chosen === 0;
  // Without a script the selection is unknown here, and the server decides.
  const isIdle = useHydrated() && none;
  return (
    <div className="bulk-bar" data-print="no">
      <label className="bulk-bar-all">
        <input
          type="checkbox"
          checked={chosen === shown}
          ref={(box) => {
            if (box) box.indeterminate = !none && chosen < shown;
          }}
          onChange={({ target }) =>
            tickOnly(ticked, target.checked ? idsOf(messages) : NONE_TICKED)
          }
        />
        Select all {shown} shown
      </label>
      <Button type="submit" name="read" value={SELECTED} aria-disabled={isIdle}>
        Mark selected as read
      </Button>
      <Button type="submit" name="archive" value={SELECTED} aria-disabled={isIdle}>
        Archive selected
      </Button>
      <span className="bulk-bar-count">{selectedWords(chosen)}</span>
    </div>
  );
}

/** The ticked messages that are still shown, in their order. */
export function tickedOf(messages: readonly Message[], ticked: ReadonlySet<number>): number[] {
  return [...idsOf(messages)].filter((id) => ticked.has(id));
}

function idsOf(messages: readonly Message[]): ReadonlySet<number> {
  return new Set(messages.map(({ id }) => id));
}
