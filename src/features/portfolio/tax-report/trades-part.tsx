import type { TaxReport, YearTrade } from '#api/portfolio/tax-report.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';

import { Cell, FigureCell, ReportTable, waits, type Column } from './report-table.tsx';
import { KIND_WORDS } from './tax-words.ts';

const COLUMNS: readonly Column[] = [
  ['Date'],
  ['What'],
  ['Product'],
  ['Units', true],
  ['Price of one', true],
  ['Fees', true],
  ['Total', true],
];
const FIRST = 6;

/** All that was bought and sold in the year. */
export function TradesPart({ report: { trades, year } }: { report: TaxReport }) {
  return (
    <section className="section">
      <div className="section-head">
        <h2>Bought and sold in the year</h2>
        {trades.length > 0 ? (
          <p className="muted">
            {countWords(trades.length, 'transaction')}. Totals are with the fees.
          </p>
        ) : null}
      </div>
      {trades.length > 0 ? (
        <ReportTable
          caption={`Purchases and sales of ${year}, oldest first`}
          columns={COLUMNS}
          rows={trades.map((trade, at) => (
            <Row key={trade.id} trade={trade} at={at} />
          ))}
          waiting={Math.max(0, trades.length - FIRST)}
        />
      ) : (
        <p>Nothing was bought or sold in {year}.</p>
      )}
    </section>
  );
}

function Row({ trade, at }: { trade: YearTrade; at: number }) {
  const { day, kind, name, units, unitCents, feesCents, totalCents } = trade;
  return (
    <tr {...waits(at, FIRST)}>
      <th scope="row">
        <time dateTime={day}>{shortDate(day)}</time>
      </th>
      <Cell label="What">{KIND_WORDS[kind]}</Cell>
      <Cell label="Product">{name}</Cell>
      <FigureCell label="Units">
        {kind === 'PURCHASED' ? '+' : '−'}
        {formatMeasure(units)}
      </FigureCell>
      <FigureCell label="Price of one">{formatMoney(unitCents)}</FigureCell>
      <FigureCell label="Fees">{formatMoney(feesCents)}</FigureCell>
      <FigureCell label="Total">{formatMoney(totalCents)}</FigureCell>
    </tr>
  );
}
