import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { Estimate } from '#api/orders/cancellation.ts';
import type { Order } from '#api/orders/order.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { letterHref } from '#commerce/orders/letter-href.ts';

import { holdsWords, lossWords, notPaidWords, REFUND_WAYS, refundWords } from './cancel-words.ts';

/** What cancelling costs, as a sum: what was paid, less the loss and the fee, is the refund. */
export function EstimateSheet({
  order,
  estimate,
  hasRunOut,
}: {
  order: Order;
  estimate: Estimate;
  hasRunOut: boolean;
}) {
  const { method } = order.payment;
  const { paidCents, refundCents, owedCents } = estimate;
  const loss = lossWords(estimate);
  const hold = holdsWords(estimate);
  return (
    <>
      <p>{leadWords(estimate)}</p>
      <dl className="estimate-sheet" data-old={hasRunOut ? '' : undefined}>
        <Row
          label="You paid"
          figure={formatMoney(paidCents)}
          why={paidCents === 0 ? [notPaidWords(method)] : NO_REASON}
        />
        <Row label={loss.label} figure={minus(estimate.marketLossCents)} why={loss.why} />
        <Row label="Cancellation fee" figure={minus(estimate.feeCents)} />
        {paidCents > 0 ? (
          <Row
            label={`You get back, ${REFUND_WAYS[method]}`}
            figure={formatMoney(refundCents)}
            isResult
          />
        ) : null}
        {owedCents > 0 ? (
          <Row
            label="Added to your next order"
            figure={formatMoney(owedCents)}
            isResult={paidCents === 0}
          />
        ) : null}
      </dl>
      {refundCents > 0 ? <WhereTo order={order} by={estimate.refundBy} /> : null}
      <p className="estimate-holds">
        {hasRunOut ? (
          <b>This estimate has run out. Nothing was cancelled.</b>
        ) : (
          <>
            <b>{hold.until}</b> {hold.rest}
          </>
        )}
      </p>
    </>
  );
}

function leadWords({ marketLossCents, paidCents }: Estimate): string {
  const fixed = 'Your price was fixed when you ordered';
  if (marketLossCents === 0) return `${fixed}, and nothing is lost since: only the fee is due.`;
  return `${fixed}, so what the market lost since ${paidCents > 0 ? 'comes off your refund' : 'is yours to pay'}.`;
}

/** Where the refund goes and when it is there. */
function WhereTo({ order, by }: { order: Order; by: string | undefined }) {
  const { method } = order.payment;
  return (
    <p className="muted">
      {refundWords(method, by)}{' '}
      {method === 'wire' ? (
        <>
          Is that account closed? <Link to={letterHref(order.invoice, 'payment')}>Write to us</Link>{' '}
          before you cancel.
        </>
      ) : null}
    </p>
  );
}

const NO_REASON: readonly string[] = [];

type RowProps = { label: string; figure: string; why?: readonly string[]; isResult?: boolean };

function Row({ label, figure, why = NO_REASON, isResult }: RowProps): ReactNode {
  return (
    <div data-result={isResult ? '' : undefined}>
      <dt>{label}</dt>
      <dd className="figures">{figure}</dd>
      {why.map((words) => (
        <dd key={words} className="estimate-why">
          {words}
        </dd>
      ))}
    </div>
  );
}

function minus(cents: number): string {
  return cents > 0 ? `−${formatMoney(cents)}` : formatMoney(0);
}
