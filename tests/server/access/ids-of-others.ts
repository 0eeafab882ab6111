import type { OperationId } from '#generated/operations.ts';

import { ask, type Input } from '../../contract/ask.ts';
import {
  ABOUT_CLARA,
  CLARA,
  HAS_THE_KEY,
  namedAsClara,
  OPEN,
  OTHERS,
  REFUSED_AS,
  TAKES_IDS,
} from '../../contract/others-ids.ts';
import { validCall } from '../../contract/valid-calls.ts';
import { atOnce } from '../at-once.ts';
import { judge, newLine } from './table.ts';
import { calls, cookiesOf, MARCUS, withData, type Stores } from './visitors.ts';

const SECTION = 'ids of others';
/** A call that anybody may make, and that gives Clara something. */
const GIVES = new Set<OperationId>(['addCouponForBullionPurchases']);
/** The calls by which Clara reads all that she has. */
const HERS: Partial<Record<OperationId, Input>> = {
  getAddresses: {},
  getAlerts: {},
  getCoupons: {},
  getCustomerInfo: {},
  getCustomerMessages: { query: { userId: CLARA } },
  getCustomerOrder: { query: { size: 100 } },
  getCustomerPortfolio: { body: { customerId: CLARA, metal: 'all', frequency: '1M' } },
  getCustomerPredictions: { query: { CustomerId: CLARA } },
  getCustomerWatchlistProduct: {},
  getPreferences: {},
  getProductFromShoppingCart: {},
  getRecentSearches: {},
  getRecentViewProduct: { query: { customerId: CLARA } },
  getSellToBoldOrders: { query: { PageNumber: 0, Size: 100 } },
};
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Every operation, page and picture with ids of Clara, for other customers and for guests. */
export async function idsOfOthers({ live: { url } }: Stores): Promise<void> {
  await callsWithHerIds(url);
  await herPictures(url);
  await herPages(url);
  await herEncodedId(url);
}

/** Clara's own valid calls, sent with the session of somebody else, or with none. */
async function callsWithHerIds(url: string): Promise<void> {
  const refused = newLine(SECTION, 'calls with her ids, refused');
  const open = newLine(SECTION, 'calls that need no owner, silent about her');
  const unchanged = newLine(SECTION, 'what is hers, afterwards');
  await atOnce(TAKES_IDS, async (id) => {
    const visitorId = `others-${id}`;
    const input = namedAsClara(id, await validCall(id, { visitorId, customerId: CLARA }));
    const before = await allThatIsHers(visitorId);
    for (const stranger of [...OTHERS, '']) {
      const cookie = stranger ? cookiesOf(visitorId, stranger) : '';
      const answer = await calls(url, id, input, { ...(cookie && { cookie }) });
      const text = await answer.text();
      const isRefused = [401, 403, 404, REFUSED_AS[id]].includes(answer.status);
      judge(OPEN[id] ? open : refused, `${id} as ${stranger || 'a guest'}`, [
        !OPEN[id] && !isRefused && `status ${answer.status}`,
        !HAS_THE_KEY.has(id) && ABOUT_CLARA.test(text) && 'tells about her',
      ]);
    }
    if (GIVES.has(id)) return;
    const after = await allThatIsHers(visitorId);
    const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
    judge(unchanged, id, [changed.length > 0 && `changes ${changed.join(', ')}`]);
  });
}

