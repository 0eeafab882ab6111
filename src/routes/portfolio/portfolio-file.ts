import { redirect } from 'react-router';

import { readCustomer } from '#api/account/account-calls.server.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { allTrades } from '#api/portfolio/all-trades.server.ts';
import { portfolioQuery } from '#api/portfolio/portfolio.ts';
import { fileDate } from '#commerce/format/file-date.ts';
import { holdingsCsv, tradesCsv } from '#features/portfolio/portfolio-csv.ts';
import { forCustomer } from '#commerce/session/for-customer.ts';
import { problemOf } from '#lib/api-error.ts';

import type { Route } from './+types/portfolio-file.ts';

/** What is held, or all purchases and sales, as a file for a spreadsheet. */
export async function loader({ request }: Route.LoaderArgs) {
  const name = new URL(request.url).pathname.includes('/transactions')
    ? 'transactions'
    : 'holdings';
  try {
    const text = await forCustomer(request, () =>
      name === 'transactions' ? transactionsFile(request.signal) : holdingsFile(),
    );
    return new Response(text, {
      headers: {
        'cache-control': 'private, no-store',
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}-${fileDate(new Date().toISOString())}.csv"`,
      },
    });
  } catch (error) {
    if (!problemOf(error)) throw error;
    throw redirect('/bold-bullion-portfolio?noFile=1');
  }
}

async function transactionsFile(signal: AbortSignal): Promise<string> {
  return tradesCsv(await allTrades(signal));
}

async function holdingsFile(): Promise<string> {
  const { id } = await readCustomer();
  const query = portfolioQuery(id, { frequency: '1D', metal: 'all' });
  const { holdings } = await createQueryClient().query(query);
  return holdingsCsv(holdings);
}
