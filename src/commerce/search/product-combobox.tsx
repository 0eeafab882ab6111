import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useComboBox } from 'react-aria/useComboBox';
import { useListBox, useOption } from 'react-aria/useListBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState';

import { announce } from '#ui/toast/announcer.tsx';

import type { ComboboxProps } from './use-combobox.ts';
import './suggestions.css';
import { usePageStays } from './use-page-stays.ts';

/** Width and height of the image beside a suggestion, in pixels. */
export const ART = 48;

type Suggested = { id: number; name: string };

type Props<Product extends Suggested> = {
  /** The id of the field, and its name. */
  field: { id: string } & ({ 'aria-label': string } | { 'aria-labelledby': string });
  text: string;
  input: RefObject<HTMLInputElement | null>;
  products: readonly Product[];
  /** Shown and announced instead of products. */
  says: string | undefined;
  onText: (text: string) => void;
  onChosen: (product: Product, close: () => void) => void;
  onCombobox: (props: ComboboxProps) => void;
  /** What the row of a product shows. */
  children: (product: Product) => ReactNode;
};

/**
 * Products below a field while their names are typed: an ARIA combobox with list autocomplete,
 * without automatic selection. It passes the combobox props to the field, so memoize what renders
 * this, or the two would render each other without end. Import it lazily: it contains react-aria.
 */
export function ProductCombobox<Product extends Suggested>(props: Props<Product>) {
  const { field, text, input, products, says, onText, onChosen, onCombobox, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const options = {
    items: products,
    children: (product: Product) => <Item textValue={product.name}>{product.name}</Item>,
    inputValue: text,
    onInputChange: onText,
    selectedKey: null,
    onSelectionChange: (key: string | number | null) => {
      const product = products.find(({ id }) => id === key);
      if (product) onChosen(product, () => state.close());
    },
    // The list opens when the answer arrives, long after the keystroke.
    menuTrigger: 'manual' as const,
    allowsCustomValue: true,
  };
  const state = useComboBoxState(options);
  const refs = { inputRef: input, popoverRef: panel, listBoxRef: list };
  const { inputProps, listBoxProps } = useComboBox({ ...options, ...refs, ...field }, state);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isOnRow = state.selectionManager.focusedKey !== null;
    // Enter without a focused row is the field's own (§5: it searches at once).
    if (event.key === 'Enter' && !isOnRow) return state.close();
    // The first Escape closes the list; the browser's default would also clear the text.
    if (event.key === 'Escape' && state.isOpen) event.preventDefault();
    if (event.key.startsWith('Arrow') && products.length === 0) return undefined;
    return inputProps.onKeyDown?.(event);
  }

  const hand = useEffectEvent(() => onCombobox({ ...inputProps, onKeyDown }));
  // Synchronizes the props of the field, which is rendered elsewhere.
  useLayoutEffect(() => hand());
  const { isOpen, isFocused } = state;
  usePageStays(isOpen);
  useAnswers(state, input, products, says);

  return (
    <div ref={panel} className="suggestions" hidden={!isOpen && !(says && isFocused)}>
      {isOpen ? (
        <Rows props={listBoxProps} state={state} list={list} shows={children} />
      ) : (
        <p>{says}</p>
      )}
    </div>
  );
}

/** Opens the list for an answer, or announces that there is none, while the field has the focus. */
function useAnswers<Product extends Suggested>(
  state: ComboBoxState<Product>,
  input: RefObject<HTMLInputElement | null>,
  products: readonly Product[],
  says: string | undefined,
): void {
  const takeFocus = useEffectEvent(() => state.setFocused(true));
  const open = useEffectEvent(() => state.open(null, 'input'));
  // Reads the browser's focus, because the field was focused before this part was loaded.
  useEffect(() => {
    if (document.activeElement === input.current) takeFocus();
  }, [input]);
  // Follows the answers.
  useEffect(() => {
    if (document.activeElement !== input.current) return;
    if (products.length > 0) open();
    if (says) announce(says);
  }, [products, says, input]);
}

function Rows<Product extends Suggested>({
  props,
  state,
  list,
  shows,
}: {
  props: ReturnType<typeof useComboBox<Product>>['listBoxProps'];
  state: ComboBoxState<Product>;
  list: RefObject<HTMLUListElement | null>;
  shows: (product: Product) => ReactNode;
}) {
  const { listBoxProps } = useListBox(props, state, list);
  return (
    <ul {...listBoxProps} ref={list} className="suggestions-list">
      {[...state.collection].map(({ key, value }) => (
        <Row key={key} rowKey={key} state={state}>
          {value ? shows(value) : null}
        </Row>
      ))}
    </ul>
  );
}

function Row<Product extends Suggested>({
  rowKey,
  state,
  children,
}: {
  rowKey: string | number;
  state: ComboBoxState<Product>;
  children: ReactNode;
}) {
  const row = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused } = useOption({ key: rowKey }, state, row);
  // Nothing is ever selected, and screen readers would read “not selected” after each.
  const chosen = { 'aria-selected': isFocused };
  return (
    <li
      {...optionProps}
      {...chosen}
      ref={row}
      className="suggestion"
      data-chosen={isFocused || undefined}
      // The label would be the name only; what else the row shows must be read as well.
      aria-labelledby={undefined}
      aria-describedby={undefined}
    >
      {children}
    </li>
  );
}
