import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';

import { overTls, withoutPrefix } from './cookies.ts';

test.each([
  [
    'session=t; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    '__Host-session=t; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
  ],
  ['pay=card; Path=/; SameSite=Lax', 'pay=card; Path=/; SameSite=Lax; Secure'],
  ['pay=Secure; Path=/; Secure', 'pay=Secure; Path=/; Secure'],
])('%s leaves as %s', (line, expected) => {
  expect(overTls(line)).toBe(expected);
});

test.each([
  ['__Host-session=t; pay=card', 'session=t; pay=card'],
  ['session=planted; __Host-session=t', 'session=t'],
  ['session=planted; pay=card', 'pay=card'],
  ['__Host-pay=card; __Host-__Host-session=t', '__Host-pay=card; __Host-__Host-session=t'],
  ['', ''],
])('%s is read as %s', (sent, expected) => {
  expect(withoutPrefix(sent)).toBe(expected);
});

test('no text makes a session that has no prefix', () => {
  assert(
    property(array(string()), (parts) => {
      const sent = parts.map((part) => part.replaceAll('__Host-', '')).join(';session=t;');
      expect(withoutPrefix(sent)).not.toMatch(/(?:^|;\s*)session=/);
    }),
  );
});
