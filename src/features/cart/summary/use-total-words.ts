import { useEffect, useRef } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { encodeItem } from '#commerce/cart/keep/guest-codec.ts';

/** Announces the new total after the shopper's own changes; the market's are told elsewhere. */
export function useTotalWords(lines: readonly CartLine[]): void {
  // In one order: a restored line is last until the API's answer puts it in its place.
  const content = lines.map(encodeItem).toSorted().join();
  const before = useRef({ lines, content });
  // Announces the total, compared with the cart after the last change.
  useEffect(() => {
    const { lines: old, content: oldContent } = before.current;
    // The API's answer with exact prices is not a change.
    if (content === oldContent) return;
    before.current = { lines, content };
    import('./say-total.ts').then(
      // Two imports of one file may arrive in either order: only the last change speaks.
      ({ sayTotal }) => before.current.lines === lines && sayTotal(old, lines),
      () => undefined,
    );
  }, [lines, content]);
}
