import { Fragment, type ReactNode } from 'react';

import type { PaymentInstructions as Instructions } from '#api/orders/order.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { dueLabel } from './due-label.ts';
import './payment-instructions.css';

/** How to pay an order by wire or check: where the money goes, what to write, and until when. */
export function PaymentInstructions({
  instructions,
  cents,
  dueAt,
  isOnHold = false,
}: {
  instructions: Instructions;
  cents: number;
  /** ISO time. */
  dueAt: string | undefined;
  isOnHold?: boolean;
}) {
  const { payee, reference, bankName, routingNumber, accountNumber, mailTo } = instructions;
  return (
    <section className="payment-instructions">
      <h2>{mailTo ? 'How to send the check' : 'How to wire the money'}</h2>
      <dl>
        <Row label="Amount">{formatMoney(cents)}</Row>
        {dueAt ? <Row label={dueLabel(isOnHold)}>{longDate(dueAt)}</Row> : null}
        <Row label={mailTo ? 'Make it out to' : 'Payee'}>{payee}</Row>
        {bankName ? <Row label="Bank">{bankName}</Row> : null}
        {routingNumber ? <Row label="Routing number">{routingNumber}</Row> : null}
        {accountNumber ? <Row label="Account number">{accountNumber}</Row> : null}
        <Row label={mailTo ? 'Write on it' : 'Reference'}>{reference}</Row>
        {mailTo ? (
          <Row label="Mail it to">
            {mailTo.map((line, index) => (
              <Fragment key={line}>
                {index > 0 ? <br /> : null}
                {line}
              </Fragment>
            ))}
          </Row>
        ) : null}
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
