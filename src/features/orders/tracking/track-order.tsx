import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';

import '#commerce/form/form-column.css';
import { shortDate } from '#commerce/format/short-date.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type Problem } from '#ui/field/error-summary.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { STATUS_WORDS } from '../order-words.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { Parcels } from './parcels.tsx';
import type { Tracking } from './track-by-form.server.ts';
import './track-order.css';

const NO_PROBLEMS: NonNullable<Tracking['problems']> = [];

/**
 * §6 The order status without signing in. The form uses POST, because an address with an email and
 * a ZIP would stay in the history of a shared computer.
 */
export function TrackOrder({
  start,
  tracking,
}: {
  /** The initial values of the form. */
  start: Partial<Tracking['typed']>;
  tracking: Tracking | undefined;
}) {
  const isPending = useNavigation().state !== 'idle';
  const { problems = NO_PROBLEMS, order } = tracking ?? {};
  return (
    <div className="track-order page-width">
      <title>{pageTitle('Track an order')}</title>
      <PageHeading lead="Where an order is, from its number, email address and ZIP code. You need not sign in.">
        Track an order
      </PageHeading>
      <div className="track-order-parts">
        {order ? <Found order={order} /> : null}
        <Form className="form-column" method="post" noValidate preventScrollReset>
          <ErrorSummary problems={problems} />
          <Unknown tracking={tracking} />
          <OrderFields typed={tracking?.typed ?? start} problems={problems} />
          <Button type="submit" tone="main" pending={isPending}>
            {isPending ? 'Looking' : 'Track'}
          </Button>
        </Form>
      </div>
    </div>
  );
}

function OrderFields({
  typed,
  problems,
}: {
  typed: Partial<Tracking['typed']>;
  problems: readonly Problem[];
}) {
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return (
    <>
      <TextField
        label="Order number"
        hint="In the confirmation we sent you, like BPM-104512."
        name="invoice"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={typed.invoice}
        error={errorOf('invoice')}
      />
      <TextField
        label="Email address"
        hint="The one the order was placed with."
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={typed.email}
        error={errorOf('email')}
      />
      <TextField
        label="ZIP code"
        hint="Of the address it ships to: 75201 or 75201-1234."
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        defaultValue={typed.zip}
        error={errorOf('zip')}
      />
    </>
  );
}

/** No order matches, or the lookup failed. It takes the focus, like every error. */
function Unknown({ tracking }: { tracking: Tracking | undefined }) {
  const box = useRef<HTMLElement>(null);
  // Moves the browser's focus to the message.
  useEffect(() => {
    if (tracking?.isUnknown || tracking?.says) box.current?.focus();
  }, [tracking]);
  if (!tracking?.isUnknown && !tracking?.says) return null;
  const heading = tracking.says ? 'We could not look' : 'No such order';
  return (
    <section className="track-order-unknown stack" ref={box} tabIndex={-1} aria-label={heading}>
      <h2>{heading}</h2>
      {tracking.says ? (
        <p>{tracking.says}</p>
      ) : (
        <>
          <p>
            No order has this number, email address and ZIP code together. Please check all three:
          </p>
          <ul>
            <li>the order number, as the confirmation has it</li>
            <li>the email address, which may be an older one of yours</li>
            <li>the ZIP code it ships to, not the one of the bill</li>
          </ul>
        </>
      )}
    </section>
  );
}

function Found({ order }: { order: NonNullable<Tracking['order']> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the browser's focus to the heading of the result.
  useEffect(() => {
    if (order) heading.current?.focus();
  }, [order]);
  const { invoice, status, events, shipsBy, parcels } = order;
  return (
    <section className="track-order-found stack" aria-labelledby="tracked-order">
      <h2 id="tracked-order" tabIndex={-1} ref={heading}>
        Order <span className="track-order-number">{invoice}</span>: {STATUS_WORDS[status]}
      </h2>
      <p>Placed on {shortDate(order.placedAt)}.</p>
      <OrderTimeline status={status} events={events} {...(shipsBy && { shipsBy })} />
      {parcels.length > 0 ? (
        <>
          <h3>Parcels</h3>
          <Parcels parcels={parcels} />
        </>
      ) : null}
    </section>
  );
}
