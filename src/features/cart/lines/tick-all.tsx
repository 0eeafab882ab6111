import { useEffect, useRef } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { setSelected } from '#commerce/cart/change/change-cart.ts';

/** Ticks every line that can be bought, or none; `indeterminate` if some are ticked. */
export function TickAll({ lines, ticked }: { lines: readonly CartLine[]; ticked: number }) {
  const box = useRef<HTMLInputElement>(null);
  const isMixed = ticked > 0 && ticked < lines.length;
  const isAll = ticked === lines.length;
  // Synchronizes the checkbox: `indeterminate` has no attribute, and an uncontrolled checkbox shows
  // a press at once, before hundreds of lines render.
  useEffect(() => {
    if (!box.current) return;
    box.current.indeterminate = isMixed;
    box.current.checked = isAll;
  }, [isMixed, isAll]);
  return (
    <label className="tick-all">
      <input
        ref={box}
        type="checkbox"
        defaultChecked={isAll}
        onChange={({ target }) => {
          const to = target.checked;
          setSelected(
            lines.filter(({ selected }) => selected !== to),
            to,
          );
        }}
      />
      Buy all {lines.length}
    </label>
  );
}
