import { memo, useLayoutEffect, useRef, type RefObject } from 'react';

import type { CartLine } from '#api/cart.ts';
import { setSelected } from '#commerce/cart/change-cart.ts';

/** Whether a line is to be bought. */
export function LineTick({ line }: { line: CartLine }) {
  const box = useRef<HTMLInputElement>(null);
  const { selected } = line;
  // Talks to the box itself: drawing hundreds of inputs anew takes seconds, ticking them does not.
  useLayoutEffect(() => {
    if (box.current) box.current.checked = selected;
  }, [selected]);
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
