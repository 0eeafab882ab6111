import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import {
  shippingWaysQuery,
  type ShippedItem,
  type ShippingPlace,
  type ShippingWay,
  type ShippingWays as Ways,
} from '#api/checkout/shipping.ts';
import { US_STATES } from '#commerce/address/us-states.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { rangeWords } from '#commerce/format/range.ts';
import { weekDay } from '#commerce/format/week-day.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { announce } from '#ui/toast/announcer.tsx';

const FAILED = 'The ways to ship could not be loaded.';

/** The ways to ship to one place, each with its days and its cost. */
export function ShippingWays({
  place,
  items,
  goods,
  isAnnounced,
  headingId,
}: {
  place: ShippingPlace;
  items: readonly ShippedItem[];
  goods: string;
  isAnnounced: boolean;
  headingId: string;
}) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...shippingWaysQuery(place, items),
    placeholderData: keepPreviousData,
  });
  const says = isError ? FAILED : data && inShort(data, place);
  const isSaid = useRef(!isAnnounced);
  // The first answer to a press is announced; another price for another quantity is not.
  useEffect(() => {
    if (isSaid.current || !says) return;
    isSaid.current = true;
    announce(says);
  }, [says]);

  if (isError) {
    return (
      <FailedPart
        says={FAILED}
        toDo="to load the ways to ship"
        pending={isFetching}
        headingId={headingId}
        retry={refetch}
      />
    );
  }
  if (!data) return <p className="shipping-wait">Asking for ways to ship to {nameOf(place)}…</p>;
  return (
    <div aria-busy={isFetching} className="shipping-answer">
      <ul className="shipping-ways">
        {data.ways.map((way) => (
          <li key={way.method}>
            <b>{way.label}</b>
            <span className="shipping-days">{daysOf(way)}</span>
            <span className="figures">{costOf(way)}</span>
          </li>
        ))}
      </ul>
      <p>
        For {goods}, if it is paid by card now.{' '}
        {data.missingCents > 0
          ? `Add ${formatMoney(data.missingCents)}, and standard shipping is free.`
          : null}
      </p>
      <p className="muted">A check or an eCheck has to clear first, which takes some days more.</p>
    </div>
  );
}

function inShort({ ways }: Ways, place: ShippingPlace): string {
  const [first] = ways;
  if (!first) return `We have no way to ship to ${nameOf(place)}.`;
  return `${ways.length === 1 ? 'One way' : `${ways.length} ways`} to ship to ${nameOf(place)}. ${first.label}: ${costOf(first)}, ${daysOf(first)}.`;
}

function nameOf({ state, zip }: ShippingPlace): string {
  const name = US_STATES.find(({ code }) => code === state)?.name ?? state;
  return `${name} ${zip}`;
}

function costOf({ cents }: ShippingWay): string {
  return cents === 0 ? 'free' : formatMoney(cents);
}

function daysOf({ arrives, takes }: ShippingWay): string {
  if (!arrives) return rangeWords(takes ?? '');
  const { from, to } = arrives;
  return from === to ? weekDay(from) : `${weekDay(from)} to ${weekDay(to)}`;
}
