import { Link } from 'react-router';

import type { HoldingHistory, Trade } from '#api/portfolio/holding.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { taxReportPath } from '../../tax-report-path.ts';
import { gainWords } from '../sale-words.ts';
import { TAKE_BACK_FORM, UNDO_FORM } from '../holding-forms.ts';
import { hrefOf, type HoldingView } from '../holding-view.ts';
import { Cell } from '../lots-part.tsx';
import { kindWords, tradeName } from '../trade-words.ts';
import { EditPart, TakeBackForm } from './edit-part.tsx';
import { UndoForm } from './undo-form.tsx';
import '../holding-table.css';

const HEADING_ID = 'trades';

/** All that was bought and sold, newest first; each can be corrected or taken back. */
export function TradesPart({ holding, view }: { holding: HoldingHistory; view: HoldingView }) {
  const { trades } = holding;
  const edited = trades.find(({ id }) => id === view.edit);
  const { answer, isPending, submit } = useFormAnswer<{ taken?: number }>(
    (form) => form === TAKE_BACK_FORM || form === UNDO_FORM,
    ({ kind }) => {
      // The button that was pressed has gone.
      if (kind === 'saved') document.getElementById(HEADING_ID)?.focus();
    },
  );
  const taken = answer?.kind === 'saved' ? answer.taken : undefined;
  return (
    <section className="section">
      <h2 id={HEADING_ID} tabIndex={-1}>
        Transactions
      </h2>
      <p>
        <Link className="holding-tax" to={taxReportPath()}>
          See your sales in the tax report
        </Link>
      </p>
      <Outcome answer={answer} />
      {taken === undefined ? null : (
        <UndoForm transaction={taken} isPending={isPending} onSubmit={submit} />
      )}
      <TradeTable trades={trades} view={view} />
      {edited ? (
        <EditPart key={edited.id} trade={edited}>
          <TakeBackForm
            trade={edited}
            trades={trades}
            closeHref={hrefOf({ ...view, edit: undefined })}
            isPending={isPending}
            onSubmit={submit}
          />
        </EditPart>
      ) : null}
    </section>
  );
}

function TradeTable({ trades, view }: { trades: readonly Trade[]; view: HoldingView }) {
  return (
    <div className="holding-frame">
      <table className="holding-table">
        <caption className="visually-hidden">All purchases and sales, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            {['Quantity', 'Left after', 'Price of one', 'Fees', 'Total'].map((head) => (
              <th key={head} scope="col" data-figure="">
                {head}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Change</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {trades.map((trade) => (
            <Row key={trade.id} trade={trade} view={view} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ trade, view }: { trade: Trade; view: HoldingView }) {
  const { id, day, kind, units, after, unitCents, feesCents, totalCents, gainCents } = trade;
  return (
    <tr data-current={view.edit === id ? '' : undefined}>
      <th scope="row">
        <time dateTime={day}>{shortDate(day)}</time>
      </th>
      <td data-label="What" data-wide="">
        {kindWords(trade)}
        {gainCents === undefined ? null : <small>, {gainWords(gainCents, 'past')}</small>}
      </td>
      <Cell label="Quantity">
        {kind === 'PURCHASED' ? '+' : '−'}
        {formatMeasure(units)}
      </Cell>
      <Cell label="Left after">{formatMeasure(after)}</Cell>
      <Cell label="Price of one">{formatMoney(unitCents)}</Cell>
      <Cell label="Fees">{formatMoney(feesCents)}</Cell>
      <Cell label="Total">{formatMoney(totalCents)}</Cell>
      <td className="holding-change">
        <Link
          to={{ search: hrefOf({ ...view, edit: id }), hash: 'edit' }}
          preventScrollReset
          aria-label={`Change ${tradeName(trade)}, or take it back`}
        >
          Change
        </Link>
      </td>
    </tr>
  );
}
