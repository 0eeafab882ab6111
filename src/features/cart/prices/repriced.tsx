import { keyOf } from '#commerce/cart/model/rules.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { PAID_BY, type Pay } from '#commerce/product/pay.ts';
import { Button } from '#ui/button.tsx';
import { FoldedList } from '#ui/overlay/disclosure.tsx';

import { headingOf } from '../focus-beside.ts';
import type { PriceMove } from './repricing.ts';
import { totalWords } from './use-repricing.ts';
import './repriced.css';

/** Old price, new price and difference of each changed line, until the shopper confirms. */
export function Repriced({
  moves,
  pay,
  totalCents,
  onSeen,
}: {
  moves: readonly PriceMove[];
  pay: Pay;
  totalCents: number;
  onSeen: () => void;
}) {
  const of = (line: PriceMove['line']) => (pay === 'card' ? line.cardTotalCents : line.totalCents);
  return (
    <section className="repriced" aria-labelledby="repriced-heading">
      <h2 id="repriced-heading">Prices were brought up to date</h2>
      <p>What each line costs {PAID_BY[pay]}:</p>
      <FoldedList summary={`${moves.length} lines`}>
        {moves.map(({ line, was }) => (
          <li key={keyOf(line)}>
            {formatCount(line.quantity)} × {line.name}: {formatMoney(of(was))} before, now{' '}
            <b>{formatMoney(of(line))}</b> <span>({formatMoneyChange(of(line) - of(was))})</span>
          </li>
        ))}
      </FoldedList>
      <p>{totalWords(moves, pay, totalCents)}</p>
      <Button
        onClick={(event) => {
          headingOf(event.currentTarget)?.focus();
          onSeen();
        }}
      >
        I have seen it
      </Button>
    </section>
  );
}
