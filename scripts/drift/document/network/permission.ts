import { BlockList, isIP, isIPv6 } from 'node:net';

import { Refusal } from '../../finding.ts';

/** Entries of `--allow-network`: hosts, with or without a port, addresses, networks, or `*`. */
export type Allowed = readonly string[];

const ANY_HOST = '*';

/** Special addresses of IPv4, by RFC 6890: this host, private, shared, local, for tests, multicast. */
const SPECIAL = blockList(
  'ipv4',
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24
  224.0.0.0/4 240.0.0.0/4`,
);
/** Of IPv6 only these are public, but for the special ones among them, some of which hold IPv4. */
const GLOBAL = blockList('ipv6', '2000::/3');
const SPECIAL_6 = blockList('ipv6', '2001::/23 2001:db8::/32 2002::/16 3fff::/20');

function blockList(family: 'ipv4' | 'ipv6', networks: string): BlockList {
  const list = new BlockList();
  for (const network of networks.split(/\s+/)) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether an address is reached from everywhere, and not one of this host or its networks. */
export function isPublic(address: string): boolean {
  if (!isIPv6(address)) return !SPECIAL.check(address, 'ipv4');
  return GLOBAL.check(address, 'ipv6') && !SPECIAL_6.check(address, 'ipv6');
}

/** Refuses a host that is not in the list, and http for one that is not named. */
export function checkHost(url: URL, allowed: Allowed): void {
  const host = hostOf(url);
  const isNamed = allowed.some((entry) => names(entry, host, url.port));
  if (url.username !== '' || url.password !== '') {
    throw new Refusal(2, `The address of ${url.host} holds a name or a password: leave them out.`);
  }
  if (url.protocol === 'http:' && !isNamed) {
    throw refusal(url, `is not encrypted; for this host alone, --allow-network=${url.host}`);
  }
  if (isNamed || allowed.includes(ANY_HOST)) return;
  throw refusal(url, `is not in --allow-network=${allowed.join(',')}`);
}

/** Refuses an address that is not public, unless it or its network is in the list. */
export function checkAddress(url: URL, address: string, allowed: Allowed): void {
  if (isPublic(address) || allowed.some((entry) => holds(entry, address))) return;
  const own = allowed.filter((entry) => entry !== ANY_HOST);
  const wanted = [...new Set([...own, url.host, address])].join(',');
  throw refusal(
    url,
    `is at ${address}, which is not public; allow that with --allow-network=${wanted}`,
  );
}

export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function names(entry: string, host: string, port: string): boolean {
  const [, name = entry, only] = /^([^:]+):(\d+)$/.exec(entry) ?? [];
  if (only !== undefined ? only !== port : port !== '' && isIP(name) === 0) return false;
  return name.toLowerCase() === host || (isIP(host) > 0 && holds(name, host));
}

/** Whether an entry is that address, or a network with it. */
function holds(entry: string, address: string): boolean {
  const bare = entry.replace(/^([\d.]+):\d+$/, '$1').replace(/^localhost(:\d+)?$/, 'localhost');
  if (bare === 'localhost') return address === '::1' || address.startsWith('127.');
  const [network = '', bits] = bare.split('/');
  const family = isIP(network);
  if (family === 0 || family !== isIP(address)) return false;
  const list = new BlockList();
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  list.addSubnet(network, bits === undefined ? (family === 6 ? 128 : 32) : Number(bits), kind);
  return list.check(address, kind);
}

export function refusal({ origin, pathname }: URL, says: string): Refusal {
  return new Refusal(3, `${origin}${pathname} ${says}.`);
}
