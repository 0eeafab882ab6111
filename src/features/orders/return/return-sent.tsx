import { useEffect } from 'react';
import { Link, useNavigationType } from 'react-router';

import type { OrderReturn, OrderReturns } from '#api/orders/returns.ts';
import { marketMoment } from '#commerce/format/market-moment.ts';
import { focusHeading } from '#ui/focus-heading.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { orderHref } from '../order-path.ts';
import { ReturnFacts } from './order-returns.tsx';
import { forgetReturnDraft } from './kept-return.ts';
import { returnHref } from './return-path.ts';
import { RETURN_STATUS_WORDS } from './return-words.ts';

/** A request that has been sent: its number, what it is about, and what happens next. */
export function ReturnSent({
  invoice,
  asked,
  terms,
  customerId,
}: {
  invoice: string;
  asked: OrderReturn;
  terms: OrderReturns;
  customerId: string;
}) {
  const isArrival = useNavigationType() !== 'POP';
  // Moves the focus and says the outcome: the pressed button has gone with the form, and what takes
  // its place is often not read.
  useEffect(() => {
    focusHeading();
    if (isArrival) announce(`Your request ${asked.number} is with us.`);
  }, [asked.number, isArrival]);
  // Removes the draft from the tab.
  useEffect(() => forgetReturnDraft(customerId, invoice), [customerId, invoice]);
  const isNew = asked.status === 'Submitted';
  return (
    <>
      <PageHeading
        lead={
          <>
            {isNew ? 'It came' : `${RETURN_STATUS_WORDS[asked.status]}. Asked for`} on{' '}
            <time dateTime={asked.askedAt}>{marketMoment(asked.askedAt)}</time>, New York time. The
            number is also in your inbox.
          </>
        }
      >
        {isNew ? 'Your request is with us' : 'Your return'} <br />
        <span className="return-number">{asked.number}</span>
      </PageHeading>
      <div className="return-columns">
        <section className="return-part stack">
          <h2>What it is about</h2>
          <ReturnFacts asked={asked} />
        </section>
        <section className="return-aside stack">
          <h2>What happens next</h2>
          <p>{asked.next}</p>
        </section>
      </div>
      <div className="row">
        <LinkButton tone="main" to={orderHref(invoice)}>
          See the order
        </LinkButton>
        {terms.refusal ? null : (
          <Link className="return-more" to={returnHref(invoice)}>
            Return something else of it
          </Link>
        )}
      </div>
    </>
  );
}
