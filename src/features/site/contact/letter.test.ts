import { expect, test } from 'vitest';

import { letterStart } from './letter-start.ts';
import { letterWords, LONGEST_LETTER } from './letter.ts';

const RIGHT: Record<string, string> = {
  firstName: 'Ida',
  lastName: 'Berg',
  email: 'ida@example.com',
  topic: 'Product',
  invoice: '',
  text: 'The tube is open.',
};

/** The names of the refused fields if `typed` replaces valid values. */
function refused(typed: Record<string, string>): string[] {
  const words = letterWords((name) => ({ ...RIGHT, ...typed })[name] ?? '');
  return Object.entries(words).flatMap(([name, says]) => (says ? [name] : []));
}

test.each([
  {},
  { invoice: 'bpm 104512' },
  { topic: 'Accessibility' },
  { topic: 'Sell to us' },
  { text: 'x'.repeat(LONGEST_LETTER) },
  { text: '<b>what?</b>\n🪙' },
])('§5 a message is taken: %o', (typed) => {
  expect(refused(typed)).toEqual([]);
});

test.each([
  [{ firstName: ' ' }, 'firstName'],
  [{ lastName: '' }, 'lastName'],
  [{ email: 'ida@' }, 'email'],
  [{ topic: '' }, 'topic'],
  [{ topic: 'toString' }, 'topic'],
  [{ invoice: 'no idea' }, 'invoice'],
  [{ text: ' \n ' }, 'text'],
  [{ text: 'x'.repeat(LONGEST_LETTER + 1) }, 'text'],
])('§5 a message is refused for one field: %o', (typed, name) => {
  expect(refused(typed)).toEqual([name]);
});

function startOf(search: string) {
  return letterStart(new URLSearchParams(search));
}

test('an address fills in an order and a topic, and nothing else', () => {
  expect(startOf('order=bpm 104512&about=payment')).toEqual({
    invoice: 'BPM-104512',
    topic: 'Payment',
  });
  expect(startOf('order=BPM-104512&about=cancel')).toMatchObject({
    topic: 'Order',
    text: expect.stringMatching(/^Please cancel this order/),
  });
  expect(startOf('order=<b>&about=constructor&text=free')).toEqual({});
});
