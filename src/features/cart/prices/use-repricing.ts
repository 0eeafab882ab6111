import { useEffect, useRef, useState } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import type { Pay } from '#commerce/product/pay.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { movedBy, priceMoves, stillTold, type PriceMove } from './repricing.ts';

const NONE: readonly PriceMove[] = [];

/**
 * The lines whose price differs from the last known price, until the shopper confirms. Announced
 * once, politely, with the effect on the total.
 */
export function useRepricing(lines: readonly CartLine[], pay: Pay, totalCents: number) {
  const told = useRef(lines);
  const said = useRef('');
  const [moves, setMoves] = useState(NONE);

  // Announces new price changes, compared with the last known prices.
  useEffect(() => {
    const found = priceMoves(told.current, lines);
    told.current = stillTold(found, lines);
    const prices = found.map(({ line }) => `${keyOf(line)} ${line.unitCents}`).join(' ');
    setMoves(found.length > 0 ? found : NONE);
    if (prices && prices !== said.current) announce(wordsFor(found, pay, totalCents));
    said.current = prices;
  }, [lines, pay, totalCents]);

  function dismiss() {
    told.current = lines;
    setMoves(NONE);
  }

  return { moves, dismiss };
}

function wordsFor(moves: readonly PriceMove[], pay: Pay, totalCents: number): string {
  const count = countWords(moves.length, 'line');
  return `Prices were brought up to date: ${count} changed. ${totalWords(moves, pay, totalCents)}`;
}

/** "Your total is now $96.30, $1.20 more than before." `totalCents` is the total by `pay`. */
export function totalWords(moves: readonly PriceMove[], pay: Pay, totalCents: number): string {
  const by = movedBy(moves)[pay === 'card' ? 'cardCents' : 'cashCents'];
  if (by === 0) return `Your total stays ${formatMoney(totalCents)}.`;
  const how = by > 0 ? 'more' : 'less';
  return `Your total is now ${formatMoney(totalCents)}, ${formatMoney(Math.abs(by))} ${how} than before.`;
}
