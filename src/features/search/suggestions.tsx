/** Fetched with the first focus of the search box: it brings react-aria. */
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
import { announce } from '#ui/toast/announcer.tsx';

import { SuggestionRow } from './suggestion-row.tsx';
import { useSuggestions } from './use-suggestions.ts';
import './suggestions.css';

/** What makes the plain field a combobox. */
export type ComboboxProps = InputHTMLAttributes<HTMLInputElement>;

export type SuggestionsProps = {
  text: string;
  /** What the shopper has searched for already. */
  sent: string;
  input: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onCombobox: (props: ComboboxProps) => void;
};

/**
 * Products below the search box while somebody types: an ARIA combobox with list autocomplete in
 * which nothing is chosen by itself. It hands the field its part; memo, or the two would take turns.
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
    // It opens when the answer is there, which is long after the keystroke.
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
    // Enter without a chosen line is the search itself, at once (§5).
    if (event.key === 'Enter' && !isChosen) return state.close();
    // The first Escape closes; the browser's own would clear what is typed as well.
    if (event.key === 'Escape' && state.isOpen) event.preventDefault();
    if (event.key.startsWith('Arrow') && found.length === 0) return undefined;
    return inputProps.onKeyDown?.(event);
  }

  const hand = useEffectEvent(() => onCombobox({ ...inputProps, onKeyDown }));
  const { isOpen, isFocused } = state;
  // Talks to the field, which is drawn by the plain search box.
  useLayoutEffect(() => hand());
  const takeFocus = useEffectEvent(() => state.setFocused(true));
  const open = useEffectEvent(() => state.open(null, 'input'));
  // Talks to the browser's focus: it came before this did.
  useEffect(() => {
    if (document.activeElement === input.current) takeFocus();
  }, [input]);
  // Talks to the shopper: shows the answer, or says that there is none.
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

/** react-aria hides the page while the list is open; a list of suggestions is no dialog. */
function usePageStays(isOpen: boolean) {
  // Talks to react-aria, which spares what carries this mark.
  useLayoutEffect(() => {
    const page = document.getElementById('page');
    if (!isOpen || !page) return undefined;
    page.dataset['reactAriaTopLayer'] = 'true';
    return () => void delete page.dataset['reactAriaTopLayer'];
  }, [isOpen]);
}
