import { operations, type OperationId } from '#generated/operations.ts';

import type { Input } from '../../contract/ask.ts';
import { oneOfEach } from './inputs.ts';

/** One request to the store. `about` names the place that holds the hostile input. */
export type Asked = { about: string; path: string; init?: RequestInit };

/** Every cookie that the store or its mock backend reads. */
const COOKIES = words(`
  cart cart-asked checkout checkout-prices counted-order coupon guest guest-id mock-scenario
  mock-visitor page-views pay payment-asked checkout-refused placed return-to session signed-in
  watch-done watch-wish
`);

/** Pages that between them read every cookie. */
const COOKIE_PAGES = ['/cart/cart', '/checkout/review', '/signin'];

/** Every parameter that a page reads, and some that none does. */
const PARAMETERS = words(`
  searchkey sort metal form mint year priceMin priceMax page view returnTo token customerId
  email expired reset signedOut connected did from size quantity product range invoice status
  days search state ending scenario folder message watch constructor __proto__
`);

/** Characters that an address can hold when each is written as three. */
const LONG = 5_000;
const LONG_TURNS = 10;

/** The addresses of a route with `input` as each part that is filled in, as a page and as data. */
export function addresses(route: string, input: string): Asked[] {
  const short = input.slice(0, LONG);
  const filled = encoded(route, short);
  const raw = encodeURI(route.replaceAll(/:\w+\??|\*/g, () => lone(short)));
  return [filled, raw].flatMap((path) => [
    { about: `path ${route}`, path: `/${path}` },
    { about: `data ${route}`, path: `/${path}.data` },
  ]);
}

function encoded(route: string, input: string): string {
  return route.replaceAll(/:\w+\??|\*/g, () => encodeURIComponent(lone(input)));
}

/** A page with `input` as every parameter, coded or by turns as it stands, and as a name. */
export function queries(path: string, input: string, turn: number): Asked[] {
  const about = `query ${path}`;
  const short = input.slice(0, LONG);
  const all = new URLSearchParams(PARAMETERS.map((name) => [name, short]));
  const raw = PARAMETERS.map((name) => `${name}=${encodeURI(lone(short))}`).join('&');
  const named = new URLSearchParams([[short, '1']]);
  // As much as fits into an address, in some parameters each turn.
  const long =
    input.length <= LONG ? [] : PARAMETERS.filter((_, at) => at % LONG_TURNS === turn % LONG_TURNS);
  const ones = long.map((name) => new URLSearchParams([[name, input.slice(0, LONG)]]));
  return [turn % 2 === 0 ? all : raw, named, ...ones].map((query) => ({
    about,
    path: `${path}?${query}`,
  }));
}

export function cookies(input: string): Asked[] {
  // What cannot stand in a header at all is refused by the client.
  const short = input.slice(0, LONG);
  const values = [encodeURIComponent(lone(short)), short].filter((text) => fitsHeader(text));
  return COOKIES.flatMap((name) =>
    values.flatMap((value) =>
      COOKIE_PAGES.map((path) => ({
        about: `cookie ${name}`,
        path,
        init: { headers: { cookie: `signed-in=1; ${name}=${value}` } },
      })),
    ),
  );
}

/** Sign-ins with `input` in what decides by whom and for whom a try is counted. */
export function tries(input: string): Asked[] {
  const text = lone(input.slice(0, LONG));
  const body = { emailId: text, password: 'Wrong-Leaf9' };
  const headers = { 'content-type': 'application/json' };
  const cookie = `device=${encodeURIComponent(text)}`;
  const inits: RequestInit[] = [
    ...(fitsHeader(text) ? [{ headers: { ...headers, 'x-forwarded-for': text } }] : []),
    { headers: { ...headers, cookie } },
    { headers: { ...headers, cookie: `${cookie}.a.0.9~${encodeURIComponent(text)}` } },
    { headers },
  ];
  const query = new URLSearchParams({ email: text, [text]: '1' });
  return inits.map((init) => ({
    about: 'try to sign in',
    path: `/api/Authentication/SignIn?${query}`,
    init: { method: 'POST', body: JSON.stringify(body), ...init },
  }));
}

/**
 * Valid calls of an operation with a hostile input in place of the body and of each parameter and
 * field, one at a time. Each of these places meets an input of each class, from the next `turn` on.
 */
export function calls(id: OperationId, valid: Input, turn: number): Asked[] {
  const { path, parameters } = operations[id];
  const body = (valid.body ?? {}) as object;
  const places: ((input: string) => Input)[] = [
    (input) => ({ ...valid, text: input }),
    ...parameters.map(({ name, in: place }) => (input: string) => ({
      ...valid,
      [place]: { ...valid[place as 'query'], [name]: input },
    })),
    ...Object.keys(body).map((name) => (input: string) => ({
      ...valid,
      body: { ...body, [name]: input },
    })),
  ];
  return places
    .flatMap((changed, at) => oneOfEach(turn + at).map(changed))
    .map((call) => ({ about: `call ${id}`, path: addressOf(path, call), init: initOf(id, call) }));
}

function addressOf(path: string, { path: parts = {}, query = {} }: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(lone(String(parts[name] ?? ''))),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    ),
  );
  return `${filled}?${search}`;
}

function initOf(id: OperationId, { header = {}, body, text }: Input): RequestInit {
  const { method, body: type } = operations[id];
  const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' });
  for (const [name, value] of Object.entries(header)) {
    if (fitsHeader(String(value))) headers.set(name, String(value));
  }
  if (type === null) return { method, headers };
  headers.set('content-type', type);
  return { method, headers, body: text ?? JSON.stringify(body ?? {}) };
}

/** The words of a text, for long lists. */
function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Half a pair of surrogates is no text that an address can hold. */
function lone(input: string): string {
  return input.toWellFormed();
}

/** Whether a client sends `text` in a header at all. */
function fitsHeader(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
