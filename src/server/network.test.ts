import { expect, test } from 'vitest';

import { parseNetwork } from './network.ts';

test.each([
  ['192.0.2.9', '192.0.2.9'],
  [' 192.0.2.9:4711', '192.0.2.9'],
  ['::ffff:192.0.2.9', '192.0.2.9'],
  ['[::ffff:192.0.2.9]:443', '192.0.2.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2'],
  ['"[2001:db8:1:2::6]:8080"', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['[fe80::1%25]:80', 'fe80:0:0:0'],
])('%s is of the network %s', (text, network) => {
  expect(parseNetwork(text)).toBe(network);
});

test.each([
  '',
  'unknown',
  '_hidden',
  'example.com',
  '192.0.2.9:port',
  '[192.0.2.9',
  'a'.repeat(9e4),
])('%.20s is no address', (text) => {
  expect(parseNetwork(text)).toBeUndefined();
});
