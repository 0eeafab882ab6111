import ipaddr from 'ipaddr.js';

/** Addresses as proxies write them: in quotes or brackets, with a port. */
const WRITTEN = /^"?(?:\[([\d.:a-f]+(?:%\w+)?)\](?::\d+)?|([\d.]+):\d+|([\d.:a-f]+(?:%\w+)?))"?$/i;
/** Characters; the longest address has a zone. */
const LONGEST = 100;

/**
 * The network of a shopper's address: the address itself in IPv4, also inside IPv6, else its first 64
 * bits, which one person may own. `undefined` for text that is no address.
 */
export function parseNetwork(text = ''): string | undefined {
  const address = parseAddress(text);
  if (!address) return undefined;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return address;
  return parsed.toNormalizedString().split(':').slice(0, 4).join(':');
}

/** An address without port, brackets or zone. */
export function parseAddress(text = ''): string | undefined {
  const [, inBrackets, withPort, plain] = WRITTEN.exec(text.trim().slice(0, LONGEST)) ?? [];
  const [address = ''] = (inBrackets ?? withPort ?? plain ?? '').split('%', 1);
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : undefined;
}
