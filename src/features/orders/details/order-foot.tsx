import { Link } from 'react-router';

import type { Order, OrderAddress } from '#api/orders/order.ts';
import { longDate } from '#commerce/format/date.ts';
import { listWords } from '#commerce/format/list.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { letterHref } from '#commerce/orders/letter-href.ts';
import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '#commerce/words/support-phone.ts';

import { METHOD_WORDS, paidWords } from '../order-words.ts';

/** Where it goes, how it was paid, and where to ask. */
export function OrderFoot({ order }: { order: Order }) {
  const { shipTo, billTo, giftWrap, note, status } = order;
  return (
    <div className="order-foot">
      <section>
        <h2>{status === 'Cancelled' ? 'Was to ship to' : 'Ships to'}</h2>
        {shipTo ? <AddressLines address={shipTo} /> : null}
        <p className="muted">
          Insured until it is delivered. {signatureWords(order)}.{giftWrap ? ' Gift wrapped.' : ''}
        </p>
        {note ? <p>Your note: {note}</p> : null}
      </section>
      <section>
        <h2>Payment</h2>
        <p>{paymentWords(order)}</p>
        <p className="muted">{surchargeWords(order)}</p>
        <Spots order={order} />
        {billTo ? <Bill address={billTo} shipTo={shipTo} /> : null}
      </section>
      <section data-print="no">
        <h2>A question about it?</h2>
        <p className="order-foot-links">
          <Link to={letterHref(order.invoice)}>Write to us</Link>, with the order filled in, or call{' '}
          <a href={SUPPORT_PHONE_HREF}>{SUPPORT_PHONE}</a>.
        </p>
      </section>
    </div>
  );
}

/** "Wire, received on November 23, 2026." */
function paymentWords({ payment, status }: Order): string {
  const { method, clearedAt, dueAt } = payment;
  const way = METHOD_WORDS[method];
  const state = paidWords(payment.status, method).toLowerCase();
  if (status === 'Cancelled' && payment.status === 'Failed') return `${way}. Nothing was paid.`;
  if (clearedAt) return `${way}, received on ${longDate(clearedAt)}.`;
  if (payment.status !== 'Pending' || !dueAt) return `${way}, ${state}.`;
  const due = status === 'On Hold' ? 'was to arrive by' : 'must arrive by';
  return `${way}, ${state}; ${due} ${longDate(dueAt)}.`;
}

function surchargeWords({ money }: Order): string {
  return money.surcharge > 0
    ? 'Cards and PayPal cost 4.2% more than a check or a wire; the surcharge is in the total.'
    : 'At the lower price for checks and wires.';
}

/** The spot prices of the metals that are in the order. */
function Spots({ order: { spots, lines } }: { order: Order }) {
  const held = new Set<string | undefined>(lines.map(({ metal }) => metal));
  const words = spots
    .filter(({ metal }) => held.has(metal.toLowerCase()))
    .map(({ metal, cents }) => `${metal.toLowerCase()} ${formatMoney(cents)}`);
  if (words.length === 0) return null;
  return (
    <p className="muted figures">
      Spot when you ordered, a troy ounce: <span id="order-spot">{listWords(words)}</span>
    </p>
  );
}

function Bill({ address, shipTo }: { address: OrderAddress; shipTo: OrderAddress | undefined }) {
  if (shipTo && linesOf(shipTo).join() === linesOf(address).join()) {
    return <p className="muted">The bill goes to the same address.</p>;
  }
  return (
    <>
      <h3>Bill to</h3>
      <AddressLines address={address} />
    </>
  );
}

function signatureWords({ shipTo, signature, money }: Order): string {
  if (shipTo?.depositoryName) return 'The depository signs for it';
  if (!signature) return 'No signature was ordered';
  return money.signature === 0
    ? 'A signature on delivery is included'
    : 'Needs a signature on delivery';
}

function AddressLines({ address }: { address: OrderAddress }) {
  return (
    <address>
      {linesOf(address).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
}

function linesOf(address: OrderAddress): string[] {
  const { firstName, lastName, company, depositoryName, address1, address2 } = address;
  return [
    `${firstName} ${lastName}`,
    company,
    depositoryName,
    address1,
    address2,
    `${address.city}, ${address.state} ${address.zip}`,
  ].filter((line): line is string => Boolean(line));
}
