import { redirect } from 'react-router';

import { allOrders } from '#api/orders/all-orders.server.ts';
import { fileDate } from '#commerce/format/file-date.ts';
import { forCustomer } from '#commerce/session/for-customer.ts';
import { historyHref, readPlace } from '#features/orders/history/order-place.ts';
import { ordersCsv } from '#features/orders/history/orders-csv.ts';
import { problemOf } from '#lib/api-error.ts';

import type { Route } from './+types/order-history-file.ts';

/** All pages of the orders that the URL selects, as a file. */
export async function loader({ request }: Route.LoaderArgs) {
  const place = readPlace(new URL(request.url).searchParams);
  try {
    const rows = await forCustomer(request, () => allOrders(place, request.signal));
    const today = fileDate(new Date().toISOString());
    return new Response(ordersCsv(rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="orders-${today}.csv"`,
      },
    });
  } catch (error) {
    if (!problemOf(error)) throw error;
    const back = historyHref(place);
    throw redirect(`${back}${back.includes('?') ? '&' : '?'}noFile=1`);
  }
}
