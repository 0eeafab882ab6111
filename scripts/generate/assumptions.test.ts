import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { assumptionsTable } from './assumptions.ts';
import type { OpenApi } from './document.ts';

const api = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as OpenApi;
const table = await readFile('docs/assumptions.md', 'utf8');

test('every assumption of the contract is a line of the document', () => {
  const assumed = reasons(api).toSorted();
  expect(assumed.length).toBeGreaterThan(300);
  expect(written(table).toSorted()).toEqual(assumed);
});

test('an assumption about a parameter counts, on the parameter and on its schema', () => {
  const lines = assumptionsTable(
    withParameters([
      { name: 'own', in: 'query', 'x-provenance': { assumed: 'On the parameter.' } },
      { name: 'inner', in: 'query', schema: { 'x-provenance': { assumed: 'On the schema.' } } },
      { name: 'known', in: 'query', schema: { 'x-provenance': { documented: '§7 Orders' } } },
      { name: 'named', in: 'query', schema: { $ref: '#/components/schemas/Metal' } },
    ]),
  ).split('\n');
  expect(lines).toContain('| `/orders own` | parameter | On the parameter. | |');
  expect(lines).toContain('| `/orders inner` | parameter | On the schema. | |');
  expect(lines).toContain('## Parameters (2)');
});

/** The reason for each line of the document. */
function written(document: string): string[] {
  const rows = document.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) => line.split(/(?<!\\) \| /)[2]?.replace(/ \| *\|$/, '') ?? '');
}

/** All reasons in the contract, in the spelling of the document. */
function reasons(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const below = Object.values(part).flatMap(reasons);
  const { assumed } = (part as { 'x-provenance'?: { assumed?: string } })['x-provenance'] ?? {};
  return assumed
    ? [assumed.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim(), ...below]
    : below;
}

type Parameters = OpenApi['paths'][string][string]['parameters'];

function withParameters(parameters: Parameters): OpenApi {
  const operation = {
    operationId: 'getOrders',
    summary: 'Get orders',
    tags: ['orders'] as [string],
  };
  const get = { ...operation, security: [], responses: {}, ...(parameters && { parameters }) };
  const schemas = { Metal: { 'x-provenance': { assumed: 'On the schema with a name.' } } };
  return { paths: { '/orders': { get } }, components: { schemas } };
}
