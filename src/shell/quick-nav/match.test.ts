import { expect, test } from 'vitest';

import type { Entry } from './entries.ts';
import { match } from './match.ts';

const entry = (label: string, more: Partial<Entry> = {}): Entry => ({
  id: label,
  href: `/${label}`,
  label,
  ...more,
});

const ENTRIES = [
  entry('Cart', { also: 'basket' }),
  entry('Gold price chart'),
  entry('1/10 oz coins', { under: 'Gold, by weight' }),
  entry('American Gold Eagles'),
  entry('Gold'),
];

test.each([
  ['', ['Cart', 'Gold price chart', '1/10 oz coins', 'American Gold Eagles', 'Gold']],
  ['gold', ['Gold price chart', 'Gold', 'American Gold Eagles', '1/10 oz coins']],
  ['GOLD  pr', ['Gold price chart']],
  ['chart gold', ['Gold price chart']],
  ['bask', ['Cart']],
  ['1/10', ['1/10 oz coins']],
  ['éagles', []],
  ['old', []],
  ['(', ['Cart', 'Gold price chart', '1/10 oz coins', 'American Gold Eagles', 'Gold']],
])('“%s” finds the beginnings of words, own names first', (typed, labels) => {
  expect(match(ENTRIES, typed).map(({ label }) => label)).toEqual(labels);
});
