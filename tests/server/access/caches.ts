import { operations, type OperationId } from '#generated/operations.ts';

import { CLARA } from '../../contract/others-ids.ts';
import { validCall } from '../../contract/valid-calls.ts';
import { atOnce } from '../at-once.ts';
import { PAGES } from '../pages.ts';
import { PUBLIC_PAGES, UNKEPT_PAGES } from '../public-pages.ts';
import { startLiveStore } from '../start-live-store.ts';
import { judge, newLine, type Line } from './table.ts';
import { calls, cookiesOf, MARCUS, withData, type Stores } from './visitors.ts';

const SECTION = 'caches';
const IDS = Object.keys(operations) as OperationId[];
/** The stand-in API says it to everybody who sends a token. */
const PERSONAL = 'Yours: ';

const VISITORS: Record<string, Record<string, string>> = {
  'a guest': {},
  'a guest with a cart': { cookie: 'cart=225134x3i:; pay=card; guest=mock.cache-1.guest' },
  Clara: { cookie: cookiesOf('cache-2') },
  Marcus: { cookie: cookiesOf('cache-3', MARCUS) },
  'an ended session': { cookie: cookiesOf('cache-4', 'BPM-0') },
  'an Authorization header': { authorization: `Bearer mock.cache-5.${CLARA}` },
  'another language': { 'accept-language': 'de', 'user-agent': 'other', accept: '*/*' },
};

type Kept = { text: string; isPublic: boolean };

/** An API host that lets caches keep all that it says, sets cookies and tells customers apart. */
const CARELESS = {
  'cache-control': 'public, max-age=600',
  'set-cookie': 'api-session=1; Path=/',
  vary: 'Cookie, Authorization',
};

/** What caches may keep of every page, its data, every operation and every file. */
export async function caches(): Promise<void> {
  const live = await startLiveStore({ THROTTLE: 'off' }, CARELESS);
  try {
    await publicPages(live);
    await everyAnswer(live.url);
  } finally {
    live.stop();
  }
}

/** Public pages, which are made without anything of the visitor. */
async function publicPages({ url, api }: Stores['live']): Promise<void> {
  const line = newLine(SECTION, 'public pages, as seven visitors');
  const known = api.calls.length;
  await atOnce(Object.values(PUBLIC_PAGES), async (page) => {
    await sameForAll(line, page, async (headers) => {
      const answer = await get(url, page, headers);
      judge(line, page, [!isPublic(answer) && 'is not public']);
      return answer;
    });
  });
  const told = newLine(SECTION, 'what the API host learned for them');
  for (const { path, headers } of api.calls.slice(known)) {
    const of = ['authorization', 'cookie'].filter((name) => name in headers);
    judge(told, path, [of.length > 0 && `sent ${of.join()}`]);
  }
}

async function everyAnswer(url: string): Promise<void> {
  const pages = [...PAGES, '/no/such-page'];
  const line = newLine(SECTION, 'pages, as seven visitors');
  await atOnce(pages, (page) => sameForAll(line, page, (headers) => get(url, page, headers)));
  const unkept = newLine(SECTION, 'public pages with free values, as seven visitors');
  await atOnce(UNKEPT_PAGES, (page) =>
    sameForAll(unkept, page, async (headers) => {
      const answer = await get(url, page, headers);
      judge(unkept, page, [isPublic(answer) && 'is public']);
      return answer;
    }),
  );
  const data = newLine(SECTION, 'data of pages, as seven visitors');
  await atOnce([...pages, ...Object.values(PUBLIC_PAGES), ...UNKEPT_PAGES].map(withData), (page) =>
    sameForAll(data, page, (headers) => get(url, page, headers)),
  );
  await answersOfOperations(url);
  await filesAndRefusals(url);
}

function get(url: string, path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(url + path, { headers, redirect: 'manual' });
}

