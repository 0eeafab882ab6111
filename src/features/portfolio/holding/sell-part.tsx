import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Form, Link } from 'react-router';

import type { HoldingHistory } from '#api/portfolio/holding.ts';
import { bidsQuery, type Bid } from '#api/sell/bids.ts';
import { quantityTyped } from '#commerce/fields/number.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { focusRefused } from '#ui/field/focus-refused.ts';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { QuantityField } from '#ui/field/quantity-field.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

export const SELL_HEADING = 'sell';
const REQUEST_PATH = '/sell-to-us/request';

/** What the store would pay today by its posted bid, with the way to a request to sell. */
export function SellPart({ holding }: { holding: HoldingHistory }) {
  const { data, isFetching, refetch } = useQuery(bidsQuery());
  const bid = data?.bids.find(({ productId }) => productId === holding.id);
  return (
    <section className="section holding-sell">
      <h2 id={SELL_HEADING} tabIndex={-1}>
        What we would pay today
      </h2>
      {data ? (
        <Offer holding={holding} bid={bid} />
      ) : (
        <FailedPart
          says="Our bids could not be loaded."
          toDo="to load our bids"
          pending={isFetching}
          headingId={SELL_HEADING}
          retry={refetch}
        />
      )}
    </section>
  );
}

function Offer({ holding, bid }: { holding: HoldingHistory; bid: Bid | undefined }) {
  const { units, paidCents } = holding;
  const most = Math.floor(units);
  if (!bid || most < bid.least) {
    const why = bid
      ? `We post a bid for ${formatMeasure(bid.least)} of these or more, and you hold ${formatMeasure(units)}.`
      : 'We post no bid for this.';
    return (
      <p>
        <b>On request.</b> {why}{' '}
        <Link className="holding-quote" to={`${REQUEST_PATH}?from=portfolio`}>
          Ask for a quote
        </Link>
      </p>
    );
  }
  const all = Math.round(units * bid.bidCents);
  return (
    <>
      <p className="figures">
        <b className="holding-bid">{formatMoney(all)}</b> for all {formatMeasure(units)},{' '}
        {formatMoney(bid.bidCents)} each at our posted bid: {against(all, paidCents)}.
      </p>
      <OfferForm key={most} bid={bid} most={most} />
    </>
  );
}

/** Begins a request with some of them; the address carries the product and the quantity. */
function OfferForm({ bid: { productId, name, least }, most }: { bid: Bid; most: number }) {
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const id = 'sell-quantity';
  return (
    <Form
      className="holding-offer"
      method="get"
      action={REQUEST_PATH}
      noValidate={isHydrated}
      onSubmit={judge}
    >
      <HiddenField name="from" value="portfolio" />
      <HiddenField name="product" value={String(productId)} />
      <FieldError id={`${id}-error`} message={error} />
      <QuantityField
        id={id}
        name="quantity"
        of={name}
        field={field}
        min={least}
        max={most}
        defaultValue={most}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <Button type="submit" tone="main">
        Sell to us
      </Button>
    </Form>
  );

  function judge(event: FormEvent<HTMLFormElement>) {
    const quantity = quantityTyped(field.current?.value ?? '');
    const words =
      quantity !== undefined && quantity >= least && quantity <= most
        ? undefined
        : `You hold ${formatMeasure(most)}. Enter a whole number from ${formatMeasure(least)} to ${formatMeasure(most)}.`;
    setError(words);
    if (!words) return;
    event.preventDefault();
    focusRefused(field.current, words);
  }
}

/** "$400.75 less than you paid" */
function against(cents: number, paid: number): string {
  if (cents === paid) return 'as much as you paid';
  return `${formatMoney(Math.abs(cents - paid))} ${cents > paid ? 'more' : 'less'} than you paid`;
}
