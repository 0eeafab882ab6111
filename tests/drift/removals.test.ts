import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { documentFrom } from '../../scripts/drift/document/document.ts';
import { compareDocuments } from '../../scripts/drift/spec/leg.ts';
import { removals, reordered } from './removals.ts';
import type { Fields } from './removable.ts';

const DOCUMENTS: [file: string, nodes: number, kinds: number][] = [
  ['tests/drift/exchanges/contract.yaml', 150, 15],
  ['generated/openapi.json', 20, 15],
];

test.each(DOCUMENTS)('what is removed from %s is told', (file, nodes, kinds) => {
  const document = parse(readFileSync(file, 'utf8')) as Fields;
  const outcomes = removals(document, nodes);
  expect(outcomes.filter(({ right }) => !right)).toEqual([]);
  expect(new Set(outcomes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(kinds);
});

test.each(DOCUMENTS)('%s in another order says the same', (file) => {
  const document = parse(readFileSync(file, 'utf8')) as Fields;
  expect(compareDocuments(documentFrom(document), documentFrom(reordered(document)))).toEqual([]);
});
