import { memo, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { setSelected } from '#commerce/cart/change/change-cart.ts';

import { followTick } from './line-now.ts';

/** Whether a line is to be bought. */
export function LineTick({ line, signedIn }: { line: CartLine; signedIn: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  const { selected } = line;
  // Talks to the box itself: drawing hundreds of inputs anew takes seconds, ticking them does not.
  useLayoutEffect(() => {
    if (box.current) box.current.checked = selected;
  }, [selected]);
  const name = useRef(line);
  // Talks to the shopper's cart: a box is ticked before the page around it is drawn anew.
  useEffect(
    () =>
      followTick(name.current, signedIn, (now) => {
        if (box.current) box.current.checked = now;
      }),
    [signedIn],
  );
  return (
    <label className="cart-line-tick">
      <Box line={line} box={box} />
      <span className="visually-hidden">Buy {line.name}</span>
    </label>
  );
}

/** Drawn once: what names a line never changes while it is there. */
const Box = memo(
  function Box({ line, box }: { line: CartLine; box: RefObject<HTMLInputElement | null> }) {
    return (
      <input
        ref={box}
        type="checkbox"
        name="selected"
        defaultChecked={line.selected}
        onChange={(event) => setSelected([line], event.target.checked)}
      />
    );
  },
  () => true,
);
