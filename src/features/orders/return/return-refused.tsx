import { Link } from 'react-router';

import type { OrderReturns, ReturnRefusal } from '#api/orders/returns.ts';
import { longDate } from '#commerce/format/date.ts';
import { letterHref } from '#commerce/orders/letter-href.ts';
import { LinkButton } from '#ui/button.tsx';

import { orderHref } from '../order-path.ts';
import { ReturnList } from './order-returns.tsx';

/** Why nothing of an order can be returned, with ways on. */
export function ReturnRefused({
  invoice,
  refusal,
  terms,
}: {
  invoice: string;
  refusal: ReturnRefusal;
  terms: OrderReturns;
}) {
  const maySell = refusal === 'tooLate' || refusal === 'nothingLeft';
  return (
    <div className="return-refused stack">
      <p className="return-refused-why">{WHY[refusal](terms)}</p>
      {refusal === 'nothingLeft' ? <ReturnList returns={terms.returns} /> : null}
      <div className="row">
        <LinkButton tone="main" to={orderHref(invoice)}>
          See the order
        </LinkButton>
        {maySell ? <LinkButton to="/sell-to-us">Sell it back to us</LinkButton> : null}
      </div>
      <p className="return-way">
        <Link to={letterHref(invoice)}>Write to us</Link> if something is wrong with it all the
        same.
      </p>
    </div>
  );
}

const WHY: Record<ReturnRefusal, (terms: OrderReturns) => string> = {
  cancelled: () => 'This order was cancelled, so there is nothing of it to return.',
  notDelivered: () =>
    'This order has not been delivered yet. Once it has arrived, you can ask for a return here.',
  tooLate: ({ until }) =>
    `${until ? `A return could be asked for until ${longDate(until)}.` : 'The time for a return is over.'} You can still sell it back to us at today’s price.`,
  nothingLeft: () => 'You have asked to return all that came with this order.',
};
