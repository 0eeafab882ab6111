/**
 * Every cookie is read and written here, always SameSite=Lax. React Router's `createCookie` writes
 * base64 of JSON, which `early.js` and the scripts of the page could not read.
 *
 * The server uses the `cookie` package. In the browser it would be 0.8 kB (brotli) of every first
 * load, so the page has a reader and a serializer of its own; a test holds them against the package.
 */
import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * The cookies that no script reads or writes. The server's front door calls them `__Host-…` over TLS,
 * so that no other site of the same domain can write them; nobody else knows that name.
 */
export const SERVER_ONLY: ReadonlySet<string> = new Set([
  'checkout',
  'checkout-prices',
  'checkout-refused',
  'device',
  'guest',
  ...(__MOCK__ ? ['mock-visitor'] : []),
  'payment-asked',
  'placed',
  'return-to',
  'session',
]);

/** `maxAge` in seconds; without it the browser forgets the cookie when it is closed. */
type CookieOptions = {
  maxAge?: number;
  /** Whether the value is written by `encodeURIComponent`, for `readDecoded`; else it stays as it is. */
  encoded?: boolean;
};

/**
 * A `Set-Cookie` line, or an assignment to `document.cookie`: the two are written alike. An empty
 * value takes the cookie away. On the server, the front door adds `Secure` over TLS.
 */
export function serializeCookie(name: string, value: string, options: CookieOptions = {}): string {
  if (!import.meta.env.SSR) {
    return serializeInBrowser(name, value, { ...options, secure: location.protocol === 'https:' });
  }
  const { encoded, maxAge } = options;
  const life = value ? maxAge : 0;
  const httpOnly = SERVER_ONLY.has(name);
  return stringifySetCookie(
    {
      name,
      value,
      path: '/',
      sameSite: 'lax',
      httpOnly,
      ...(life !== undefined && { maxAge: life }),
    },
    { encode: encoded ? encodeURIComponent : asItIs },
  );
}

/** The value of a cookie as it was written, undecoded; `undefined` without one. */
export function readCookie(cookies: string | null, name: string): string | undefined {
  if (!import.meta.env.SSR) return readInBrowser(cookies, name);
  return parseCookie(cookies ?? '', { decode: asItIs })[name];
}

/** The same, decoded, for what was written with `encoded`. A value that is no code stays as it is. */
export function readDecoded(cookies: string | null, name: string): string | undefined {
  const value = readCookie(cookies, name);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** For the values that the page itself writes, which need no check. No script can write HttpOnly. */
export function serializeInBrowser(
  name: string,
  value: string,
  { encoded, maxAge, secure }: CookieOptions & { secure: boolean },
): string {
  const life = value ? maxAge : 0;
  const text = encoded ? encodeURIComponent(value) : value;
  const age = life === undefined ? '' : `; Max-Age=${life}`;
  return `${name}=${text}${age}; Path=/${secure ? '; Secure' : ''}; SameSite=Lax`;
}

export function readInBrowser(cookies: string | null, name: string): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function asItIs(text: string): string {
  return text;
}
