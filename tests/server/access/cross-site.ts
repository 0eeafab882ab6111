import { operations, type OperationId } from '#generated/operations.ts';

import routes from '../../../src/routes.ts';
import { CLARA } from '../../contract/others-ids.ts';
import { validCall } from '../../contract/valid-calls.ts';
import { atOnce } from '../at-once.ts';
import { PAGES } from '../pages.ts';
import { judge, newLine } from './table.ts';
import { calls, cookiesOf, EVIL, sent, withData, type Stores } from './visitors.ts';

const SECTION = 'cross-site';
const IDS = Object.keys(operations) as OperationId[];
const EVILS = `https://${EVIL}`;
/** What browsers of today say of a page that another site opens. */
const LINKED = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** How a page of another site, or of another port, sends a form or a call. */
function forgeries(url: string): Record<string, Record<string, string>> {
  const { port } = new URL(url);
  const other = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  return {
    'from another site': { ...other, origin: EVILS },
    'from another site, without an origin': { ...other, origin: '' },
    'from a sibling, without an origin': { ...other, 'sec-fetch-site': 'same-site', origin: '' },
    'from no site': { ...other, origin: 'null' },
    'from another port': { ...other, origin: `http://localhost:${Number(port) + 1}` },
    'from a name that begins alike': { ...other, origin: `${url}.${EVIL}` },
    'from an old browser': { ...OLD, origin: EVILS },
    'from an old browser, without an origin': { ...OLD, origin: '', referer: `${EVILS}/page` },
    'with forwarding headers': {
      ...OLD,
      origin: EVILS,
      'x-forwarded-host': EVIL,
      'x-forwarded-proto': 'https',
      forwarded: `host=${EVIL};proto=https`,
    },
  };
}
const OLD = { 'sec-fetch-site': '', 'sec-fetch-dest': '' };

/** How a browser asks for a link, a picture or a frame of another site; the last is an old browser. */
const LINKS: Record<string, Record<string, string>> = {
  'a link of another site': { ...LINKED, origin: '' },
  'a link of a sibling': { ...LINKED, 'sec-fetch-site': 'same-site', origin: '' },
  'a picture of another site': { ...LINKED, 'sec-fetch-dest': 'image', origin: '' },
  'a script of another site': { ...LINKED, 'sec-fetch-dest': 'empty', origin: EVILS },
};
const ONLY_FOR_CHANGES: Record<string, Record<string, string>> = {
  'an address that is typed': { ...LINKED, 'sec-fetch-site': 'none', origin: '' },
  'a picture in a page of the store': {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'image',
    origin: '',
  },
  'an old browser': { ...OLD, origin: '' },
};

/** Addresses that say what to do. */
const SAYING = [
  '/cart/cart?did=emptied&intent=empty',
  '/checkout/payment/back?state=1&ending=approved&token=tok-visa-4242',
  '/connect?email=a@b.example',
  '/myaccounts/accountsettings?intent=unsubscribe&customerId=BPM-20417',
  '/myaccounts/inbox?message=1&intent=archive',
  '/myaccounts/watchlist?watch=225134',
  '/reset-password?token=reset-BPM-20417-1&password=Silver-Eagle1',
  '/signout?confirm=1',
  '/alert?token=alert-1&form=start',
  '/verify-email?token=verify-BPM-30001-1&customerId=BPM-30001',
];

/** Every operation and every page, as other sites would have a customer's browser ask for them. */
export async function crossSite(stores: Stores): Promise<void> {
  await operationsOfOthers(stores);
  await formsOfOthers(stores);
  await linksOfOthers(stores);
}

async function operationsOfOthers({ live: { url, api } }: Stores): Promise<void> {
  const refused = newLine(SECTION, 'operations that change or are a customer’s, refused');
  const own = newLine(SECTION, 'the same operations for a page of the store, not refused');
  const passed = newLine(SECTION, 'refused operations that reached the API host');
  for (const id of IDS) {
    const { method, changes, security } = operations[id];
    const ways = method === 'GET' ? waysToRead(changes, security !== 'never') : forgeries(url);
    const visitorId = `cross-site-${id}`;
    const input = await validCall(id, { visitorId, customerId: CLARA });
    const cookie = cookiesOf(visitorId);
    const known = api.calls.length;
    await atOnce(Object.entries(ways), async ([way, headers]) => {
      const { status } = await calls(url, id, input, { ...headers, cookie });
      judge(refused, `${id} ${way}`, [status !== 403 && `status ${status}`]);
    });
    judge(passed, id, [api.calls.length > known && 'reached it']);
    const { status } = await calls(url, id, input, { cookie });
    judge(own, id, [(status === 403 || status >= 500) && `status ${status}`]);
  }
}

/** The ways in which nobody else may ask for an operation; public answers are for all. */
function waysToRead(changes: boolean, isSecured: boolean): Record<string, Record<string, string>> {
  if (changes) return { ...LINKS, ...ONLY_FOR_CHANGES };
  return isSecured ? LINKS : {};
}

/** A form on every page and every route, with the data of each, by every method that changes. */
async function formsOfOthers({ live: { url, api } }: Stores): Promise<void> {
  const refused = newLine(SECTION, 'forms and calls to every page, refused');
  const passed = newLine(SECTION, 'refused forms that reached the API host');
  const cookie = cookiesOf('cross-site-forms');
  const asked = allPages().flatMap((page) =>
    Object.entries(forgeries(url)).flatMap(([way, headers]) =>
      ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ page, way, headers, method })),
    ),
  );
  const known = api.calls.length;
  await atOnce(asked, async ({ page, way, headers, method }) => {
    const body = new URLSearchParams({ intent: 'empty', email: `a@${EVIL}` });
    const init: RequestInit = { method, headers: { ...sent(headers), cookie }, body };
    const { status } = await fetch(url + page, { ...init, redirect: 'manual' });
    judge(refused, `${method} ${page} ${way}`, [
      ![400, 403].includes(status) && `status ${status}`,
    ]);
  });
  judge(passed, 'all of them', [api.calls.length > known && 'some reached it']);
}

/** Opening a page changes nothing, since other sites can link to it. */
async function linksOfOthers({ live: { url, api } }: Stores): Promise<void> {
  const line = newLine(SECTION, 'pages that other sites open, change nothing');
  const writes = Object.values(operations).filter(({ changes }) => changes);
  const cookie = cookiesOf('cross-site-links');
  for (const page of [...allPages(), ...SAYING, ...SAYING.map(withData)]) {
    const known = api.calls.length;
    const answer = await fetch(url + page, { headers: { ...LINKED, cookie }, redirect: 'manual' });
    await answer.body?.cancel();
    const changed = api.calls
      .slice(known)
      .filter((call) =>
        writes.some(({ method, path }) => {
          return call.method === method && call.path.split('?', 1)[0] === path;
        }),
      )
      .map(({ method, path }) => `${method} ${path}`);
    judge(line, page, [
      answer.status >= 500 && `status ${answer.status}`,
      changed.length > 0 && `calls ${changed.join(', ')}`,
    ]);
  }
}

/** An address of every route that has pages, and of the data of each. */
function allPages(): string[] {
  const filled = routes.flatMap(({ path }) =>
    path && /[:*]/.test(path) ? [`/${path.replaceAll(/:\w+\??|\*/g, '225134')}`] : [],
  );
  return [...new Set([...PAGES, ...filled])].flatMap((page) =>
    /^\/(?:mock-payments|api)\//.test(page) ? [] : [page, withData(page)],
  );
}
