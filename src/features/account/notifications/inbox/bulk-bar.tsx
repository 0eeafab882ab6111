import type { Folder, Message } from '#api/notifications/notifications.ts';
import { Button } from '#ui/button.tsx';
import { useCell } from '#ui/cell.ts';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { SELECTED } from './inbox-place.ts';
import { NONE_TICKED, selectedWords, tickOnly, type Ticked } from '../message/message-choice.tsx';
import './bulk-bar.css';

const ACTIONS = {
  inbox: [
    { name: 'read', words: 'Mark selected as read' },
    { name: 'archive', words: 'Archive selected' },
  ],
  archive: [{ name: 'restore', words: 'Move selected to inbox' }],
};

/** Actions for several messages of a folder at once. All messages of the archive are read. */
export function BulkBar({
  folder,
  messages,
  ticked,
}: {
  folder: Folder;
  messages: readonly Message[];
  ticked: Ticked;
}) {
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
      {ACTIONS[folder].map(({ name, words }) => (
        <Button key={name} type="submit" name={name} value={SELECTED} aria-disabled={isIdle}>
          {words}
        </Button>
      ))}
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
