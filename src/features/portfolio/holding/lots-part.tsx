import type { ReactNode } from 'react';

import type { HoldingHistory } from '#api/portfolio/holding.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { ageOf, ageWords } from '#commerce/portfolio/lot-age.ts';

import { wayOf } from './holding-figures.tsx';
import { openLots, sharesOf, type Lot } from './lots.ts';
import { sourceWords } from './trade-words.ts';
import './holding-table.css';

const COLUMNS = ['Left', 'Price of one', 'Fees', 'Cost', 'Worth now', 'Gain'];

/** The purchases of which something is left, oldest first. */
export function LotsPart({ holding, today }: { holding: HoldingHistory; today: string }) {
  const { trades, worthCents, paidCents, units } = holding;
  const lots = openLots(trades);
  const worths = worthCents === undefined ? [] : sharesOf(worthCents, lots);
  return (
    <section className="section">
      <h2>Lots</h2>
      <p>
        A sale takes the oldest lot first, unless you name others. What you have held for more than
        a year is long term for the tax.
      </p>
      <div className="holding-frame">
        <table className="holding-table">
          <caption className="visually-hidden">What is left of each purchase</caption>
          <thead>
            <tr>
              <th scope="col">Bought</th>
              <th scope="col">Age</th>
              {COLUMNS.map((head) => (
                <th key={head} scope="col" data-figure="">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lots.map((lot, at) => (
              <Row key={lot.id} lot={lot} worth={worths[at]} today={today} />
            ))}
          </tbody>
          {lots.length > 1 ? (
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  All lots
                </th>
                <Cell label="Left">{formatMeasure(units)}</Cell>
                <Cell label="Price of one">{formatMoney(averageOf(lots))} on average</Cell>
                <Cell label="Fees">
                  {formatMoney(lots.reduce((sum, { feesCents }) => sum + feesCents, 0))}
                </Cell>
                <Cell label="Cost">{formatMoney(paidCents)}</Cell>
                <Money cents={worthCents} />
                <GainCell cents={worthCents === undefined ? undefined : worthCents - paidCents} />
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </section>
  );
}

/** The price of one over all lots, in cents. */
function averageOf(lots: readonly Lot[]): number {
  const units = lots.reduce((sum, { left }) => sum + left, 0);
  return Math.round(lots.reduce((sum, { left, unitCents }) => sum + left * unitCents, 0) / units);
}

function Row({ lot, worth, today }: { lot: Lot; worth: number | undefined; today: string }) {
  const { day, source, left, bought, unitCents, feesCents, costCents } = lot;
  return (
    <tr>
      <th scope="row">
        <time dateTime={day}>{shortDate(day)}</time> <small>from {sourceWords(source)}</small>
      </th>
      <td data-label="Age" data-wide="">
        {ageWords(ageOf(day, today), today)}
      </td>
      <Cell label="Left">
        {left === bought
          ? formatMeasure(left)
          : `${formatMeasure(left)} of ${formatMeasure(bought)}`}
      </Cell>
      <Cell label="Price of one">{formatMoney(unitCents)}</Cell>
      <Cell label="Fees">{formatMoney(feesCents)}</Cell>
      <Cell label="Cost">{formatMoney(costCents)}</Cell>
      <Money cents={worth} />
      <GainCell cents={worth === undefined ? undefined : worth - costCents} />
    </tr>
  );
}

function Money({ cents }: { cents: number | undefined }) {
  return <Cell label="Worth now">{cents === undefined ? 'no price now' : formatMoney(cents)}</Cell>;
}

/** A cell with a figure; on a narrow screen its label stands above it. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td data-label={label} data-figure="">
      {children}
    </td>
  );
}

export function GainCell({ cents }: { cents: number | undefined }) {
  return (
    <td data-label="Gain" data-figure="" data-way={wayOf(cents ?? 0)}>
      <b>{cents === undefined ? 'not known' : formatMoneyChange(cents)}</b>
    </td>
  );
}
