import { expect, test } from 'vitest';

import { messageKind } from './message-kind.ts';

test.each([
  ['Your order was placed with success.', 'done'],
  ['Success! Your alert is set.', 'done'],
  ['Your wire payment HAS BEEN RECEIVED.', 'done'],
  ['Your order was cancelled.', 'cancelled'],
  ['Your order was canceled.', 'cancelled'],
  ['Your order shipped today.', 'shipped'],
  ['It ships 1 to 3 business days after that.', 'waiting'],
  ['Back in stock: the Britannia.', 'news'],
  ['Your change was unsuccessful.', 'news'],
  ['', 'news'],
])('§4 “%s” is %s', (text, kind) => {
  expect(messageKind(text)).toBe(kind);
});

test('§4 of several keywords the first in the list decides', () => {
  expect(messageKind('Shipped, and your payment has been received.')).toBe('done');
  expect(messageKind('Cancelled before it was shipped.')).toBe('cancelled');
});
