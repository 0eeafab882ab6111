/** Loads with the first focus of the name, because it contains react-aria. */
import { memo, useMemo, type RefObject } from 'react';

import type { ComboboxProps } from '#commerce/search/use-combobox.ts';
import { ART, ProductCombobox } from '#commerce/search/product-combobox.tsx';
import { useSuggestions } from '#commerce/search/use-suggestions.ts';
import { Icon } from '#ui/icon.tsx';

import type { Chosen } from './kept-piece.ts';

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

/** The id of the row that keeps the typed name; no product has it. */
const OWN = 0;

/** Products below the name while it is typed, and a row that keeps it as it is. */
export const PieceSuggestions = memo(function PieceSuggestions(props: PieceSuggestionsProps) {
  const { id, text, settled, mayBeOwn, input, onText, onChosen, onCombobox } = props;
  const { found, says } = useSuggestions(text, settled);
  const rows = useMemo(() => rowsOf(found, mayBeOwn ? text.trim() : ''), [found, mayBeOwn, text]);
  return (
    <ProductCombobox
      field={{ id, 'aria-label': 'Product' }}
      text={text}
      input={input}
      products={rows}
      says={says}
      onText={onText}
      onChosen={(product, close) => {
        onChosen(product.id === OWN ? undefined : product);
        close();
      }}
      onCombobox={onCombobox}
    >
      {({ image, name }) => (
        <>
          {image ? (
            <img src={image} alt="" width={ART} height={ART} />
          ) : (
            <span className="add-piece-own">
              <Icon name="plus" />
            </span>
          )}
          <span>{name}</span>
        </>
      )}
    </ProductCombobox>
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
