import { useEffect } from 'react';
import { Link } from 'react-router';

import { SOURCE_WORDS } from '#commerce/cart/model/cart-words.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { formatCount } from '#commerce/format/count.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { letterHref } from '#commerce/orders/letter-href.ts';
import { PaymentInstructions } from '#commerce/orders/payment-instructions.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { focusHeading } from '#ui/focus-heading.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { AddressLines } from '../address/address-lines.tsx';
import { isVault } from '../address/address-rules.ts';
import { METHOD_NAMES } from '../payment/payment-words.ts';
import { countPurchase } from './count-purchase.ts';
import { nextSteps } from './next-steps.ts';
import { orderRows } from './placed-rows.ts';
import type { PlacedData } from './placed.server.ts';
import './placed-page.css';

/** A new order: its number, the next steps, and its contents. */
export function PlacedPage({ order, isCustomer, coupon, agreedCents }: PlacedData) {
  // Reports the sale to the shop's analytics.
  useEffect(() => {
    void countPurchase(order);
  }, [order]);
  // Moves the focus: the page follows the press by a full page load.
  useEffect(focusHeading, []);
  return (
    <div className="placed-page page-width">
      <PageHeading
        lead={`Total ${formatMoney(order.total.total)}, placed on ${longDate(order.placedAt)}.`}
      >
        Thank you, your order is placed <br />
        <span className="placed-page-invoice">Order {order.invoice}</span>
      </PageHeading>
      {agreedCents ? (
        <p>
          You agreed to {formatMoney(agreedCents)}. The total fell before your order was placed, so
          you pay {formatMoney(order.total.total)}: {formatMoney(agreedCents - order.total.total)}{' '}
          less.
        </p>
      ) : null}
      <div className="placed-page-parts">
        <section className="stack" aria-labelledby="placed-next">
          <h2 id="placed-next">What happens next</h2>
          <ol className="placed-page-steps">
            {nextSteps(order).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {order.instructions ? (
            <PaymentInstructions
              instructions={order.instructions}
              cents={order.total.total}
              dueAt={order.dueAt}
            />
          ) : null}
          <NextLinks invoice={order.invoice} isCustomer={isCustomer} />
          {coupon ? <EarnedCoupon coupon={coupon} /> : null}
          {isCustomer ? null : <AccountOffer />}
        </section>
        <PlacedOrder order={order} />
      </div>
    </div>
  );
}

function NextLinks({ invoice, isCustomer }: { invoice: string; isCustomer: boolean }) {
  const isHydrated = useHydrated();
  return (
    <div className="row" data-print="no">
      {isCustomer ? (
        <>
          <LinkButton tone="main" to={`/orders/orderdetails/${invoice}`}>
            See the order
          </LinkButton>
          <a className="button" href={`/orders/invoice/${invoice}`}>
            Download invoice<span className="visually-hidden"> {invoice}, PDF</span>
          </a>
        </>
      ) : (
        <>
          <LinkButton tone="main" to={`/orders/track?invoice=${invoice}`}>
            Track the order
          </LinkButton>
          <LinkButton to={letterHref(invoice, 'cancel')}>Cancel or change it</LinkButton>
        </>
      )}
      {isHydrated ? <Button onClick={() => print()}>Print this page</Button> : null}
    </div>
  );
}

function EarnedCoupon({ coupon }: { coupon: NonNullable<PlacedData['coupon']> }) {
  return (
    <section className="placed-page-coupon" aria-labelledby="placed-coupon">
      <h2 id="placed-coupon">
        You have gained a coupon{coupon.balance ? ` of ${formatMoney(coupon.balance)}` : ''}
      </h2>
      <p>
        {coupon.title}. Code <strong className="figures">{coupon.code}</strong>
        {coupon.endsAt ? `, good until ${longDate(coupon.endsAt)}` : ''}.
      </p>
      <p>{coupon.terms} It is kept with your account.</p>
    </section>
  );
}

function AccountOffer() {
  return (
    <section className="stack" data-print="no" aria-labelledby="placed-account">
      <h2 id="placed-account">Keep an eye on it with an account</h2>
      <p>
        Next time your addresses are there, and coupons are earned. We fill in the email address
        that you have just used.
      </p>
      <p>
        <LinkButton to="/signup?for=order&returnTo=%2Fmyaccounts">Create an account</LinkButton>
      </p>
    </section>
  );
}

function PlacedOrder({ order }: Pick<PlacedData, 'order'>) {
  const { payment, shipTo } = order;
  return (
    <section className="stack" aria-labelledby="placed-order">
      <h2 id="placed-order">Your order</h2>
      <dl className="placed-page-rows">
        {orderRows(order).map(({ label, says, why }) => (
          <div key={label} data-total={label === 'Total' || undefined}>
            <dt>{label}</dt>
            <dd className="figures">{says}</dd>
            {why ? <dd className="placed-page-why">{why}</dd> : null}
          </div>
        ))}
        <div>
          <dt>Paid by</dt>
          <dd>{METHOD_NAMES[payment]}</dd>
        </div>
      </dl>
      {shipTo ? (
        <>
          <h3>{isVault(shipTo) ? 'Ship to the depository' : 'Ship to'}</h3>
          <AddressLines address={shipTo} />
        </>
      ) : null}
      <p className="muted">
        The prices are binding. Whoever cancels pays the market loss, if there is one, and{' '}
        {formatMoney(order.marketLossFeeCents)}.
      </p>
      <h3>What you bought</h3>
      <ul className="placed-page-lines">
        {order.lines.map((line) => (
          <li key={keyOf(line)}>
            <Link to={line.href}>{line.name}</Link>{' '}
            <span className="figures">{formatMoney(line.totalCents)}</span>{' '}
            <span className="muted">
              {formatCount(line.quantity)} × {formatMoney(line.unitCents)}
              {line.size ? `, size ${line.size}` : ''}, {SOURCE_WORDS[line.source]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
