import { expect, test } from 'vitest';

import { redacted } from './redact.ts';
import { redactText } from './secrets.ts';

test.each([
  ['Authorization: Bearer abc.def-123', 'Authorization: Bearer [redacted]'],
  ['eyJhbGciOi.eyJzdWIiOiIx.SflKxwRJ', '[redacted]'],
  ['clara.whitfield@example.com wrote', '[e-mail] wrote'],
  ['/a?emailId=clara%40example.com&size=5', '/a?emailId=[e-mail]&size=5'],
  ['/a?token=tok-1&metal=gold', '/a?token=[redacted]&metal=gold'],
  ['/a?newPassword=Maple-Leaf9', '/a?newPassword=[redacted]'],
  ['4111 1111 1111 1111 and 4111111111111111', '[card number] and [card number]'],
  ['1234567890123 is no card, nor is 20261122', '1234567890123 is no card, nor is 20261122'],
  ['set-cookie: session=1; Path=/', 'set-cookie: [redacted]'],
  ['a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6', '[redacted]'],
  [
    'getProducts response 200 /dataList/searchProducts',
    'getProducts response 200 /dataList/searchProducts',
  ],
])('%s', (text, clean) => {
  expect(redactText(text)).toBe(clean);
});

test.each(['a', '1', 'a%40', '-eyJ', '4 ', 'a=', 'cookie '])(
  'a long text of %j is read at once',
  (part) => {
    const before = performance.now();
    redactText(part.repeat(500_000 / part.length));
    expect(performance.now() - before).toBeLessThan(1_000);
  },
);

test('a witness keeps its shape and loses what is somebody’s own', () => {
  const value = {
    password: 'x',
    card: { cardNumber: 4_111_111_111_111_111 },
    note: 'to a@b.de',
    total: 5,
  };
  const { witness } = redacted({
    id: 'a',
    wire: 'breaking',
    code: 'none',
    direction: 'request',
    title: '',
    explanation: '',
    operations: [],
    pointer: '',
    at: 'signIn request /body',
    location: { file: 'a', line: 1, column: 1 },
    witness: { value, acceptedBy: 'sender', refusedBy: 'contract', reason: 'x' },
  });
  expect(witness?.value).toEqual({
    password: '[redacted]',
    card: { cardNumber: '[redacted]' },
    note: 'to [e-mail]',
    total: 5,
  });
});
