import { memo, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { setSelected } from '#commerce/cart/change/change-cart.ts';

import { followTick } from './line-now.ts';

/** The checkbox that selects a line for the checkout. */
export function LineTick({ line, signedIn }: { line: CartLine; signedIn: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  const { selected } = line;
  // Writes the checkbox directly: rendering hundreds of inputs takes seconds, ticking them does
  // not.
  useLayoutEffect(() => {
    if (box.current) box.current.checked = selected;
  }, [selected]);
  const name = useRef(line);
  // Subscribes to the tick: the checkbox changes before the page around it renders.
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

/** Rendered once: a line keeps its name and key. */
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
