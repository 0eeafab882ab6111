import { memo, useState } from 'react';

import { MOST_UNITS, type CartLine } from '#api/cart.ts';
import { WRONG_QUANTITY } from '#commerce/cart/cart-form.ts';
import { setQuantity } from '#commerce/cart/change-cart.ts';
import { readQuantity } from '#commerce/cart/rules.ts';
import { announce } from '#ui/announcer.tsx';
import { QuantityField } from '#ui/quantity-field.tsx';

import './line-quantity.css';

type Props = { id: string; line: CartLine };

/**
 * How many of a line. Every readable number counts at once; more than the stock has becomes what
 * it has, and says so. An unreadable one is kept to be mended, and undone when it is left.
 */
export const LineQuantity = memo(function LineQuantity({ id, line }: Props) {
  const [draft, setDraft] = useState<string>();
  const [says, setSays] = useState<string>();
  const most = Math.min(line.most ?? MOST_UNITS, MOST_UNITS);

  function change(text: string) {
    const quantity = readQuantity(text);
    if (quantity === undefined) return void setDraft(text);
    setDraft(undefined);
    say(quantity > most ? `Only ${most} are left in stock.` : undefined);
    setQuantity(line, Math.min(quantity, most));
  }

  function leave() {
    if (draft !== undefined) say(`${WRONG_QUANTITY} It is ${line.quantity} as before.`);
    setDraft(undefined);
  }

  function say(words: string | undefined) {
    setSays(words);
    if (words) announce(words);
  }

  return (
    <div className="line-quantity">
      <QuantityField
        id={id}
        of={line.name}
        labelHidden
        name="quantity"
        value={draft ?? line.quantity}
        max={most}
        aria-describedby={says ? `${id}-says` : undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
      {says ? (
        <p className="line-quantity-says" id={`${id}-says`}>
          {says}
        </p>
      ) : null}
      <noscript>
        <button type="submit" className="button">
          Update
        </button>
      </noscript>
    </div>
  );
}, isSame);

/** Nothing else of a line is shown here. */
function isSame({ line: one }: Props, { line: other }: Props): boolean {
  return one.quantity === other.quantity && one.most === other.most;
}
