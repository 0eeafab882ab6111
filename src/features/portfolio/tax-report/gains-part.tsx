import { Link } from 'react-router';

import type { SoldLot, TaxReport } from '#api/portfolio/tax-report.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';

import { holdingPath } from '../holding-path.ts';
import { Cell, FigureCell, ReportTable, waits, type Column } from './report-table.tsx';

const COLUMNS: readonly Column[] = [
  ['What was sold'],
  ['Units', true],
  ['Acquired'],
  ['Sold'],
  ['Held'],
  ['Proceeds', true],
  ['Cost basis', true],
  ['Gain', true],
];
/** A year of a few sales is seen whole. */
const FIRST = 10;

/** Each sale against what its own units had cost. */
export function GainsPart({ report }: { report: TaxReport }) {
  const { sold, year } = report;
  return (
    <section className="section">
      <div className="section-head">
        <h2>Realized gains and losses</h2>
        {sold.length > 0 ? (
          <p className="muted" data-print="no">
            To name other lots, open the product that was sold.
          </p>
        ) : null}
      </div>
      {sold.length > 0 ? (
        <ReportTable
          caption={`Realized gains and losses of ${year}, oldest sale first`}
          columns={COLUMNS}
          rows={sold.map((lot, at) => (
            <Row key={lot.id} lot={lot} at={at} />
          ))}
          foot={<Sum report={report} />}
          waiting={Math.max(0, sold.length - FIRST)}
        />
      ) : (
        <p>No sale is recorded in {year}, so there is no gain and no loss.</p>
      )}
    </section>
  );
}

function Row({ lot, at }: { lot: SoldLot; at: number }) {
  const { productId, name, buyer, isToStore, units, acquired, sold, days, isLong } = lot;
  return (
    <tr {...waits(at, FIRST)}>
      <th scope="row">
        <Link to={holdingPath(productId)}>{name}</Link>{' '}
        <small>To {isToStore ? 'us' : (buyer ?? 'another buyer')}</small>
      </th>
      <FigureCell label="Units">{formatMeasure(units)}</FigureCell>
      <Cell label="Acquired">
        <time dateTime={acquired}>{shortDate(acquired)}</time>
      </Cell>
      <Cell label="Sold">
        <time dateTime={sold}>{shortDate(sold)}</time>
      </Cell>
      <Cell label="Held">
        <b>{isLong ? 'Long' : 'Short'}</b> <small>{countWords(days, 'day')}</small>
      </Cell>
      <FigureCell label="Proceeds">{formatMoney(lot.proceedsCents)}</FigureCell>
      <FigureCell label="Cost basis">{formatMoney(lot.basisCents)}</FigureCell>
      <FigureCell label="Gain">
        <b>{formatMoneyChange(lot.gainCents)}</b>
      </FigureCell>
    </tr>
  );
}

function Sum({ report: { all } }: { report: TaxReport }) {
  return (
    <tr>
      <th scope="row">All sales</th>
      <FigureCell label="Units">{formatMeasure(all.units)}</FigureCell>
      <td colSpan={3} data-label="Sales">
        {countWords(all.sales, 'sale')}
      </td>
      <FigureCell label="Proceeds">{formatMoney(all.proceedsCents)}</FigureCell>
      <FigureCell label="Cost basis">{formatMoney(all.basisCents)}</FigureCell>
      <FigureCell label="Gain">{formatMoneyChange(all.cents)}</FigureCell>
    </tr>
  );
}
