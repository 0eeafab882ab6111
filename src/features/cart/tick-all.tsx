import { useEffect, useRef } from 'react';

import type { CartLine } from '#api/cart.ts';
import { setSelected } from '#commerce/cart/change-cart.ts';

/** Ticks every line that can be bought, or none; between the two it says so. */
export function TickAll({ lines, ticked }: { lines: readonly CartLine[]; ticked: number }) {
  const box = useRef<HTMLInputElement>(null);
  const isMixed = ticked > 0 && ticked < lines.length;
  // Talks to a state of the box that markup has no word for.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="tick-all">
      <input
        ref={box}
        type="checkbox"
        checked={ticked === lines.length}
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
