import { atOnce } from '../at-once.ts';
import { rawRequest } from '../raw-request.ts';
import { judge, newLine, type Line } from './table.ts';
import { CLARAS_EMAIL, cookiesOf, EVIL, pairsOf, PASSWORD, withData } from './visitors.ts';

const SECTION = 'redirects';

/** Addresses that a browser may read as another host, or as a script. */
const HOSTILE: readonly string[] = [
  `https://${EVIL}/`,
  `HTTPS://${EVIL}`,
  `https:${EVIL}`,
  `https:/${EVIL}`,
  `https:///${EVIL}`,
  `//${EVIL}`,
  `///${EVIL}`,
  `////${EVIL}`,
  `\\\\${EVIL}`,
  `/\\${EVIL}`,
  String.raw`\/${EVIL}`,
  String.raw`/\/${EVIL}`,
  `//\\${EVIL}`,
  `/.//${EVIL}`,
  `/..//${EVIL}`,
  `/./..//${EVIL}`,
  `/a/..//${EVIL}`,
  `/%2e//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  String.raw`/.\/${EVIL}`,
  `/\t/${EVIL}`,
  `/\n/${EVIL}`,
  `/\r\n/${EVIL}`,
  `\t//${EVIL}`,
  ` //${EVIL}`,
  `\u0000//${EVIL}`,
  `/%09/${EVIL}`,
  `/%0d%0aLocation:%20//${EVIL}`,
  `/%2f${EVIL}`,
  `%2f%2f${EVIL}`,
  `/%5c${EVIL}`,
  `/%252f${EVIL}`,
  `\uFF0F\uFF0F${EVIL}`,
  `/\uFF0F${EVIL}`,
  `/\u2044${EVIL}`,
  `/\u2215/${EVIL}`,
  `//user@${EVIL}`,
  `/@${EVIL}`,
  `@${EVIL}`,
  `.${EVIL}`,
  `:80@${EVIL}`,
  `//localhost@${EVIL}/`,
  `//localhost.${EVIL}/`,
  `//localhost%2f@${EVIL}`,
  `//[::ffff:7f00:1]`,
  `//evil%E3%80%82example`,
  `//${EVIL}#@localhost`,
  `//${EVIL}?x=localhost`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://localhost/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  `ftp://${EVIL}`,
  `/signin?returnTo=//${EVIL}`,
  `/\u202e${EVIL}`,
];

/** The pages that take a return address, with the parameters that come with it. */
const RETURNING: readonly [page: string, name: string][] = [
  ['/signin?expired=1', 'returnTo'],
  ['/signup?for=order', 'returnTo'],
  ['/forgot-password?', 'returnTo'],
  ['/cart/cart?did=added', 'from'],
  ['/mock-payments/card?amount=100&state=1', 'back'],
  ['/mock-payments/paypal?amount=100&state=1', 'back'],
];
/** Where a page of a guest leads on its own accord, such as to the profiles of the store. */
const known = new Set<string>();

/** Every way to bring a return address along, with addresses that lead to other hosts. */
export async function redirects(url: string): Promise<void> {
  for (const page of ['/', '/cart/cart', '/signin', '/orders/track']) {
    const html = await (await fetch(url + page)).text();
    for (const way of addressesIn(html)) known.add(URL.parse(way, url)?.origin ?? '');
  }
  await asParameters(url);
  await afterForms(url);
  await asReferer(url);
  await asPath(url);
}

/** A page asked for by a guest shows links, one asked for by a customer leads on at once. */
async function asParameters(url: string): Promise<void> {
  const line = newLine(SECTION, 'pages with a hostile return address');
  const paths = RETURNING.flatMap(([page, name]) =>
    HOSTILE.map((address) => `${page}&${name}=${encodeURIComponent(address)}`),
  );
  await atOnce(paths, async (path) => {
    const customer = cookiesOf('redirects');
    const asked = [
      [path, ''],
      [path, customer],
      [withData(path), customer],
    ] as const;
    for (const [at, cookie] of asked) {
      const headers = { cookie };
      await stays(line, await fetch(url + at, { headers, redirect: 'manual' }), at, url);
    }
  });
}

