import type { IncomingMessage } from 'node:http';

import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

import { pathRefusal } from '#server/path.ts';

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
 * Reads the address of a shopper, past the proxies in `TRUST_PROXY`. In IPv6 it is the network of 64
 * bits, all of which one person may have.
 */
export function clientReader(): (request: IncomingMessage) => string {
  const isTrusted = trustedProxies();
  return (request) => {
    const seen = proxyAddr(request, isTrusted);
    if (!ipaddr.isValid(seen)) return '';
    const address = ipaddr.process(seen);
    if (address.kind() === 'ipv4') return address.toString();
    return address.toNormalizedString().split(':').slice(0, 4).join(':');
  };
}

function trustedProxies() {
  return proxyAddr.compile((process.env['TRUST_PROXY'] ?? '').split(/[\s,]+/).filter(Boolean));
}

function first(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',', 1)[0]?.trim();
}
