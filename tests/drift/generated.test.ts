import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { loadDocument } from '../../scripts/drift/document/document.ts';
import { operationsOf } from '../../scripts/drift/document/operations.ts';
import { argumentSets } from '../../scripts/drift-store/generated/argument-sets.ts';
import { generatedLeg } from '../../scripts/drift-store/generated/leg.ts';

vi.setConfig({ testTimeout: 120_000 });

type Operation = { operationId: string; tags: string[]; parameters?: object[] };
type Contract = { paths: Record<string, Record<string, Operation>> };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated-leg-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The findings for the store's contract after a change without `npm run generate`. */
async function toldAfter(change: (contract: Contract) => void) {
  const contract = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as Contract;
  change(contract);
  const base = join(folder, 'contract.json');
  await writeFile(base, JSON.stringify(contract));
  const drifts = await generatedLeg({ base });
  return drifts.map(({ id, operations: [operation], title }) => [id, operation, title]);
}

test('of every operation all parts are there, and both clients put the same on the wire', async () => {
  expect(await toldAfter(() => undefined)).toEqual([]);
});

test('an operation that nothing was generated for lacks each part', async () => {
  const told = await toldAfter(({ paths }) => {
    const menu = paths['/api/UI/GetMenu']?.['get'];
    if (menu) paths['/api/UI/GetLadder'] = { get: { ...menu, operationId: 'getLadder' } };
  });
  const parts = ['type', 'fetcher', 'query or mutation options', 'handler', 'schema of its answer'];
  expect(told).toEqual(
    parts.map((part) => ['generated-missing', 'getLadder', `getLadder has no generated ${part}`]),
  );
});

test('a client that was generated from another path or method is told from the other', async () => {
  const told = await toldAfter(({ paths }) => {
    const menu = paths['/api/UI/GetMenu'];
    delete paths['/api/UI/GetMenu'];
    if (menu) paths['/api/UI/Menu'] = menu;
    const history = paths['/api/Pricing/GetSpotHistory'];
    if (history?.['get']) paths['/api/Pricing/GetSpotHistory'] = { delete: history['get'] };
  });
  expect(told.map(([id, operation]) => `${id} ${operation}`).toSorted()).toEqual([
    'clients-differ-method getSpotHistory',
    'clients-differ-path getMenu',
  ]);
});

test('each operation is called with at least five sets of arguments, files and nulls among them', async () => {
  const document = await loadDocument('generated/openapi.json');
  const sets = operationsOf(document).map((one) => ({ one, sets: argumentSets(document, one) }));
  expect(sets.every((each) => each.sets.length >= 5)).toBe(true);
  const upload = sets
    .find(({ one }) => one.operationId === 'uploadFile')
    ?.sets.map(({ body }) => body);
  expect(upload?.every((body) => (body as { file: unknown }).file instanceof File)).toBe(true);
  const search = sets
    .find(({ one }) => one.operationId === 'getProducts')
    ?.sets.map(({ query }) => query);
  expect(search).toContainEqual(expect.objectContaining({ keyword: null, metal: [] }));
});
