import { atOnce } from '../at-once.ts';
import { rawRequest } from '../raw-request.ts';
import { startStore } from '../start-store.ts';
import { judge, newLine, type Line } from './table.ts';
import { cookiesOf, EVIL, withData } from './visitors.ts';

const SECTION = 'hosts';
const SHOP = 'shop.example';

/** Hosts that no browser sends. */
const ODD: readonly string[] = [
  'a b',
  `${EVIL}/path`,
  `${EVIL}?query`,
  `${EVIL}#fragment`,
  `user@${EVIL}`,
  `${EVIL}:99999`,
  `${EVIL}:`,
  `${EVIL}:80:80`,
  `${EVIL}, ${SHOP}`,
  String.raw`${EVIL}\x`,
  'ev%69l.example',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '[::1',
  '0x7f.1',
  ':80',
  '',
];
/** Headers by which proxies and frameworks name another host or path. */
const CLAIMS: Record<string, string> = {
  forwarded: `host=${EVIL};proto=https`,
  'x-forwarded-host': EVIL,
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '8443',
  'x-forwarded-prefix': `//${EVIL}`,
  'x-forwarded-server': EVIL,
  'x-host': EVIL,
  'x-http-host-override': EVIL,
  'x-original-host': EVIL,
  'x-original-url': `//${EVIL}/`,
  'x-rewrite-url': `//${EVIL}/`,
};
const PAGES = [
  '/',
  '/product/225134/2026-1-oz-american-silver-eagle-coin-bu',
  '/product/225134/other-name',
  '/Silver-Bullion',
  '/news',
  '/cart/cart',
  '/signin?returnTo=/cart/cart',
  '/myaccounts',
  '/checkout',
  '/orders/order-history',
  '/no/such-page',
  '/api/UI/GetMenu',
  '/images/none.svg',
  '/robots.txt',
];

/** How a store may be started, and by which hosts it then is asked. */
const STARTS: Record<string, { env: Record<string, string>; host?: string }> = {
  alone: { env: {} },
  'with ORIGIN': { env: { ORIGIN: `https://${SHOP}` }, host: SHOP },
  'with TRUST_PROXY of others': { env: { TRUST_PROXY: '10.0.0.0/8' } },
  'with ORIGIN and TRUST_PROXY': {
    env: { ORIGIN: `https://${SHOP}`, TRUST_PROXY: 'loopback' },
    host: SHOP,
  },
};

/** Odd and foreign hosts, with and without a proxy and an own address. */
export async function hosts(): Promise<void> {
  for (const [name, { env, host }] of Object.entries(STARTS)) {
    const { url, stop } = await startStore({ THROTTLE: 'off', ...env });
    try {
      await foreignHosts(newLine(SECTION, `foreign hosts are not repeated, ${name}`), url, host);
      await oddHosts(newLine(SECTION, `odd hosts are refused or ignored, ${name}`), url, host);
      await forgeries(newLine(SECTION, `a host makes no form the store’s own, ${name}`), url, host);
    } finally {
      stop();
    }
  }
  await oddForwardedHosts();
}

/** No page, header or redirect names a host that was only claimed, and none is kept for others. */
async function foreignHosts(line: Line, url: string, own: string | undefined): Promise<void> {
  const here = new URL(url).host;
  const pages = PAGES.flatMap((page) => (page === '/robots.txt' ? [page] : [page, withData(page)]));
  await atOnce(pages, async (page) => {
    for (const cookie of ['', cookiesOf('hosts')]) {
      const asks = [
        // With an address of its own, a store does not look at the host.
        { host: own ? EVIL : here, ...CLAIMS },
        { host: EVIL },
        { host: here },
      ];
      for (const headers of asks) {
        const {
          status,
          headers: got,
          body,
        } = await rawRequest(url, page, {
          headers: { ...headers, ...(cookie && { cookie }) },
        });
        const said = JSON.stringify(got) + body.toString();
        const isAskers = !own && headers.host === EVIL && isForHost(page, got['cache-control']);
        judge(line, `${page} at ${headers.host}`, [
          said.includes(EVIL) && !isAskers && 'repeats the host',
          status >= 500 && `status ${status}`,
          own !== undefined && /"location":"http:/.test(said) && 'leads away from TLS',
        ]);
      }
    }
  });
}

/**
 * Without an address of its own, a store may name the requested host where no other host gets the
 * answer: caches keep data and robots.txt by host.
 */
function isForHost(page: string, cacheControl: unknown): boolean {
  return (
    String(cacheControl).includes('no-store') || page.includes('.data') || page === '/robots.txt'
  );
}

async function oddHosts(line: Line, url: string, own: string | undefined): Promise<void> {
  for (const host of ODD) {
    for (const page of ['/', '/cart/cart', '/api/UI/GetMenu', '/a/none.js']) {
      const { status, headers, body } = await rawRequest(url, page, { headers: { host } });
      const said = JSON.stringify(headers) + body.toString();
      judge(line, `${page} at "${host}"`, [
        host !== '' && own === undefined && status !== 400 && `status ${status}`,
        status >= 500 && `status ${status}`,
        said.includes(EVIL) && 'repeats the host',
        status === 400 && headers['cache-control'] !== 'private, no-store' && 'may be kept',
      ]);
    }
  }
}

/** A form of another site, with headers that say that the store is that site. */
async function forgeries(line: Line, url: string, own: string | undefined): Promise<void> {
  const here = new URL(url).host;
  const ways = [CLAIMS, ...Object.entries(CLAIMS).map(([name, value]) => ({ [name]: value }))];
  const hosted = own ? [here, EVIL] : [here];
  for (const claims of ways) {
    for (const host of hosted) {
      for (const path of ['/cart/cart', '/signin', '/api/Authentication/SignOut']) {
        const headers = { host, origin: `https://${EVIL}`, ...claims };
        const { status } = await rawRequest(url, path, { method: 'POST', headers, body: 'a=b' });
        judge(line, `${path} at ${host} with ${Object.keys(claims).join()}`, [
          ![400, 403].includes(status) && `status ${status}`,
        ]);
      }
    }
  }
  const origin = own ? `https://${own}` : url;
  const { status } = await rawRequest(url, '/signin', {
    method: 'POST',
    headers: { host: here, origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=a&password=b',
  });
  judge(line, 'a form of the store', [status === 403 && 'status 403']);
}

/** Behind a trusted proxy its word counts, but only a host that is one. */
async function oddForwardedHosts(): Promise<void> {
  const line = newLine(SECTION, 'odd hosts of a trusted proxy are refused');
  const { url, stop } = await startStore({ THROTTLE: 'off', TRUST_PROXY: 'loopback' });
  try {
    for (const host of ODD.filter((name) => name !== '' && !name.includes(','))) {
      const headers = { host: SHOP, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
      const { status } = await rawRequest(url, '/cart/cart', { headers });
      judge(line, `"${host}"`, [status !== 400 && `status ${status}`]);
    }
    const scheme = { host: SHOP, 'x-forwarded-proto': 'javascript' };
    const { status } = await rawRequest(url, '/cart/cart', { headers: scheme });
    judge(line, 'an odd scheme', [status !== 200 && `status ${status}`]);
  } finally {
    stop();
  }
}
