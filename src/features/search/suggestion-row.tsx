import { useRef } from 'react';
import { useOption } from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';

import type { Suggestion } from '#api/catalog/search.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** Width and height of the image beside a suggestion, in pixels. */
const ART = 48;

type Row = {
  item: { key: string | number; value: Suggestion | null };
  state: ComboBoxState<Suggestion>;
};

/** One product below the search box: image, name, price for one by check. */
export function SuggestionRow({ item, state }: Row) {
  const row = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused } = useOption({ key: item.key }, state, row);
  const product = item.value;
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
      // The label would be the name only; the price must be read as well.
      aria-labelledby={undefined}
      aria-describedby={undefined}
    >
      <img src={product.image} alt="" width={ART} height={ART} />
      <span>{product.name}</span>{' '}
      <span className="suggestion-price figures">{formatMoney(product.cash)}</span>
    </li>
  );
}
