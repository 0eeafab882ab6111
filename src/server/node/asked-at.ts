import type { IncomingMessage } from 'node:http';

import proxyAddr from 'proxy-addr';

import { VIA } from '#gateway/limiter.server.ts';
import { parseAddress, parseNetwork } from '#server/network.ts';
import { pathRefusal } from '#server/path.ts';

const HOUR_MS = 3_600_000;

/** The store's own address if `ORIGIN` names it, such as https://shop.example. */
export function ownOrigin(): URL | undefined {
  const value = process.env['ORIGIN'];
  if (!value) return undefined;
  const origin = URL.parse(value);
  if (origin && /^https?:$/.test(origin.protocol) && origin.href === `${origin.origin}/`) {
    return origin;
  }
  throw new Error(`ORIGIN must be an address such as https://shop.example, but it is "${value}".`);
}

/**
 * Reads the address that a browser asked for. `undefined` if there can be none, such as a path
 * without a slash or a host that is no name. Proxies listed in `TRUST_PROXY` (addresses, networks in
 * CIDR notation, `loopback`, `linklocal` or `uniquelocal`) may name another scheme and host.
 */
export function addressReader(): (request: IncomingMessage) => URL | undefined {
  const origin = ownOrigin();
  const isTrusted = trustedProxies();
  return ({ url = '', headers, socket }) => {
    if (pathRefusal(url)) return undefined;
    if (origin) return URL.parse(origin.origin + url) ?? undefined;
    const forwarded = isTrusted(socket.remoteAddress ?? '', 0) ? headers : {};
    const host = first(forwarded['x-forwarded-host']) ?? headers.host ?? '';
    const scheme = first(forwarded['x-forwarded-proto']) === 'https' ? 'https' : 'http';
    const address = URL.parse(`${scheme}://${host}${url}`);
    return address?.host === host.toLowerCase() ? address : undefined;
  };
}

/**
 * Reads the network of a shopper, past the proxies in `TRUST_PROXY`. If they name none, uses the proxy
 * itself and logs that once an hour.
 */
export function clientReader(): (request: IncomingMessage) => string {
  const isTrusted = trustedProxies();
  let quietUntil = 0;
  return (request) => {
    const hops = proxyAddr.all(request, (hop, index) => isTrusted(parseAddress(hop) ?? '', index));
    const network = parseNetwork(hops.at(-1));
    if (network) return network;
    const proxy = parseAddress(hops.at(-2)) ?? 'an unknown proxy';
    if (Date.now() >= quietUntil) {
      quietUntil = Date.now() + HOUR_MS;
      console.warn(
        `X-Forwarded-For names no address: all shoppers behind ${proxy} share one count.`,
      );
    }
    return VIA + proxy;
  };
}

function trustedProxies() {
  return proxyAddr.compile((process.env['TRUST_PROXY'] ?? '').split(/[\s,]+/).filter(Boolean));
}

function first(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',', 1)[0]?.trim();
}
