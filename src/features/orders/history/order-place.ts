import { orderSorts, orderStatuses, type OrderPlace } from '#api/orders/order-history.ts';

export const HISTORY_PATH = '/orders/order-history';

const LONGEST_SEARCH = 100;
const LAST_PAGE = 10_000;

/** Reads which orders an address asks for. What makes no sense is left out. */
export function readPlace(query: URLSearchParams): OrderPlace {
  const search = query.get('search')?.trim().slice(0, LONGEST_SEARCH);
  const status = orderStatuses.find((known) => known === query.get('status'));
  const sort = orderSorts.find((known) => known === query.get('sort'));
  const days = [readDay(query.get('from')), readDay(query.get('to'))];
  // Whoever swaps the two ends means the same.
  const [from, to] = days[0] && days[1] && days[0] > days[1] ? days.toReversed() : days;
  const page = Number(query.get('page'));
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && sort !== 'newest' && { sort }),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1,
  };
}

function readDay(text: string | null): string | undefined {
  if (!text || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(text);
  // 2026-02-31 is no day, though it looks like one.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text
    ? undefined
    : text;
}

/** The query of an address; the same place is always the same text. */
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

/** Whether anything narrows the list; its order and page do not. */
export function isNarrowed({ search, status, from, to }: OrderPlace): boolean {
  return Boolean(search ?? status ?? from ?? to);
}
