import { expect, test } from 'vitest';

import { linesOf } from './text-places.ts';
import { readYaml } from './yaml.ts';

const TEXT = `
openapi: 3.1.0
'quoted': &shared
  list:
    - plain
    - { in: "flow", a/b: [1, 0x1F] }
merged:
  <<: *shared
  own: |
    a text
same: *shared
`;

test('YAML is read with what is merged and what is shared', () => {
  const shared = { list: ['plain', { in: 'flow', 'a/b': [1, 31] }] };
  expect(readYaml(TEXT).value).toEqual({
    openapi: '3.1.0',
    quoted: shared,
    merged: { ...shared, own: 'a text\n' },
    same: shared,
  });
});

test.each([
  [[], 1, 1],
  [['openapi'], 2, 1],
  [['quoted'], 3, 1],
  [['quoted', 'list', '0'], 5, 7],
  [['quoted', 'list', '1'], 6, 7],
  [['quoted', 'list', '1', 'a/b'], 6, 21],
  [['quoted', 'list', '1', 'a/b', '1'], 6, 30],
  [['merged', 'own'], 9, 3],
  // What an alias or a merge key brings is told where it is brought.
  [['merged', 'list', '0'], 7, 1],
  [['same', 'list'], 11, 1],
  [['none', 'such'], 1, 1],
])('the place of %j is line %i, column %i', (names, line, column) => {
  const lineOf = linesOf(TEXT);
  expect(lineOf(readYaml(TEXT).offsetOf(names))).toEqual({ line, column });
});

test.each([
  ['a: 1\na: 2', /duplicated/],
  ['a: [1', /flow/],
  ['a: *none', /unidentified alias/],
  ['a: &x [*x]', /contains itself/],
  ['a: 1\n---\nb: 2', /several documents/],
])('%j is refused with its reason', (text, reason) => {
  expect(() => readYaml(text)).toThrow(reason);
});
