import { SERVER_ONLY } from '#lib/cookie.ts';

const PREFIX = '__Host-';

/**
 * The cookies of a request that came over TLS, by the names that the store knows. Those that only the
 * server writes count only with their prefix: anything else may be another site's of the same domain.
 */
export function withoutPrefix(cookies: string): string {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs
    .filter((pair) => !SERVER_ONLY.has(nameOf(pair)))
    .map((pair) => (isPrefixed(pair) ? pair.slice(PREFIX.length) : pair))
    .join('; ');
}

/** A `Set-Cookie` line as it leaves over TLS. */
export function overTls(line: string): string {
  const name = SERVER_ONLY.has(nameOf(line)) ? PREFIX : '';
  return /;\s*Secure\b/i.test(line) ? name + line : `${name}${line}; Secure`;
}

function isPrefixed(pair: string): boolean {
  return pair.startsWith(PREFIX) && SERVER_ONLY.has(nameOf(pair.slice(PREFIX.length)));
}

function nameOf(pair: string): string {
  return pair.split('=', 1)[0]?.trim() ?? '';
}