/** Where a sign-in, a sign-up, a new password and a payment lead. */
async function afterForms(url: string): Promise<void> {
  const line = newLine(SECTION, 'where forms lead afterwards');
  await atOnce(HOSTILE, async (address) => {
    const query = new URLSearchParams({ returnTo: address });
    const visitor = `mock-visitor=r${HOSTILE.indexOf(address)}`;
    const sends = async (path: string, fields: Record<string, string>, cookie = visitor) => {
      const body = new URLSearchParams(fields);
      const headers = { origin: url, cookie };
      const init: RequestInit = { method: 'POST', headers, body, redirect: 'manual' };
      const answer = await fetch(url + path, init);
      await stays(line, answer.clone(), `POST ${path}`, url);
      return answer;
    };
    const signUp = { firstName: 'Ida', lastName: 'Berg', mobile: '5125550177' };
    const [password, email] = [PASSWORD, CLARAS_EMAIL];
    await sends(`/signup?${query}`, { ...signUp, email: 'ida.berg@example.com', password });
    const signedIn = await sends(`/signin?${query}`, { email, password });
    judge(line, `signing in to ${address}`, [signedIn.status !== 303 && 'is not answered 303']);
    await sends(withData(`/signin?${query}`), { email, password });
    const kept = pairsOf(await sends(`/forgot-password?${query}`, { email }));
    const planted = `return-to=${encodeURIComponent(address)}`;
    for (const cookie of [kept, planted]) {
      const reset = '/reset-password?token=reset-BPM-20417-1';
      await sends(reset, { password: 'Silver-Eagle1' }, `${visitor}; ${cookie}`);
      await sends(`/forgot-password?${query}`, { email });
    }
    const back = new URLSearchParams({ back: address, amount: '100', state: '1' });
    await sends(`/mock-payments/paypal?${back}`, { intent: 'cancel' });
    await sends(`/mock-payments/card?${back}`, { intent: 'cancel' });
  });
}

/** Forms without JavaScript lead back to the page that they were on. */
async function asReferer(url: string): Promise<void> {
  const line = newLine(SECTION, 'forms from a hostile page of the store');
  const forms = {
    '/cart/cart': 'intent=add&product=225134&quantity=1&source=instock',
    '/myaccounts/watchlist': 'watch=225134',
  };
  await atOnce(HOSTILE, async (address) => {
    const referer = encodeURI(address.toWellFormed()).replaceAll('%5C', '\\');
    for (const [path, body] of Object.entries(forms)) {
      for (const from of [`${url}/${referer}`, `${url}${referer}`, referer]) {
        const type = 'application/x-www-form-urlencoded';
        const headers = { origin: url, referer: from, 'content-type': type };
        const init: RequestInit = { method: 'POST', headers, body, redirect: 'manual' };
        const { headers: answered } = await fetch(url + path, init);
        const query = URL.parse(answered.get('location') ?? '', url)?.searchParams;
        const back = query?.get('returnTo') ?? query?.get('from') ?? '/';
        const asked = `${path} from ${from}`;
        judge(line, asked, [leadsAway(back, url, path) && `leads back to ${back}`]);
      }
    }
  });
}

/** Addresses that the store mends: categories, products and orders with another spelling. */
async function asPath(url: string): Promise<void> {
  const line = newLine(SECTION, 'hostile paths');
  const paths = HOSTILE.filter((address) => address.startsWith('/')).flatMap((address) => {
    const path = encodeURI(address).replaceAll('%5C', '\\').replaceAll('%25', '%');
    return ['', '/Silver-Bullion', '/orders/orderdetails'].flatMap((before) => [
      before + path,
      `${path}${before}/%2e%2e`,
    ]);
  });
  await atOnce(paths, async (path) => {
    const { host } = new URL(url);
    const headers = { host, cookie: cookiesOf('redirects') };
    const { status, headers: got, body } = await rawRequest(url, path, { headers });
    const { location = '', 'content-type': type = '' } = got;
    const answer = new Response([204, 304].includes(status) ? null : new Uint8Array(body), {
      status,
      headers: { location, 'content-type': type },
    });
    await stays(line, answer, path, url, got.location !== undefined);
  });
}

/** Judges where an answer leads: its redirect, and the addresses in its page or its data. */
async function stays(
  line: Line,
  answer: Response,
  asked: string,
  url: string,
  isRedirect = answer.headers.has('location'),
): Promise<void> {
  const text = await answer.text();
  const location = isRedirect ? [answer.headers.get('location') ?? ''] : [];
  const isPage = answer.headers.get('content-type')?.includes('html') ?? false;
  const ways = [...location, ...(isPage ? addressesIn(text) : textsIn(text))];
  const wrong = ways.find((way) => leadsAway(way, url, asked.split(' ').at(-1) ?? '/'));
  judge(line, asked, [
    answer.status >= 500 && `status ${answer.status}`,
    wrong !== undefined && `leads to ${wrong}`,
  ]);
}

/** The addresses in a page that are followed by a press, by sending a form, or by loading it. */
function addressesIn(html: string): string[] {
  const written = html.matchAll(/\s(?:href|src|action|formaction|content)="([^"]*)"/g);
  return [...written].map(([, value = '']) =>
    value
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) =>
        String.fromCodePoint(Number(`0x${code}`)),
      ),
  );
}

/** The texts in the data of a page, of which a redirect is one. */
function textsIn(data: string): string[] {
  return [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text);
}

/** Whether a browser on the page `at` would leave the store, or run something, for `way`. */
function leadsAway(way: string, url: string, at: string): boolean {
  const base = URL.parse(at, url);
  const target = URL.parse(way, base?.origin === url ? base : url);
  if (!target || target.origin === url) return false;
  if (/^(?:https?|ftp|blob):$/.test(target.protocol)) return !known.has(target.origin);
  return /^(?:javascript|vbscript|data:text)/.test(target.href);
}
