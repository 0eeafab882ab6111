/** Loads with the first focus of the search box, because it contains react-aria. */
import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useComboBox } from 'react-aria/useComboBox';
import { useListBox } from 'react-aria/useListBox';
import { useNavigate } from 'react-router';
import { Item } from 'react-stately/Item';
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState';

import type { Suggestion } from '#api/catalog/search.ts';
import { usePageStays } from '#commerce/search/use-page-stays.ts';
import { useSuggestions } from '#commerce/search/use-suggestions.ts';
import '#commerce/search/suggestions.css';
import { announce } from '#ui/toast/announcer.tsx';

import { SuggestionRow } from './suggestion-row.tsx';

/** The props that make the plain field a combobox. */
export type ComboboxProps = InputHTMLAttributes<HTMLInputElement>;

export type SuggestionsProps = {
  text: string;
  /** The last searched text. */
  sent: string;
  input: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onCombobox: (props: ComboboxProps) => void;
};

/**
 * Products below the search box while the shopper types: an ARIA combobox with list autocomplete,
 * without automatic selection. It passes the combobox props to the field; memo prevents an endless
 * loop of renders between the two.
 */
export const Suggestions = memo(function Suggestions(props: SuggestionsProps) {
  const { text, sent, input, onText, onCombobox } = props;
  const { found, says } = useSuggestions(text, sent);
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const options = {
    items: found,
    children: (product: Suggestion) => <Item textValue={product.name}>{product.name}</Item>,
    inputValue: text,
    onInputChange: onText,
    selectedKey: null,
    onSelectionChange: (key: string | number | null) => {
      const product = found.find(({ id }) => id === key);
      if (product) void navigate(product.href);
    },
    // The list opens when the answer arrives, long after the keystroke.
    menuTrigger: 'manual' as const,
    allowsCustomValue: true,
  };
  const state = useComboBoxState(options);
  const { inputProps, listBoxProps } = useComboBox(
    {
      ...options,
      'aria-labelledby': 'searchkey-label',
      id: 'searchkey',
      inputRef: input,
      popoverRef: panel,
      listBoxRef: list,
    },
    state,
  );

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isChosen = state.selectionManager.focusedKey !== null;
    // Enter without a focused option searches at once (§5).
    if (event.key === 'Enter' && !isChosen) return state.close();
    // The first Escape closes the list; the browser's default would also clear the text.
    if (event.key === 'Escape' && state.isOpen) event.preventDefault();
    if (event.key.startsWith('Arrow') && found.length === 0) return undefined;
    return inputProps.onKeyDown?.(event);
  }

  const hand = useEffectEvent(() => onCombobox({ ...inputProps, onKeyDown }));
  const { isOpen, isFocused } = state;
  // Synchronizes the props of the field, which the search box renders.
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
});

type ListBox = {
  props: ReturnType<typeof useComboBox<Suggestion>>['listBoxProps'];
  state: ComboBoxState<Suggestion>;
  list: RefObject<HTMLUListElement | null>;
};

function Rows({ props, state, list }: ListBox) {
  const { listBoxProps } = useListBox(props, state, list);
  return (
    <ul {...listBoxProps} ref={list} className="suggestions-list">
      {[...state.collection].map((item) => (
        <SuggestionRow key={item.key} item={item} state={state} />
      ))}
    </ul>
  );
}
