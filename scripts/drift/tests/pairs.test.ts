import { expect, test } from 'vitest';

import { compareDocuments, verdictOf } from '../spec/leg.ts';
import { documentFrom } from '../document/document.ts';
import { allPairs } from './pairs.ts';

const PAIRS = allPairs();

test('there are at least 150 pairs, each with a reason', () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(150);
  expect(PAIRS.filter(({ why }) => why.length < 5)).toEqual([]);
});

test.each(PAIRS)('$name: $expected, as $why', ({ base, revision, expected }) => {
  const found = compareDocuments(documentFrom(base), documentFrom(revision));
  expect({ verdict: verdictOf(found), found: found.map(({ id }) => id) }).toMatchObject({
    verdict: expected,
  });
});
