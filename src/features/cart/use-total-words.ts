import { useEffect, useRef, useState } from 'react';

import type { CartLine } from '#api/cart.ts';
import { encodeCart } from '#commerce/cart/guest-codec.ts';
import { totalOf } from '#commerce/cart/line-price.ts';
import { keyOf } from '#commerce/cart/rules.ts';
import { formatMoney } from '#commerce/money.ts';
import { announce } from '#ui/announcer.tsx';

/** Milliseconds without a further change after which a shopper is told what her change came to. */
const PAUSE_MS = 1_000;
/** Milliseconds in which the server may still correct what a change was thought to cost. */
const CORRECTION_MS = 5_000;

/**
 * Says what the total has become: once after a burst of changes, and once when the market has
 * moved it. Returns the cents that it was before the market did, as long as that is news.
 */
export function useTotalWords(lines: readonly CartLine[]): number | undefined {
  const { cashCents } = totalOf(lines);
  const content = encodeCart(lines);
  const before = useRef({ lines, content, cashCents, changedAt: 0 });
  const speaks = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [movedFrom, setMovedFrom] = useState<number>();

  // Talks to the announcer; what it compares with is what the last render showed.
  useEffect(() => {
    const last = before.current;
    // The answer with the true price is no further change, and must not silence what is to be said.
    if (content === last.content) {
      before.current = { ...last, lines, cashCents };
      const isMove = Date.now() - last.changedAt > CORRECTION_MS;
      if (cashCents === last.cashCents || !isMove) return;
      setMovedFrom(last.cashCents);
      announce(`Prices have moved. Your total is now ${formatMoney(cashCents)}.`);
      return;
    }
    before.current = { lines, content, cashCents, changedAt: Date.now() };
    setMovedFrom(undefined);
    const words = wordsFor(last.lines, lines);
    clearTimeout(speaks.current);
    speaks.current = setTimeout(
      () => announce(`${words}Total ${formatMoney(before.current.cashCents)}.`),
      PAUSE_MS,
    );
  }, [lines, content, cashCents]);
  useEffect(() => () => clearTimeout(speaks.current), []);

  return movedFrom;
}

/** "3 × Silver Eagle. ": which line has another quantity now, if one has. */
function wordsFor(before: readonly CartLine[], now: readonly CartLine[]): string {
  const old = new Map(before.map((line) => [keyOf(line), line.quantity]));
  const line = now.find((one) => (old.get(keyOf(one)) ?? one.quantity) !== one.quantity);
  return line ? `${line.quantity} × ${line.name}. ` : '';
}
