import { useEffect, useRef } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { encodeCart } from '#commerce/cart/keep/guest-codec.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** Milliseconds without a further change before the new total is announced. */
const PAUSE_MS = 1_000;
/** The same after a removal or its undo, whose longer announcement Orca would cut. */
const LONG_PAUSE_MS = 10_000;

/**
 * Announces the new total once after a burst of the shopper's own changes; also the missing amount
 * for free shipping, if it is missing or was just reached. Changes by the market are announced
 * elsewhere.
 */
export function useTotalWords(
  lines: readonly CartLine[],
  { totalCents, missingCents }: { totalCents: number; missingCents: number },
): void {
  // In one order: a restored line is last until the API's answer puts it in its place.
  const content = encodeCart(lines.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)));
  const shown = useRef({ lines, content, missingCents });
  const latest = useRef({ totalCents, missingCents });
  const speaks = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Announces the total, compared with the cart after the last change.
  useEffect(() => {
    latest.current = { totalCents, missingCents };
    const before = shown.current;
    // The API's answer with exact prices is not a change, and must not cancel the announcement.
    if (content === before.content) return;
    shown.current = { lines, content, missingCents: before.missingCents };
    const words = wordsFor(before.lines, lines);
    const pause = before.lines.length === lines.length ? PAUSE_MS : LONG_PAUSE_MS;
    clearTimeout(speaks.current);
    speaks.current = setTimeout(() => {
      const { totalCents: total, missingCents: missing } = latest.current;
      announce(`${words}Total ${formatMoney(total)}.`);
      if (missing > 0) announce(`${formatMoney(missing)} more ships free.`);
      else if (shown.current.missingCents > 0) announce('Your order ships free now.');
      shown.current = { ...shown.current, missingCents: missing };
    }, pause);
  }, [lines, content, totalCents, missingCents]);
  useEffect(() => () => clearTimeout(speaks.current), []);
}

/** "3 × Silver Eagle. ": the line with a new quantity, if there is one. */
function wordsFor(before: readonly CartLine[], now: readonly CartLine[]): string {
  const old = new Map(before.map((line) => [keyOf(line), line.quantity]));
  const line = now.find((one) => (old.get(keyOf(one)) ?? one.quantity) !== one.quantity);
  return line ? `${line.quantity} × ${line.name}. ` : '';
}
