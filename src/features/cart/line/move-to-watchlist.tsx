import { useState, type RefObject } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { encodeItem } from '#commerce/cart/keep/guest-codec.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { Button } from '#ui/button.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';

import { focusBeside } from '../focus-beside.ts';
import { watchInstead } from './watch-instead.ts';

/** Moves a customer's line from the cart to the watchlist. */
export function MoveToWatchlist({
  line,
  latest,
  onMoved,
}: {
  line: CartLine;
  /** The line with its current tick, which this component does not show. */
  latest: RefObject<CartLine>;
  onMoved: (line: CartLine) => void;
}) {
  const [isPending, setIsPending] = useState(false);
  async function move(item: Element | null) {
    const moved = latest.current;
    setIsPending(true);
    const isMoved = await watchInstead(moved, () => leave(item));
    setIsPending(false);
    if (isMoved) onMoved(moved);
  }

  const says = isPending ? 'Moving' : 'Move to watchlist';
  return (
    <form
      method="post"
      action={CART_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        const item = event.currentTarget.closest('li');
        void move(item);
      }}
    >
      <HiddenField name="intent" value="watch" />
      <Button
        type="submit"
        tone="quiet"
        name="line"
        value={encodeItem(line)}
        pending={isPending}
        aria-label={`${says}, ${line.name}`}
      >
        {says}
      </Button>
    </form>
  );
}

/** If the shopper has moved the focus elsewhere, it stays there. */
function leave(item: Element | null): void {
  if (item?.contains(document.activeElement)) focusBeside(item);
}
