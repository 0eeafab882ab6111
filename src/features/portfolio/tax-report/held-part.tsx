import type { HeldProduct, TaxReport } from '#api/portfolio/tax-report.ts';
import { countWords } from '#commerce/format/count.ts';
import { longDate } from '#commerce/format/date.ts';
import { marketTime } from '#commerce/format/market-time.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';

import { Cell, FigureCell, ReportTable, waits, type Column } from './report-table.tsx';

const FIRST = 5;

/** What is held at the end of the last day that counts, and what that is worth. */
export function HeldPart({ report }: { report: TaxReport }) {
  const { held, heldTotal, spotTime, until } = report;
  const worth = spotTime === undefined ? 'Worth then' : 'Worth now';
  const columns: readonly Column[] = [
    ['Product'],
    ['Units', true],
    ['Bought'],
    ['Paid', true],
    [worth, true],
    ['Not yet realized', true],
  ];
  const name = spotTime === undefined ? `What you held on ${longDate(until)}` : 'What you hold';
  return (
    <section className="section">
      <div className="section-head">
        <h2 id="tax-held">{name}</h2>
        {held.length > 0 ? (
          <p className="muted">
            At spot of{' '}
            {spotTime === undefined ? (
              'the end of that day'
            ) : (
              <time dateTime={spotTime}>{marketTime(spotTime)}</time>
            )}
            . Nothing here is taxed before it is sold.
          </p>
        ) : null}
      </div>
      {held.length > 0 ? (
        <ReportTable
          caption={`${name}, by product`}
          columns={columns}
          rows={held.map((product, at) => (
            <Row key={product.productId} product={product} worth={worth} at={at} />
          ))}
          foot={
            <tr>
              <th scope="row" colSpan={3}>
                All {countWords(held.length, 'product')}
              </th>
              <Money {...heldTotal} worth={worth} />
            </tr>
          }
          waiting={Math.max(0, held.length - FIRST)}
        />
      ) : (
        <p>Nothing.</p>
      )}
    </section>
  );
}

function Row({ product, worth, at }: { product: HeldProduct; worth: string; at: number }) {
  const { name, units, bought, otherLots } = product;
  return (
    <tr {...waits(at, FIRST)}>
      <th scope="row">{name}</th>
      <FigureCell label="Units">{formatMeasure(units)}</FigureCell>
      <Cell label="Bought">
        <time dateTime={bought}>{shortDate(bought)}</time>
        {otherLots > 0 ? `, and ${otherLots} more` : ''}
      </Cell>
      <Money {...product} worth={worth} />
    </tr>
  );
}

function Money({
  paidCents,
  worthCents,
  worth,
}: Pick<HeldProduct, 'paidCents' | 'worthCents'> & { worth: string }) {
  return (
    <>
      <FigureCell label="Paid">{formatMoney(paidCents)}</FigureCell>
      <FigureCell label={worth}>
        {worthCents === undefined ? 'no price' : formatMoney(worthCents)}
      </FigureCell>
      <FigureCell label="Not yet realized">
        {worthCents === undefined ? 'not known' : formatMoneyChange(worthCents - paidCents)}
      </FigureCell>
    </>
  );
}
