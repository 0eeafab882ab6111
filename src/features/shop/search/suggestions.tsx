/** Loads with the first focus of the search box, because it contains react-aria. */
import { memo, type RefObject } from 'react';
import { useNavigate } from 'react-router';

import { formatPrice } from '#commerce/format/money.ts';
import type { ComboboxProps } from '#commerce/search/use-combobox.ts';
import { ART, ProductCombobox } from '#commerce/search/product-combobox.tsx';
import { useSuggestions } from '#commerce/search/use-suggestions.ts';
import { Catch } from '#ui/frame/boundary.tsx';

const FIELD = { id: 'searchkey', 'aria-labelledby': 'searchkey-label' };

export type SuggestionsProps = {
  text: string;
  /** The last searched text. */
  sent: string;
  input: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onCombobox: (props: ComboboxProps) => void;
};

/**
 * Products below the search box while the shopper types: image, name, price for one by check. If they
 * cannot be shown, the box searches without them.
 */
export function Suggestions(props: SuggestionsProps) {
  return (
    <Catch instead={null}>
      <Found {...props} />
    </Catch>
  );
}

const Found = memo(function Found({ text, sent, ...field }: SuggestionsProps) {
  const { found, says } = useSuggestions(text, sent);
  const navigate = useNavigate();
  return (
    <ProductCombobox
      {...field}
      field={FIELD}
      text={text}
      products={found}
      says={says}
      onChosen={({ href }) => void navigate(href)}
    >
      {({ image, name, cash }) => (
        <>
          <img src={image} alt="" width={ART} height={ART} />
          <span>{name}</span> <span className="suggestion-price figures">{formatPrice(cash)}</span>
        </>
      )}
    </ProductCombobox>
  );
});
