import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { documentFrom } from '../document/document.ts';
import { compareDocuments } from '../spec/leg.ts';
import { CONTRACT } from './exchanges/rows.ts';
import { removals, reordered } from './removals.ts';
import type { Fields } from './removable.ts';

const DOCUMENT = parse(readFileSync(CONTRACT, 'utf8')) as Fields;

test('what is removed from a contract is told', () => {
  const outcomes = removals(DOCUMENT, 150);
  expect(outcomes.filter(({ right }) => !right)).toEqual([]);
  expect(new Set(outcomes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
});

test('a contract in another order says the same', () => {
  expect(compareDocuments(documentFrom(DOCUMENT), documentFrom(reordered(DOCUMENT)))).toEqual([]);
});
