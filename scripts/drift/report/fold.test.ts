import { expect, test } from 'vitest';

import { folded } from './fold.ts';
import { operationWords } from './words.ts';

const words = Array.from({ length: 40 }, (_, index) => `"a, word ${index}"`);
const signed = (sign: string) => words.map((word) => sign + word).join(' ');
const FIRST = '"a, word 0", "a, word 1"';

test.each([
  [
    `Query sort: only ${words.join(', ')} from now on`,
    /^Query sort: only (.*) and \d\d more from now on$/,
  ],
  [`Query sort: enum ${signed('+')}`, /^Query sort: enum \+"a, word 0" .* and \d\d more$/],
  [
    `Query sort: enum ${signed('−')} ${signed('+')}`,
    /: enum −"a, word 0" .* and \d\d more \+"a, word 0" .* and \d\d more$/,
  ],
  [
    `X: x-extensible-enum ${words.join(', ')} → none`,
    /^X: x-extensible-enum .* and \d\d more → none$/,
  ],
  [
    `getA: operationId ${'get-a'.repeat(20)} → ${'get-b'.repeat(20)}`,
    /^getA: operationId get-.*…get-a.* → get-b.*…get-b.*$/,
  ],
  [
    `Response 200, field ${'items[].'.repeat(40)}end: is gone`,
    /^Response 200, field items.*…items.*\.end: is gone$/,
  ],
  ['x'.repeat(5_000), /^x+…x+$/],
  ['😀'.repeat(100), /^(?:😀)+…(?:😀)+$/u],
  [`A: pattern ${'"[a-z]'.repeat(60)} → none`, /^A: pattern .* → none$/],
])('a title that is too long keeps what can be read: %#', (title, like) => {
  expect(title.length).toBeGreaterThan(160);
  expect(folded(title)).toMatch(like);
  expect(folded(title).length).toBeLessThanOrEqual(160);
  expect(folded(title).length).toBeGreaterThan(100);
});

test('the number of what is left out is that of the whole list', () => {
  const title = folded(`Query sort: only ${words.join(', ')} from now on`);
  const [, listed = '', more] = /only (.*) and (\d+) more/.exec(title) ?? [];
  expect(listed.startsWith(FIRST)).toBe(true);
  expect(listed.split('", "').length + Number(more)).toBe(words.length);
});

test('a title that fits stays as it is', () => {
  const title = `Query sort: only "a", "b", "c" from now on. ${'x'.repeat(100)}`;
  expect(folded(title)).toBe(title);
});

test('of many operations the number is told, and the first', () => {
  const operations = Array.from({ length: 37 }, (_, index) => `get${index}`);
  expect(operationWords({ operations })).toBe('37 operations: get0, get1, get2 and 34 more');
  expect(operationWords({ operations: operations.slice(0, 2) })).toBe('get0, get1');
});
