import { useEffect, useRef } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { encodeCart } from '#commerce/cart/keep/guest-codec.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** Milliseconds without a further change after which a shopper is told what her change came to. */
const PAUSE_MS = 1_000;

/**
 * Says what the total has become, once after a burst of changes of the shopper's own; and how far
 * it is to free shipping, while that is still to reach or has just been reached. What the market
 * does is told elsewhere.
 */
export function useTotalWords(
  lines: readonly CartLine[],
  { totalCents, missingCents }: { totalCents: number; missingCents: number },
): void {
  const content = encodeCart(lines);
  const shown = useRef({ lines, content, missingCents });
  const latest = useRef({ totalCents, missingCents });
  const speaks = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Talks to the announcer; what it compares with is what the last change left behind.
  useEffect(() => {
    latest.current = { totalCents, missingCents };
    const before = shown.current;
    // The answer with the true price is no further change, and must not silence what is to be said.
    if (content === before.content) return;
    shown.current = { lines, content, missingCents: before.missingCents };
    const words = wordsFor(before.lines, lines);
    clearTimeout(speaks.current);
    speaks.current = setTimeout(() => {
      const { totalCents: total, missingCents: missing } = latest.current;
      announce(`${words}Total ${formatMoney(total)}.`);
      if (missing > 0) announce(`${formatMoney(missing)} more ships free.`);
      else if (shown.current.missingCents > 0) announce('Your order ships free now.');
      shown.current = { ...shown.current, missingCents: missing };
    }, PAUSE_MS);
  }, [lines, content, totalCents, missingCents]);
  useEffect(() => () => clearTimeout(speaks.current), []);
}

/** "3 × Silver Eagle. ": which line has another quantity now, if one has. */
function wordsFor(before: readonly CartLine[], now: readonly CartLine[]): string {
  const old = new Map(before.map((line) => [keyOf(line), line.quantity]));
  const line = now.find((one) => (old.get(keyOf(one)) ?? one.quantity) !== one.quantity);
  return line ? `${line.quantity} × ${line.name}. ` : '';
}
