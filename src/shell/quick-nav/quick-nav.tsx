/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a list box that one filters by typing */
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import { countWords } from '#commerce/format/count.ts';
import type { PanelBodyProps } from '#shell/panels/panel.ts';
import { typedAhead } from '#shell/panels/typed-ahead.ts';
import '#ui/field/control.css';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import type { Entry } from './entries.ts';
import { useGroups, type Group } from './use-groups.ts';
import { useRun } from './use-run.ts';
import './quick-nav.css';

/** Milliseconds without a keystroke after which the number of results is announced. */
const SAID_AFTER_MS = 700;

/**
 * Reaches every page, product search and account action by typing: an ARIA combobox whose list is
 * always open and whose first line is chosen, so that Enter goes to what fits best.
 */
export function QuickNav({ onClose, returnTo }: PanelBodyProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog open onClose={onClose} returnTo={returnTo} title="Quick navigation" firstFocus={input}>
      <Chooser input={input} onClose={onClose} />
    </Dialog>
  );
}

type ChooserProps = { input: RefObject<HTMLInputElement | null>; onClose: () => void };

function Chooser({ input, onClose }: ChooserProps) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const groups = useGroups(text);
  const shown = groups.flatMap(({ entries }) => entries);
  const chosen = shown[Math.min(at, shown.length - 1)];
  const run = useRun(onClose);
  useCountSaid(text, shown.length);
  // Stops recording keys if the dialog closes before it gets the focus.
  useEffect(() => () => void typedAhead(), []);

  function type(next: string) {
    setText(next);
    setAt(0);
  }
  function takeTypedAhead() {
    const words = typedAhead();
    if (words) type(text + words);
  }
  function onKeyDown(event: KeyboardEvent) {
    // The keys belong to an input method until its word is confirmed.
    if (event.nativeEvent.isComposing) return;
    const next = afterKey(event.key, at, shown.length);
    if (event.key === 'Enter' && chosen) run(chosen);
    else if (next === undefined) return;
    else setAt(next);
    event.preventDefault();
  }

  return (
    <div className="quick-nav">
      <label htmlFor="quick-nav-text">A page, a product or something to do</label>
      <input
        ref={input}
        id="quick-nav-text"
        className="control"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded
        aria-controls="quick-nav-list"
        aria-activedescendant={chosen && optionId(chosen)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={takeTypedAhead}
        onKeyDown={onKeyDown}
      />
      <Results
        groups={groups}
        chosen={chosen}
        onPoint={(entry) => setAt(shown.indexOf(entry))}
        onPick={run}
      />
      <p className="quick-nav-keys muted">
        <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to go, <kbd>Esc</kbd> to close.{' '}
        <kbd>Ctrl</kbd> <kbd>K</kbd> opens this on every page.
      </p>
    </div>
  );
}

type ResultsProps = {
  groups: readonly Group[];
  chosen: Entry | undefined;
  onPoint: (entry: Entry) => void;
  onPick: (entry: Entry) => void;
};

function Results({ groups, chosen, onPoint, onPick }: ResultsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field has the focus
    <div
      className="quick-nav-list"
      id="quick-nav-list"
      role="listbox"
      aria-label="Results"
      // A press on a heading or on the scroll bar must leave the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ heading, entries }) => (
        <div key={heading} role="group" aria-label={heading}>
          <p className="quick-nav-heading" aria-hidden="true">
            {heading}
          </p>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              entry={entry}
              isChosen={entry === chosen}
              onPoint={() => onPoint(entry)}
              onPick={() => onPick(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { entry: Entry; isChosen: boolean; onPoint: () => void; onPick: () => void };

function Option({ entry, isChosen, onPoint, onPick }: OptionProps) {
  const line = useRef<HTMLDivElement>(null);
  // Scrolls to the chosen line, since the focus stays in the field.
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and hears the keys
    <div
      ref={line}
      id={optionId(entry)}
      role="option"
      aria-selected={isChosen}
      className="quick-nav-option"
      onPointerMove={isChosen ? undefined : onPoint}
      onClick={onPick}
    >
      {entry.label}
      {entry.under ? <span className="muted"> {entry.under}</span> : null}
    </div>
  );
}

function optionId({ id }: Entry): string {
  return `quick-nav:${id}`;
}

/** The line to which a key moves; from the last to the first and back. */
function afterKey(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return undefined;
}

function useCountSaid(text: string, count: number) {
  // Announces the number of results when typing has paused.
  useEffect(() => {
    if (text.trim() === '') return undefined;
    const says = countWords(count, 'result');
    const timer = setTimeout(() => announce(says), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, count]);
}
