import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { fingerprintOf } from '../../scripts/drift/fingerprint.ts';
import { documentFrom } from '../../scripts/drift/document/document.ts';
import { compareDocuments, lookAtDocuments } from '../../scripts/drift/spec/leg.ts';
import type { Fields } from '../../scripts/drift/tests/removable.ts';
import { removals, reordered } from '../../scripts/drift/tests/removals.ts';

const BASE = 'generated/openapi.json';

type Schema = Record<string, unknown> & { enum: string[]; required: string[] };

test('five edits in shared schemas are five findings, each with its operations', async () => {
  const document = JSON.parse(await readFile(BASE, 'utf8')) as {
    components: { schemas: Record<string, Schema> };
  };
  const edit = (name: string, change: (schema: Schema) => void) => {
    const schema = document.components.schemas[name];
    if (!schema) throw new Error(`There is no ${name}.`);
    change(schema);
  };
  edit('Price', (schema) => (schema['maximum'] = 100_000));
  edit('CustomerId', (schema) => (schema['maxLength'] = 20));
  edit('Metal', (schema) => schema.enum.push('rhodium'));
  edit('PersonName', (schema) => (schema['minLength'] = 2));
  edit('Facet', (schema) => schema.required.splice(schema.required.indexOf('count'), 1));
  const folder = await mkdtemp(join(tmpdir(), 'drift-'));
  const revision = join(folder, 'revision.json');
  await writeFile(revision, JSON.stringify(document, undefined, 2));
  const { drifts: found } = await lookAtDocuments({ base: BASE, revision });
  await rm(folder, { recursive: true });
  expect(found.map(({ id, wire }) => [id, wire]).toSorted()).toEqual([
    ['request-max-length-narrowed', 'breaking'],
    ['request-maximum-narrowed', 'breaking'],
    ['request-min-length-narrowed', 'breaking'],
    ['response-enum-grew', 'risky'],
    ['response-property-became-optional', 'breaking'],
  ]);
  expect(found.every(({ operations }) => operations.length > 0)).toBe(true);
  expect(found.filter(({ wire }) => wire === 'breaking').every(({ witness }) => witness)).toBe(
    true,
  );
  expect(new Set(found.map(fingerprintOf)).size).toBe(5);
});

test('what is removed from the contract is told, and another order of it is nothing', async () => {
  const document = JSON.parse(await readFile(BASE, 'utf8')) as Fields;
  const outcomes = removals(document, 20);
  expect(outcomes.filter(({ right }) => !right)).toEqual([]);
  expect(new Set(outcomes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
  expect(compareDocuments(documentFrom(document), documentFrom(reordered(document)))).toEqual([]);
});
