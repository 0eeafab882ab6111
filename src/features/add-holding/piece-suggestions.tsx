/** Loads with the first focus of the name, because it contains react-aria. */
import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useComboBox } from 'react-aria/useComboBox';
import { useListBox, useOption } from 'react-aria/useListBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState';

import { usePageStays } from '#commerce/search/use-page-stays.ts';
import { useSuggestions } from '#commerce/search/use-suggestions.ts';
import '#commerce/search/suggestions.css';
import { Icon } from '#ui/icon.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import type { Chosen } from './kept-piece.ts';

/** The props that make the plain field a combobox. */
export type ComboboxProps = InputHTMLAttributes<HTMLInputElement>;

export type PieceSuggestionsProps = {
  id: string;
  text: string;
  /** The name of the chosen product, which needs no suggestions. */
  settled: string;
  /** Whether a name of the customer's own will do. */
  mayBeOwn: boolean;
  input: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onChosen: (product: Chosen | undefined) => void;
  onCombobox: (props: ComboboxProps) => void;
};

/** Width and height of the image beside a suggestion, in pixels. */
const ART = 48;
/** The key of the row that keeps the typed name; no product has it. */
const OWN = 0;

/**
 * Products below the name while it is typed: an ARIA combobox with list autocomplete. It passes the
 * combobox props to the field; memo prevents an endless loop of renders between the two.
 */
export const PieceSuggestions = memo(function PieceSuggestions(props: PieceSuggestionsProps) {
  const { id, text, settled, mayBeOwn, input, onText, onChosen, onCombobox } = props;
  const { found, says } = useSuggestions(text, settled);
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const items = useMemo(() => rowsOf(found, mayBeOwn ? text.trim() : ''), [found, mayBeOwn, text]);
  const options = {
    items,
    children: (product: Chosen) => <Item textValue={product.name}>{product.name}</Item>,
    inputValue: text,
    onInputChange: onText,
    selectedKey: null,
    onSelectionChange: (key: string | number | null) => {
      if (key === null) return;
      onChosen(found.find((product) => product.id === key));
      state.close();
    },
    // The list opens when the answer arrives, long after the keystroke.
    menuTrigger: 'manual' as const,
    allowsCustomValue: true,
  };
  const state = useComboBoxState(options);
  const refs = { inputRef: input, popoverRef: panel, listBoxRef: list };
  const labels = { id, 'aria-label': 'Product' };
  const { inputProps, listBoxProps } = useComboBox({ ...options, ...refs, ...labels }, state);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isOnRow = state.selectionManager.focusedKey !== null;
    if (event.key === 'Enter' && !isOnRow) return state.close();
    if (event.key === 'Escape' && state.isOpen) event.preventDefault();
    if (event.key.startsWith('Arrow') && found.length === 0) return undefined;
    return inputProps.onKeyDown?.(event);
  }

  const hand = useEffectEvent(() => onCombobox({ ...inputProps, onKeyDown }));
  const { isOpen, isFocused } = state;
  // Synchronizes the props of the field, which the form renders.
  useLayoutEffect(() => hand());
  const takeFocus = useEffectEvent(() => state.setFocused(true));
  const open = useEffectEvent(() => state.open(null, 'input'));
  // Reads the browser's focus, because the field was focused before this part was loaded.
  useEffect(() => {
    if (document.activeElement === input.current) takeFocus();
  }, [input]);
  // Opens the list for an answer, or announces that there is none.
  useEffect(() => {
    if (document.activeElement !== input.current) return;
    if (found.length > 0) open();
    if (says) announce(says);
  }, [found, says, input]);
  usePageStays(isOpen);

  return (
    <div ref={panel} className="suggestions" hidden={!isOpen && !(says && isFocused)}>
      {isOpen ? <Rows props={listBoxProps} state={state} list={list} /> : <p>{says}</p>}
    </div>
  );
}, hasSameText);

/** The callbacks are new in each render, but differ only with the text. */
function hasSameText(one: PieceSuggestionsProps, other: PieceSuggestionsProps): boolean {
  return (
    one.text === other.text && one.settled === other.settled && one.mayBeOwn === other.mayBeOwn
  );
}

/** The products, and below them the row that keeps the typed name. */
function rowsOf(found: readonly Chosen[], own: string): readonly Chosen[] {
  if (!own || found.length === 0) return found;
  return [...found, { id: OWN, name: `Keep “${own}” as my own name` }];
}

type Rows = {
  props: ReturnType<typeof useComboBox<Chosen>>['listBoxProps'];
  state: ComboBoxState<Chosen>;
  list: RefObject<HTMLUListElement | null>;
};

function Rows({ props, state, list }: Rows) {
  const { listBoxProps } = useListBox(props, state, list);
  return (
    <ul {...listBoxProps} ref={list} className="suggestions-list">
      {[...state.collection].map(({ key, value }) => (
        <Row key={key} rowKey={key} product={value} state={state} />
      ))}
    </ul>
  );
}

function Row({
  rowKey,
  product,
  state,
}: {
  rowKey: string | number;
  product: Chosen | null;
  state: ComboBoxState<Chosen>;
}) {
  const row = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused } = useOption({ key: rowKey }, state, row);
  if (!product) return null;
  // Nothing is ever selected, and screen readers would read “not selected” after each.
  const chosen = { 'aria-selected': isFocused };
  return (
    <li
      {...optionProps}
      {...chosen}
      ref={row}
      className="suggestion"
      data-chosen={isFocused || undefined}
    >
      {product.image ? (
        <img src={product.image} alt="" width={ART} height={ART} />
      ) : (
        <span className="add-piece-own">
          <Icon name="plus" />
        </span>
      )}
      <span>{product.name}</span>
    </li>
  );
}
