import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';

import type { FieldOf } from '#commerce/form/field-of.ts';
import { useCombobox } from '#commerce/search/use-combobox.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { onIntent } from '#ui/timing/on-intent.ts';

import type { Chosen, TypedPiece } from './kept-piece.ts';
import type { PieceSuggestionsProps } from './piece-suggestions.tsx';

const widget = onIntent(() => import('./piece-suggestions.tsx'));

const HINT = 'Search our catalog, or type a name of your own.';

/** The name of the piece, which finds products of the catalog while it is typed. */
export function PieceField({
  field,
  typed,
  mayBeOwn,
  onTyped,
}: {
  field: ReturnType<FieldOf>;
  typed: TypedPiece;
  mayBeOwn: boolean;
  onTyped: (typed: TypedPiece) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { Suggestions, suggest } = useWidget();
  const [combobox, setCombobox] = useCombobox();
  const [settled, setSettled] = useState(typed.text);
  const { defaultValue: _unused, ...props } = field;

  const takeOver = useEffectEvent(() => {
    const text = input.current?.value ?? '';
    if (text !== typed.text) onTyped({ text });
    if (document.activeElement === input.current) void suggest();
  });
  // Reads the text that was typed before this script was loaded.
  useEffect(() => takeOver(), []);

  function onText(text: string) {
    if (text !== typed.text) onTyped({ text });
  }

  function onChosen(chosen: Chosen | undefined) {
    const text = chosen?.name ?? typed.text;
    setSettled(text);
    onTyped({ text, ...(chosen && { chosen }) });
  }

  return (
    <div className="add-piece-name">
      <TextField
        label="Product"
        hint={mayBeOwn ? HINT : 'Search our catalog for what you bought.'}
        {...props}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onFocus={() => void suggest()}
        {...combobox}
        name={props.name}
        ref={input}
        value={typed.text}
        autoComplete="off"
      />
      {Suggestions ? (
        <Suggestions
          id={props.id}
          text={typed.text}
          settled={settled}
          mayBeOwn={mayBeOwn}
          input={input}
          onText={onText}
          onChosen={onChosen}
          onCombobox={setCombobox}
        />
      ) : null}
    </div>
  );
}

function useWidget() {
  const [Suggestions, setSuggestions] = useState<ComponentType<PieceSuggestionsProps>>();
  async function suggest() {
    // If this fails, a name can still be typed, and the next focus tries again.
    const module = await widget.get().catch(() => undefined);
    if (module) setSuggestions(() => module.PieceSuggestions);
  }
  return { Suggestions, suggest };
}
