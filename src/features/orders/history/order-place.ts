import { orderSorts, orderStatuses, type OrderPlace } from '#api/orders/order-history.ts';
import { dayTyped } from '#commerce/fields/day-field.ts';

export const HISTORY_PATH = '/orders/order-history';

const DAYS = ['from', 'to'] as const;
export type Day = (typeof DAYS)[number];

const LONGEST_SEARCH = 100;
const LAST_PAGE = 10_000;

/** Reads the filters of the order history from an address. Invalid ones are left out. */
export function readPlace(query: URLSearchParams): OrderPlace {
  const search = query.get('search')?.trim().slice(0, LONGEST_SEARCH);
  const status = orderStatuses.find((known) => known === query.get('status'));
  const sort = orderSorts.find((known) => known === query.get('sort'));
  const [from, to] = readDays(query);
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && sort !== 'newest' && { sort }),
    page: readPage(query),
  };
}

function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1;
}

/** The first and the last day; swapped days are accepted. */
function readDays(query: URLSearchParams) {
  const [from, to] = [readDay(query.get('from')), readDay(query.get('to'))];
  return from && to && from > to ? [to, from] : [from, to];
}

function readDay(text: string | null): string | undefined {
  const day = dayTyped(text ?? '');
  return day && /^(19|20)/.test(day) ? day : undefined;
}

/** The days of an address, or of the form, that are none: as they are typed. */
export function findWrongDays(typed: (name: string) => string): Partial<Record<Day, string>> {
  const wrong = DAYS.map((name) => [name, typed(name).trim()] as const).filter(
    ([, text]) => text !== '' && readDay(text) === undefined,
  );
  return Object.fromEntries(wrong);
}

/** The query of an address; equal places have the same query. */
export function writePlace({ page, ...asked }: OrderPlace): string {
  const query = new URLSearchParams(asked);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** The address of the history at a place. */
export function historyHref(place: OrderPlace): string {
  const query = writePlace(place);
  return query ? `${HISTORY_PATH}?${query}` : HISTORY_PATH;
}

/** Whether a filter narrows the list; order and page do not. */
export function isNarrowed({ search, status, from, to }: OrderPlace): boolean {
  return Boolean(search ?? status ?? from ?? to);
}
