import ipaddr from 'ipaddr.js';

/** An address as proxies may write it: in quotes or brackets, with a port. */
const WRITTEN = /^"?(?:\[([\d.:a-f]+(?:%\w+)?)\](?::\d+)?|([\d.]+):\d+|([\d.:a-f]+(?:%\w+)?))"?$/i;
/** Characters; the longest address has a zone. */
const LONGEST = 100;

/**
 * The network of a shopper's address, which may have a port, brackets or a zone: that of IPv4 itself,
 * also inside of IPv6, and otherwise that of 64 bits, all of which one person may have. `undefined` if
 * the text is no address.
 */
export function networkIn(text = ''): string | undefined {
  const address = addressIn(text);
  if (!address) return undefined;
  const known = ipaddr.parse(address);
  if (known.kind() === 'ipv4') return address;
  return known.toNormalizedString().split(':').slice(0, 4).join(':');
}

/** An address alone. */
export function addressIn(text = ''): string | undefined {
  const [, inBrackets, withPort, plain] = WRITTEN.exec(text.trim().slice(0, LONGEST)) ?? [];
  const [address = ''] = (inBrackets ?? withPort ?? plain ?? '').split('%', 1);
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : undefined;
}
