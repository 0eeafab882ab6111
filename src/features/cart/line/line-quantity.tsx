import { memo, useLayoutEffect, useRef, useState } from 'react';

import { MOST_UNITS, type CartLine } from '#api/cart/cart-model.ts';
import { setQuantity } from '#commerce/cart/change/change-cart.ts';
import { WRONG_QUANTITY } from '#commerce/cart/model/cart-form.ts';
import { readQuantity } from '#commerce/cart/model/rules.ts';
import { formatCount } from '#commerce/format/count.ts';
import { QuantityField } from '#ui/field/quantity-field.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import './line-quantity.css';

type Props = { id: string; line: CartLine };

/**
 * The quantity of a line. Every valid number applies at once; a number above the stock becomes the
 * stock, with a message. Invalid text stays while the shopper corrects it, and is reset on blur.
 */
export const LineQuantity = memo(function LineQuantity({ id, line }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isDraft = useRef(false);
  const [says, setSays] = useState<string>();
  const shown = useRef(line.quantity);
  const most = Math.min(line.most ?? MOST_UNITS, MOST_UNITS);
  // Writes the field directly, because a render by React takes longer than everything else on the
  // line.
  useLayoutEffect(() => {
    shown.current = line.quantity;
    if (!isDraft.current) show(field.current, line.quantity);
  }, [line.quantity]);

  function change(input: HTMLInputElement, isStep: boolean) {
    const wanted = readQuantity(input.value);
    isDraft.current = wanted === undefined;
    if (wanted === undefined) return;
    say(wanted > most ? `Only ${formatCount(most)} are left in stock.` : undefined);
    if (wanted > most) show(input, most);
    const from = isStep ? shown.current : undefined;
    shown.current = Math.min(wanted, most);
    setQuantity(line, shown.current, from);
  }

  function leave(input: HTMLInputElement) {
    if (!isDraft.current) return;
    isDraft.current = false;
    show(input, shown.current);
    say(`${WRONG_QUANTITY} It is ${shown.current} as before.`);
  }

  function say(words: string | undefined) {
    setSays(words);
    if (words) announce(words);
  }

  return (
    <div className="line-quantity">
      <Field
        id={id}
        of={line.name}
        labelHidden
        field={field}
        name="quantity"
        defaultValue={line.quantity}
        max={most}
        aria-describedby={says ? `${id}-says` : undefined}
        // Steps fire a plain event, typing an InputEvent.
        onChange={({ target, nativeEvent }) => change(target, !('inputType' in nativeEvent))}
        onBlur={({ target }) => leave(target)}
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

function show(input: HTMLInputElement | null, quantity: number): void {
  // Writing the same value would move the caret.
  if (!input || input.value === String(quantity)) return;
  input.value = String(quantity);
  // Writing removes the selection: what is typed next would follow the number, not replace it.
  if (input === document.activeElement) input.select();
}

/** Memoized: the field is uncontrolled, so the quantity needs no render. */
const Field = memo(
  QuantityField,
  (one, other) => one.max === other.max && one['aria-describedby'] === other['aria-describedby'],
);

/** This part shows nothing else of a line. */
function isSame({ line: one }: Props, { line: other }: Props): boolean {
  return one.quantity === other.quantity && one.most === other.most;
}
