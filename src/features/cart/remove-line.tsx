import type { CartLine } from '#api/cart.ts';
import { CART_PATH } from '#commerce/cart/cart-form.ts';
import { removeFromCart } from '#commerce/cart/change-cart.ts';
import { encodeItem } from '#commerce/cart/guest-codec.ts';
import { HiddenField } from '#ui/hidden-field.tsx';
import { Icon } from '#ui/icon.tsx';

import { focusBeside } from './focus-beside.ts';
import './remove-line.css';

/** §8 Takes a line out of the cart; the focus moves on to the next one. */
export function RemoveLine({
  line,
  onRemoved,
}: {
  line: CartLine;
  onRemoved: (line: CartLine) => void;
}) {
  return (
    <form
      className="remove-line"
      method="post"
      action={CART_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        focusBeside(event.currentTarget.closest('li'));
        void removeFromCart(line).then((isGone) => (isGone ? onRemoved(line) : undefined));
      }}
    >
      <HiddenField name="intent" value="remove" />
      <button type="submit" name="line" value={encodeItem(line)} aria-label={`Remove ${line.name}`}>
        <Icon name="close" />
      </button>
    </form>
  );
}
