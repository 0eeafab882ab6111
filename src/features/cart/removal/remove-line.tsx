import type { RefObject } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { removeFromCart } from '#commerce/cart/change/change-cart.ts';
import { encodeItem } from '#commerce/cart/keep/guest-codec.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { Icon } from '#ui/icon.tsx';

import { focusBeside } from '../focus-beside.ts';
import './remove-line.css';

/** §8 Removes a line from the cart; the focus moves to the next line. */
export function RemoveLine({
  line,
  latest,
  onRemoved,
}: {
  line: CartLine;
  /** The line with its current tick, which this component does not show. */
  latest: RefObject<CartLine>;
  onRemoved: (line: CartLine, toast: number) => void;
}) {
  return (
    <form
      className="remove-line"
      method="post"
      action={CART_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        focusBeside(event.currentTarget.closest('li'));
        const gone = latest.current;
        void removeFromCart(gone).then((toast) => toast && onRemoved(gone, toast));
      }}
    >
      <HiddenField name="intent" value="remove" />
      {line.lineId > 0 ? <HiddenField name="line-id" value={String(line.lineId)} /> : null}
      <button type="submit" name="line" value={encodeItem(line)} aria-label={`Remove ${line.name}`}>
        <Icon name="close" />
      </button>
    </form>
  );
}