/** Two visitors who both get a public answer must get the same one. */
async function sameForAll(
  line: Line,
  asked: string,
  ask: (headers: Record<string, string>) => Promise<Response>,
): Promise<void> {
  let known: Kept | undefined;
  for (const [visitor, headers] of Object.entries(VISITORS)) {
    const answer = await ask(headers);
    const kept = { text: await answer.text(), isPublic: isPublic(answer) };
    const isSame = known?.text === kept.text;
    judge(line, `${asked} as ${visitor}`, [
      ...faultsOf(answer, kept),
      answer.headers.getSetCookie().some((cookie) => cookie.startsWith('api-')) &&
        'a cookie of the API',
      known !== undefined && known.isPublic !== kept.isPublic && 'public for some only',
      kept.isPublic && known !== undefined && !isSame && 'not the same for all',
    ]);
    known ??= kept;
  }
}

function isPublic({ headers }: Response): boolean {
  return !(headers.get('cache-control') ?? '').includes('no-store');
}

/** What is wrong with an answer that says that caches may keep it, or that they may not. */
function faultsOf(
  { headers, status }: Response,
  { text, isPublic: may }: Kept,
): (string | false)[] {
  if (!may) return [];
  const rule = headers.get('cache-control') ?? 'nothing';
  return [
    !/^public, (?:s-maxage|max-age)=\d+/.test(rule) && `says ${rule}`,
    headers.has('set-cookie') && 'public, and sets a cookie',
    !['', 'Accept-Encoding'].includes(headers.get('vary') ?? '') && `vary ${headers.get('vary')}`,
    ![200, 301, 304].includes(status) && `public, with status ${status}`,
    text.includes(PERSONAL) && 'public, and personal',
  ];
}

/** Each operation as each visitor, with a valid call. */
async function answersOfOperations(url: string): Promise<void> {
  const open = newLine(SECTION, 'operations without a token, as seven visitors');
  const own = newLine(SECTION, 'operations with a token or a change, as seven visitors');
  await atOnce(IDS, async (id) => {
    const { security, changes, method } = operations[id];
    const isOpen = security === 'never' && !changes && method === 'GET';
    const visitorId = `cache-${id}`;
    const input = await validCall(id, { visitorId, customerId: CLARA });
    await sameForAll(isOpen ? open : own, id, async (headers) => {
      const answer = await calls(url, id, input, headers);
      if (!isOpen) judge(own, id, [isPublic(answer) && 'public']);
      return answer;
    });
  });
}

/** Files are for all; what is refused is for nobody. */
async function filesAndRefusals(url: string): Promise<void> {
  const files = newLine(SECTION, 'built files, as seven visitors');
  const html = await (await fetch(url)).text();
  const paths = new Set([...html.matchAll(/"(\/a\/[\w.-]+)"/g)].map(([, path = '']) => path));
  for (const path of ['/robots.txt', ...paths]) {
    await sameForAll(files, path, (headers) => get(url, path, headers));
  }
  const refused = newLine(SECTION, 'refusals and failures are kept by nobody');
  const asked: [string, RequestInit][] = [
    ['/a/none.js', {}],
    ['/images/none.svg', {}],
    ['/images/customers/none.png', {}],
    ['/api/no/such/operation', {}],
    ['/%00', {}],
    ['/product/999999999/none', {}],
    ['/', { method: 'DELETE' }],
    ['/', { method: 'OPTIONS' }],
    ['/cart/cart', { method: 'POST', headers: { origin: 'https://evil.example' } }],
    ['/connect', { method: 'POST', headers: { origin: url }, body: 'x'.repeat(300_000) }],
    ['/signin', { method: 'POST', headers: { origin: url }, body: new URLSearchParams('a=b') }],
  ];
  for (const [path, init] of asked) {
    const answer = await fetch(url + path, { ...init, redirect: 'manual' });
    await answer.body?.cancel();
    const rule = answer.headers.get('cache-control');
    judge(refused, `${init.method ?? 'GET'} ${path} (${answer.status})`, [
      rule !== 'private, no-store' && `says ${rule}`,
    ]);
  }
}
