import type { CartLine } from '#api/cart.ts';
import { CART_PATH } from '#commerce/cart/cart-form.ts';
import { itemsInWords } from '#commerce/cart/cart-words.ts';
import { removeSelected } from '#commerce/cart/change-cart.ts';
import { keyOf } from '#commerce/cart/rules.ts';
import { totalOf } from '#commerce/cart/line-price.ts';
import { Button } from '#ui/button.tsx';

import { CartLineItem } from './cart-line.tsx';
import { headingOf } from './focus-beside.ts';
import './cart-lines.css';

/** The lines that can be bought, and what can be done to all that are ticked. */
export function CartLines({
  lines,
  onRemoved,
}: {
  lines: readonly CartLine[];
  onRemoved: (line: CartLine | undefined) => void;
}) {
  const { items } = totalOf(lines);
  return (
    <section className="cart-lines" aria-labelledby="cart-lines-heading">
      <div className="cart-lines-head">
        <h2 id="cart-lines-heading">
          {itemsInWords(items)} {items < lines.length ? 'ticked to buy' : 'to buy'}
        </h2>
        <form
          method="post"
          action={CART_PATH}
          onSubmit={(event) => {
            event.preventDefault();
            headingOf(event.currentTarget)?.focus();
            onRemoved(undefined);
            void removeSelected(lines);
          }}
        >
          <input type="hidden" name="intent" value="empty" />
          <Button type="submit" tone="quiet" disabled={items === 0}>
            Remove what is ticked
          </Button>
        </form>
      </div>
      <ul className="cart-lines-list">
        {lines.map((line) => (
          <CartLineItem key={keyOf(line)} line={line} onRemoved={onRemoved} />
        ))}
      </ul>
    </section>
  );
}
