import { atOnce } from '../at-once.ts';
import { PAGES } from '../pages.ts';
import { startStore } from '../start-store.ts';
import type { faultyApi } from './faulty-api.ts';
import { SHAPES } from './faulty-api.ts';

/** Pages of one thing, and an address that the store does not know. */
export const MORE = [
  '/orders/orderdetails/BPM-104583',
  '/orders/invoice/BPM-104583',
  '/orders/order-history.csv',
  '/blogs/rss.xml',
  '/sitemaps/products.xml',
  '/sitemaps/articles.xml',
  '/sitemaps/states.xml',
  '/bold-bullion-portfolio/holdings.csv',
  '/bold-bullion-portfolio/transactions.csv',
  '/orders/sales/SO-20931',
  '/search/searchresults?searchkey=eagle',
  '/news',
  '/coupons',
  '/site-map',
  '/how-much-can-i-buy?sum=2500&metal=silver&pay=cash&state=TX',
  '/compare?product=225134&product=301470',
  '/state-sales-tax',
  '/state-sales-tax/california',
  '/investing-guide',
  '/investing-guide/beginners/first-ounce',
  '/no/such/address',
];
const VISITORS = {
  guest: 'cart=225134x3i:',
  customer: 'session=mock.visit-8.BPM-20417; signed-in=1; checkout=cs-0000000000000000',
};

/**
 * Shows each page, kept by no cache, while every answer of the API has one wrong shape. It must be
 * answered as without the fault, or by a failure of the API host: never by one of the store, and by
 * 404 only where the page was missing before.
 */
export async function everyPage({ origin, host }: Awaited<ReturnType<typeof faultyApi>>) {
  const { url, stop } = await startStore({ API_ORIGIN: origin, PAGE_CACHE_MB: '0' });
  const looks = [...PAGES, ...MORE].flatMap((page) =>
    Object.entries(VISITORS).map(([visitor, cookie]) => ({ page, visitor, cookie, before: 0 })),
  );
  const table: Record<string, Record<string, number>> = {};
  const wrong: string[] = [];
  await atOnce(looks, async (look) => {
    look.before = (await shown(url, look)).status;
  });
  for (const fault of Object.keys(SHAPES) as unknown as (keyof typeof SHAPES)[]) {
    host.fault = fault;
    const tally: Record<string, number> = {};
    await atOnce(looks, async (look) => {
      const { status, isWhole } = await shown(url, look);
      tally[status] = (tally[status] ?? 0) + 1;
      const isFit = status === look.before || /^(?:200|30[1-3]|50[234])$/.test(String(status));
      const is = `${fault}: ${look.page} for a ${look.visitor}: ${status}, before ${look.before}`;
      if (!isFit) wrong.push(is);
      else if (!isWhole) wrong.push(`${is}, without a page`);
    });
    table[fault] = tally;
  }
  host.fault = undefined;
  stop();
  return { table, wrong, looks: looks.length * Object.keys(SHAPES).length };
}

async function shown(url: string, { page, cookie }: { page: string; cookie: string }) {
  const answer = await fetch(url + page, { headers: { cookie }, redirect: 'manual' });
  const text = await answer.text();
  const isPage = answer.headers.get('content-type')?.includes('html') ?? answer.status >= 500;
  return { status: answer.status, isWhole: !isPage || text.includes('</html>') };
}
