import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { documentFrom } from '../document/document.ts';
import { compareDocuments } from '../spec/leg.ts';
import { RULES } from './rules.ts';
import { rulesTable } from './table.ts';

function found(base: unknown, revision: unknown) {
  return compareDocuments(documentFrom(base), documentFrom(revision));
}

test('there are at least 70 rules, each with an id of its own', () => {
  expect(RULES.length).toBeGreaterThanOrEqual(70);
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});

test.each(RULES)('$id is what its example gives, and nothing else', ({ id, wire, example }) => {
  expect(found(...example)).toMatchObject([{ id, wire }]);
});

test.each(RULES)(
  '$id gives $swapped the other way round',
  ({ swapped, example: [base, revision] }) => {
    expect(found(revision, base).map(({ id }) => id)).toEqual([swapped]);
  },
);

test.each(RULES)('$id is not given for what does not change', ({ example }) => {
  for (const each of example) expect(found(each, each)).toEqual([]);
});

test('the page of the rules is as they are', () => {
  expect(readFileSync(new URL('../rules.md', import.meta.url), 'utf8')).toBe(rulesTable());
});