/** As she reads it herself. */
async function allThatIsHers(visitorId: string): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [id, input] of Object.entries(HERS) as [OperationId, Input][]) {
    const answer = await ask(id, input, { visitorId, customerId: CLARA });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Clara cannot read ${id}: ${text}`);
    all[id] = text;
  }
  return all;
}

/** Pictures that she has uploaded: of herself, and of what she sells. */
async function herPictures(url: string): Promise<void> {
  const line = newLine(SECTION, 'her pictures');
  const visitorId = 'others-picture';
  const cookie = cookiesOf(visitorId);
  const file = new File([PNG], 'clara.png', { type: 'image/png' });
  const body = { file, imageType: 'customerprofile', customerId: CLARA };
  const { filePath } = await dataOf<{ filePath: string }>(
    await calls(url, 'uploadFile', { body }, { cookie }),
  );
  for (const picture of [filePath, await soldPicture(url, visitorId, file)]) {
    const own = await fetch(url + picture, { headers: { cookie } });
    judge(line, 'as Clara', [own.status !== 200 && `status ${own.status}`]);
    for (const path of [picture, `${picture}.data`, `${picture}?x=1`, `/.${picture}`]) {
      for (const stranger of [...OTHERS, '']) {
        const theirs = stranger ? cookiesOf(visitorId, stranger) : `mock-visitor=${visitorId}`;
        const { status } = await fetch(url + path, { headers: { cookie: theirs } });
        judge(line, `${path} as ${stranger || 'a guest'}`, [status < 400 && `status ${status}`]);
      }
    }
  }
}

/** The path of a picture in a request of hers. */
async function soldPicture(url: string, visitorId: string, file: File): Promise<string> {
  const headers = { cookie: cookiesOf(visitorId) };
  const { photoToken } = await dataOf<{ photoToken: string }>(
    await calls(url, 'uploadSellToBoldPhoto', { body: { file } }, headers),
  );
  const { body } = await validCall('addSellToBoldRequests', { visitorId, customerId: CLARA });
  const { items } = body as { items: object[] };
  const sent = { ...(body as object), items: [{ ...items[0], photoTokens: [photoToken] }] };
  await calls(url, 'addSellToBoldRequests', { body: sent }, headers);
  const query = { PageNumber: 0, Size: 1 };
  const [request] = await dataOf<{ items: { photoPaths?: string[] }[] }[]>(
    await calls(url, 'getSellToBoldOrders', { query }, headers),
  );
  return request?.items[0]?.photoPaths?.[0] ?? '/no-picture';
}

async function dataOf<Data>(answer: Response): Promise<Data> {
  return ((await answer.json()) as { data: Data }).data;
}

/** Pages with the number of her order in the address, or her checkout in a cookie. */
async function herPages(url: string): Promise<void> {
  const line = newLine(SECTION, 'pages with her order or her checkout');
  const visitorId = 'others-pages';
  const orders = await calls(url, 'getCustomerOrder', {}, { cookie: cookiesOf(visitorId) });
  const { data } = (await orders.json()) as { data: { invoice: string }[] };
  const invoice = data[0]?.invoice ?? '';
  const { query } = await validCall('getCheckoutSession', { visitorId, customerId: CLARA });
  const checkout = `checkout=${String(query?.['sessionId'])}`;
  const own = await fetch(`${url}/orders/orderdetails/${invoice}`, {
    headers: { cookie: cookiesOf(visitorId) },
  });
  judge(line, 'as Clara', [!ABOUT_CLARA.test(await own.text()) && 'nothing about her']);
  const asked = pagesAbout(invoice).flatMap((page) => [page, withData(page)]);
  for (const path of asked) {
    for (const cookie of [cookiesOf(visitorId, MARCUS), '']) {
      const answer = await fetch(url + path, {
        headers: { cookie: `${cookie}; ${checkout}` },
        redirect: 'manual',
      });
      judge(line, `${path} as ${cookie ? MARCUS : 'a guest'}`, [
        answer.status >= 500 && `status ${answer.status}`,
        ABOUT_CLARA.test(await answer.text()) && 'tells about her',
      ]);
    }
  }
}

function pagesAbout(invoice: string): string[] {
  return [
    `/orders/orderdetails/${invoice}`,
    `/orders/invoice/${invoice}`,
    `/orders/sales/${invoice}`,
    `/orders/track?invoice=${invoice}`,
    `/orders/order-history?search=${invoice}`,
    `/orders/order-history.csv?search=${invoice}`,
    `/checkout/placed/${invoice}`,
    '/checkout',
    '/checkout/address',
    '/checkout/shipping',
    '/checkout/payment',
    '/checkout/review',
    `/myaccounts?customerId=${CLARA}`,
    `/myaccounts/inbox?userId=${CLARA}`,
    `/bold-bullion-portfolio?customerId=${CLARA}`,
    `/bold-bullion-portfolio/transactions.csv?customerId=${CLARA}`,
    '/bold-bullion-portfolio/990000001',
    '/bold-bullion-portfolio/804260?edit=12',
  ];
}

/** §6 The spot call names its customer by an encoded id, but the token says whose result it tells. */
async function herEncodedId(url: string): Promise<void> {
  const line = newLine(SECTION, 'her id, encoded');
  const visitorId = 'others-encoded';
  const spot = async (userId: string, customerId: string) => {
    const cookie = customerId ? cookiesOf(visitorId, customerId) : '';
    const answer = await calls(url, 'getSpotPrices', { query: { userId } }, { cookie });
    return answer.text();
  };
  const hers = ['base64url', 'base64', 'hex'].map((code) =>
    Buffer.from(CLARA).toString(code as BufferEncoding),
  );
  judge(line, 'as Clara', [!(await spot(CLARA, CLARA)).includes('"pnl"') && 'no result of hers']);
  for (const userId of [CLARA, ...hers]) {
    for (const stranger of ['BPM-30001', '']) {
      const text = await spot(userId, stranger);
      judge(line, `${userId} as ${stranger || 'a guest'}`, [text.includes('"pnl"') && 'tells it']);
    }
  }
}
