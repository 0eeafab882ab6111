import { answerOf, api } from '#api/client.server.ts';

import { orderRow, paramsOf, type OrderPlace, type OrderRow } from './order-history.ts';

/** §9 The most that one call of a list brings. */
const MOST_AT_ONCE = 500;

/** Every order of a search, over all its pages, for a file. */
export async function allOrders(place: OrderPlace, signal: AbortSignal): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  for (let page = 1; ; page++) {
    const params = { query: paramsOf(place, page, MOST_AT_ONCE) };
    const { data, total } = await answerOf(
      api.GET('/api/CustomerOrder/GetCustomerOrder', { params, signal }),
    );
    rows.push(...data.map(orderRow));
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
