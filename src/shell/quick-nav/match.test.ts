import { expect, test } from 'vitest';

import type { Entry } from './entries.ts';
import { fitsBetter, match } from './match.ts';

const entry = (label: string, more: Partial<Entry> = {}): Entry => ({
  id: label,
  href: `/${label}`,
  label,
  ...more,
});

const ENTRIES = [
  entry('Cart', { also: 'basket' }),
  entry('Golden State Mint'),
  entry('Gold price chart'),
  entry('1/10 oz coins', { under: 'Gold, by weight' }),
  entry('American Gold Eagles'),
  entry('Gold'),
  entry('Casa de Moneda de México'),
];

const ALL = ENTRIES.map(({ label }) => label);

test.each([
  ['', ALL],
  [
    'gold',
    ['Gold', 'Gold price chart', 'Golden State Mint', 'American Gold Eagles', '1/10 oz coins'],
  ],
  ['GOLD  pr', ['Gold price chart']],
  ['chart gold', ['Gold price chart']],
  ['bask', ['Cart']],
  ['1/10', ['1/10 oz coins']],
  ['éagles', ['American Gold Eagles']],
  ['mexico', ['Casa de Moneda de México']],
  ['old', []],
  ['(', ALL],
])('“%s” finds the beginnings of words, and the name itself comes first', (typed, labels) => {
  expect(match(ENTRIES, typed).map(({ label }) => label)).toEqual(labels);
});

test('what is called so goes before what may be meant', () => {
  const inbox = match([entry('Notifications', { also: 'inbox messages' })], 'messages');
  const log = match([entry('Earlier messages')], 'messages');
  expect(fitsBetter(log, inbox, 'messages')).toBe(true);
  expect(fitsBetter(inbox, log, 'messages')).toBe(false);
  expect(fitsBetter(log, [], 'messages')).toBe(true);
  expect(fitsBetter(log, inbox, ''), 'nothing is typed').toBe(false);
});
