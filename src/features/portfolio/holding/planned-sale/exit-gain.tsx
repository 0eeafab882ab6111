import { useEffect } from 'react';

import type { HoldingHistory } from '#api/portfolio/holding.ts';
import type { Fields } from '#commerce/form/answer.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { exitIn, exitWords } from '../holding-forms.ts';
import { Cell, GainCell } from '../lots-part.tsx';
import { planSales, type LotSale } from '../planned-sale.ts';
import { saleWords } from '../sale-words.ts';
import '../holding-table.css';

/** Without these nothing can be reckoned. */
const NEEDED = ['units', 'price', 'day'];
/** Milliseconds without typing before the gain is read out. */
const PAUSE_MS = 1_200;

/** What the typed sale would gain, lot by lot; it is read out when the typing rests. */
export function ExitGain({
  holding,
  typed,
  today,
}: {
  holding: HoldingHistory;
  typed: Fields;
  today: string;
}) {
  const wrong = Object.values(exitWords(typed, holding, today)).find(Boolean);
  const exit = wrong ? undefined : exitIn(typed, holding);
  const sales = exit ? planSales(holding.trades, exit) : [];
  const oldest = exit?.named && planSales(holding.trades, { ...exit, named: undefined });
  const words = exit ? saleWords(sales, oldest) : '';
  // Synchronizes with what is read out.
  useEffect(() => {
    if (!words) return undefined;
    const timer = setTimeout(() => announce(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <section className="holding-exit-gain">
      <h3>What it would gain</h3>
      {exit ? (
        <>
          <p>{words}</p>
          <Takes takes={sales.flatMap(({ takes }) => takes)} />
        </>
      ) : (
        <p className="muted">
          {NEEDED.every((name) => typed(name).trim() !== '')
            ? wrong
            : 'Fill in how many, the price of one, and when.'}
        </p>
      )}
    </section>
  );
}

function Takes({ takes }: { takes: readonly LotSale[] }) {
  return (
    <div className="holding-frame">
      <table className="holding-table">
        <caption className="visually-hidden">What the sale takes of each lot</caption>
        <thead>
          <tr>
            <th scope="col">Lot bought</th>
            <th scope="col">Term</th>
            {['Units', 'Cost', 'It brings', 'Gain'].map((head) => (
              <th key={head} scope="col" data-figure="">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {takes.map(({ lot, units, costCents, proceedsCents, gainCents, isLong }) => (
            <tr key={lot.id}>
              <th scope="row">
                <time dateTime={lot.day}>{shortDate(lot.day)}</time>
              </th>
              <td data-label="Term">{isLong ? 'long term' : 'short term'}</td>
              <Cell label="Units">
                {formatMeasure(units)} of {formatMeasure(lot.left)}
              </Cell>
              <Cell label="Cost">{formatMoney(costCents)}</Cell>
              <Cell label="It brings">{formatMoneyChange(proceedsCents).replace('+', '')}</Cell>
              <GainCell cents={gainCents} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
