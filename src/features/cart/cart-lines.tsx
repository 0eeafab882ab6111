import type { CartLine } from '#api/cart.ts';
import { CART_PATH } from '#commerce/cart/cart-form.ts';
import { itemsInWords } from '#commerce/cart/cart-words.ts';
import { removeSelected } from '#commerce/cart/change-cart.ts';
import { keyOf } from '#commerce/cart/rules.ts';
import { totalOf } from '#commerce/cart/line-price.ts';
import type { Pay } from '#commerce/pay.ts';
import { Button } from '#ui/button.tsx';

import { CartLineItem } from './cart-line.tsx';
import { headingOf } from './focus-beside.ts';
import { TickAll } from './tick-all.tsx';
import './cart-lines.css';

type Listed = {
  lines: readonly CartLine[];
  pay: Pay;
  signedIn: boolean;
  onRemoved: (line: CartLine) => void;
  onMoved: (line: CartLine) => void;
};

/** The lines that can be bought, and what can be done to all that are ticked. */
export function CartLines({
  onEmptied,
  ...listed
}: Listed & { onEmptied: (lines: readonly CartLine[]) => void }) {
  const { lines } = listed;
  const { items } = totalOf(lines);
  const impaired = lines.filter(isImpaired);
  const sound = lines.filter((line) => !isImpaired(line));
  return (
    <>
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
              const ticked = lines.filter(({ selected }) => selected);
              headingOf(event.currentTarget)?.focus();
              void removeSelected(lines).then((areGone) => areGone && onEmptied(ticked));
            }}
          >
            <input type="hidden" name="intent" value="empty" />
            <Button type="submit" tone="quiet" disabled={items === 0}>
              Remove what is ticked
            </Button>
          </form>
        </div>
        {lines.length > 1 ? <TickAll lines={lines} ticked={items} /> : null}
        {sound.length > 0 ? <LineList {...listed} lines={sound} /> : null}
      </section>
      {impaired.length > 0 ? (
        <section className="cart-lines" aria-labelledby="cart-impaired-heading">
          <h2 id="cart-impaired-heading">Impaired</h2>
          <p className="muted">
            Genuine and of full weight, with scratches, toning, milk spots or other marks.
          </p>
          <LineList {...listed} lines={impaired} />
        </section>
      ) : null}
    </>
  );
}

function LineList({ lines, ...how }: Listed) {
  return (
    <ul className="cart-lines-list">
      {lines.map((line) => (
        <CartLineItem key={keyOf(line)} line={line} {...how} />
      ))}
    </ul>
  );
}

function isImpaired({ source }: CartLine): boolean {
  return source === 'impaired';
}
