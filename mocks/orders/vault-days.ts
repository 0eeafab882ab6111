import { businessDayFrom, isBusinessDay } from '../market/business-days.ts';
import {
  type Day,
  dateOfDay,
  dayMs,
  dayOfDate,
  newYorkDay,
  newYorkHour,
} from '../market/new-york.ts';
import { clearingDays } from '../checkout/payment/deadlines.ts';
import type { Wire } from '../backend/wire.ts';

type Method = Wire<'PaymentMethod'>;

/** Days on which banks work and the vault rests: the news and the notice of the shop say so. */
const RESTS = new Set(['2026-11-27']);
/** Business days from a cleared payment until its parcel leaves. */
export const PACKING = { from: 1, to: 3 } as const;
/** Business days that a parcel takes at most. */
const TRANSIT = { standard: 5, expedited: 2 } as const;
/** A card clears twenty minutes after its order, so the last order of a day is that much earlier. */
export const CARD_CLEARS_MS = 20 * 60_000;
/** For how many days ahead the vault's days of rest are told. */
const AHEAD = 14;

function isVaultDay(day: Day): boolean {
  return isBusinessDay(day) && !RESTS.has(dateOfDay(day));
}

function vaultDayAfter(day: Day): Day {
  const next = businessDayFrom(day + 1);
  return isVaultDay(next) ? next : vaultDayAfter(next);
}

/** The day some days of the vault later. */
function vaultDays(from: Day, days: number): Day {
  return days === 0 ? from : vaultDays(vaultDayAfter(from), days - 1);
}

/** The instant at which a parcel leaves that needs `days` to be packed, in ms. */
export function leavesAt(cleared: number, days: number): number {
  return newYorkHour(vaultDays(newYorkDay(cleared), days), 16);
}

/** The day some business days later: when a payment has cleared, or a parcel is there. */
function businessDays(day: Day, days: number): Day {
  return days === 0 ? day : businessDays(businessDayFrom(day + 1), days - 1);
}

/** When an order of goods in the vault leaves that is placed at `now` (ms). */
export function departureOf(now: number): Wire<'Departure'> {
  const today = newYorkDay(now + CARD_CLEARS_MS);
  const next = vaultDayAfter(today);
  const rests = Array.from({ length: AHEAD }, (_, ahead) => today + ahead).filter(
    (day) => !isVaultDay(day) && new Date(day * dayMs).getUTCDay() % 6 !== 0,
  );
  return {
    orderBefore: new Date(newYorkHour(next, 0) - CARD_CLEARS_MS).toISOString(),
    ways: WAYS.map(({ label, method }) => {
      const [soon, late] = clearingDays(method);
      return {
        label,
        from: dateOfDay(vaultDays(businessDays(today, soon), PACKING.from)),
        to: dateOfDay(vaultDays(businessDays(today, late), PACKING.to)),
      };
    }),
    restDays: rests.map(dateOfDay),
  };
}

const WAYS: readonly { label: string; method: Method }[] = [
  { label: 'Card, PayPal, Apple Pay', method: 'creditCard' },
  { label: 'Bank wire', method: 'wire' },
  { label: 'eCheck', method: 'eCheck' },
  { label: 'Paper check', method: 'paperCheck' },
];

/** The last days to order for a parcel that is there by a date, by way of payment. */
export function lastOrderDays(arriveBy: string): Wire<'OrderDeadline'>['ways'] {
  const due = dayOfDate(arriveBy) ?? 0;
  return WAYS.map(({ label, method }) => {
    const [, late] = clearingDays(method);
    const lastFor = (transit: number): string => {
      let day = due;
      const isLate = () =>
        businessDays(vaultDays(businessDays(day, late), PACKING.to), transit) > due;
      // A bank takes no order on a weekend.
      while (isLate() || !isBusinessDay(day)) day -= 1;
      return dateOfDay(day);
    };
    return { label, standard: lastFor(TRANSIT.standard), expedited: lastFor(TRANSIT.expedited) };
  });
}

/** The last days to order for Christmas Eve, from October until all of them have passed. */
export function giftDeadlineOf(now: number): Wire<'OrderDeadline'> | undefined {
  const today = dateOfDay(newYorkDay(now));
  const year = today.slice(0, 4);
  const arriveBy = `${year}-12-24`;
  const ways = lastOrderDays(arriveBy);
  const isOver = ways.every(({ expedited }) => expedited < today);
  if (today < `${year}-10-01` || isOver) return undefined;
  return { arriveBy, today, ways };
}
