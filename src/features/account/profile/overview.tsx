import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { lastOrderQuery, type LastOrder } from '#api/orders/last-order.ts';
import { customerQuery, type Customer } from '#api/session/session.ts';
import { watchlistQuery } from '#api/watchlist/watchlist.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { longDate } from '#commerce/format/date.ts';
import { EmailWords } from '#commerce/words/email-words.tsx';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { LoadedPart } from '../loaded-part.tsx';
import { Photo } from './photo/photo.tsx';
import './overview.css';

/**
 * The first page of an account: an overview with links. Each part loads separately. `picks` are
 * products chosen for the customer.
 */
export function Overview({ picks }: { picks: ReactNode }) {
  return (
    <div className="account-overview page-width">
      <PageHeading>Your account</PageHeading>
      <div className="account-overview-parts">
        <Part name="who" heading="You">
          <LoadedPart query={customerQuery()} {...failed('who', 'your details')}>
            {(customer) => <Who customer={customer} />}
          </LoadedPart>
          <LinkButton to="/myaccounts/accountsettings">Account settings</LinkButton>
          {/* With JavaScript, the header has the button. */}
          <noscript>
            <a href="/signout">Logout</a>
          </noscript>
        </Part>
        <Part name="last-order" heading="Last order">
          <LoadedPart query={lastOrderQuery()} {...failed('last-order', 'your last order')}>
            {(order) => <Latest order={order} />}
          </LoadedPart>
          <LinkButton to="/orders/order-history">Order history</LinkButton>
        </Part>
        <Part name="messages" heading="Messages">
          <LoadedPart query={customerQuery()} {...failed('messages', 'your messages')}>
            {({ unreadMessages: unread }) =>
              unread === undefined ? null : <p>{counted(unread, 'unread message')}</p>
            }
          </LoadedPart>
          <LinkButton to="/myaccounts/inbox">Inbox</LinkButton>
        </Part>
        <Part name="watchlist" heading="Watchlist">
          <LoadedPart query={watchlistQuery()} {...failed('watchlist', 'your watchlist')}>
            {({ length }) => <p>{counted(length, 'product')}</p>}
          </LoadedPart>
          <LinkButton to="/myaccounts/watchlist">Watchlist</LinkButton>
        </Part>
        <Part name="own-reviews" heading="Reviews">
          <p>What you wrote about your orders, and what you could write about.</p>
          <LinkButton to="/myaccounts/reviews">Your reviews</LinkButton>
        </Part>
        <Part name="portfolio" heading="Portfolio">
          <p>What your metal is worth today, and how it got there.</p>
          <LinkButton to="/bold-bullion-portfolio">Portfolio</LinkButton>
        </Part>
      </div>
      {picks}
    </div>
  );
}

function Part({ name, heading, children }: { name: string; heading: string; children: ReactNode }) {
  return (
    <section className="account-overview-part">
      <h2 id={name} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

function failed(headingId: string, what: string) {
  return { headingId, says: `We could not load ${what}.`, toDo: `to load ${what}` };
}

function Who({ customer }: { customer: Customer }) {
  return (
    <div className="account-overview-who">
      <Photo customer={customer} />
      <p>
        <b>
          {customer.firstName} {customer.lastName}
        </b>
        <br />
        <EmailWords email={customer.email} />
        {customer.emailVerified ? null : <span className="muted"> (not verified)</span>}
      </p>
    </div>
  );
}

function Latest({ order }: { order: LastOrder | null }) {
  if (!order) return <p>You have not ordered anything yet.</p>;
  const others = order.items > 1 ? `, ${countWords(order.items, 'piece')}` : '';
  return (
    <p>
      <Link to={`/orders/orderdetails/${order.invoice}`}>Order {order.invoice}</Link>
      <br />
      {order.status}, {longDate(order.placedAt)},{' '}
      <span className="figures">{formatMoney(order.totalCents)}</span>
      <br />
      {order.productName ? (
        <span className="muted">
          {order.productName}
          {others}
        </span>
      ) : null}
    </p>
  );
}

/** "No unread messages", "1 unread message", "2 unread messages". */
function counted(count: number, what: string): string {
  return count === 0 ? `No ${what}s` : countWords(count, what);
}
