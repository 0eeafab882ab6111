import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import '#commerce/form/form-column.css';
import type { TrackedOrder } from '#api/orders/tracked-order.server.ts';
import { wordsOf, type Answer } from '#commerce/form/answer.ts';
import { problemsIn, useFields, type FieldOf } from '#commerce/form/field-of.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { letterHref } from '#commerce/orders/letter-href.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FOCUS_ON_LOAD } from '#ui/focus-on-load.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { STATUS_WORDS } from '../order-words.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { Parcels } from './parcels.tsx';
import type { Tracked } from './track-by-form.server.ts';
import './track-order.css';

/**
 * §6 The order status without signing in. The form uses POST, because an address with an email and
 * a ZIP would stay in the history of a shared computer.
 */
export function TrackOrder({
  start,
  answer,
}: {
  /** The initial values of the form. */
  start: { invoice: string; email?: string };
  answer: Answer<Tracked> | undefined;
}) {
  const isPending = useNavigation().state !== 'idle';
  const field = useFields('', answer, start);
  return (
    <div className="track-order page-width">
      <PageHeading lead="Where an order is, from its number, email address and ZIP code. You need not sign in.">
        Track an order
      </PageHeading>
      <div className="track-order-parts">
        {answer?.kind === 'saved' ? <Found order={answer.order} /> : null}
        <Form className="form-column" method="post" noValidate preventScrollReset>
          <ErrorSummary problems={problemsIn(answer)} />
          <Unknown answer={answer} />
          <OrderFields field={field} />
          <Button type="submit" tone="main" pending={isPending}>
            {isPending ? 'Looking' : 'Track'}
          </Button>
        </Form>
      </div>
    </div>
  );
}

function OrderFields({ field }: { field: FieldOf }) {
  return (
    <>
      <TextField
        label="Order number"
        hint="In the confirmation we sent you, like BPM-104512."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...field('invoice')}
      />
      <TextField
        label="Email address"
        hint="The one the order was placed with."
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...field('email')}
      />
      <TextField
        label="ZIP code"
        hint="Of the address it ships to: 75201 or 75201-1234."
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        {...field('zip')}
      />
    </>
  );
}

/** No order matches, or the lookup failed. It takes the focus, like every error. */
function Unknown({ answer }: { answer: Answer | undefined }) {
  const box = useRef<HTMLElement>(null);
  const isTold = !answer || answer.kind === 'saved' || problemsIn(answer).length > 0;
  // Moves the browser's focus to the message.
  useEffect(() => {
    if (answer && !isTold) box.current?.focus();
  }, [answer, isTold]);
  if (isTold) return null;
  const isUnknown = answer.kind === 'missing';
  const heading = isUnknown ? 'No such order' : 'We could not look';
  return (
    <section
      className="track-order-unknown stack"
      ref={box}
      {...FOCUS_ON_LOAD}
      aria-label={heading}
    >
      <h2>{heading}</h2>
      {isUnknown ? (
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
      ) : (
        <p>{wordsOf(answer)}</p>
      )}
    </section>
  );
}

/** Until it is packed. */
const OPEN = new Set<TrackedOrder['status']>([
  'Placed',
  'Payment Cleared',
  'Presale Wait',
  'On Hold',
]);

function Found({ order }: Tracked) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the browser's focus to the heading of the result.
  useEffect(() => {
    if (order) heading.current?.focus();
  }, [order]);
  const { invoice, status, events, shipsBy, parcels } = order;
  const isOpen = OPEN.has(status);
  return (
    <section className="track-order-found stack" aria-labelledby="tracked-order">
      <h2 id="tracked-order" tabIndex={-1} ref={heading}>
        Order <span className="track-order-number">{invoice}</span>: {STATUS_WORDS[status]}
      </h2>
      <p>Placed on {shortDate(order.placedAt)}.</p>
      <p className="track-order-change">
        <Link to={letterHref(invoice, isOpen ? 'cancel' : 'order')}>
          {isOpen ? 'Cancel or change it' : 'Write to us about it'}
        </Link>
      </p>
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
