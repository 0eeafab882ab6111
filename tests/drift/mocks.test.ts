import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { Drift } from '../../scripts/drift/finding.ts';
import { mocksLeg } from '../../scripts/drift-store/mocks/leg.ts';

vi.setConfig({ hookTimeout: 300_000 });

/** A full run has a thousand seeds. */
const SEEDS = 10;

type Contract = {
  paths: Record<
    string,
    { get: { responses: Record<string, { content: Record<string, unknown> }> } }
  >;
  components: {
    schemas: Record<string, { required: string[]; properties: Record<string, object> }>;
  };
};

let folder: string;
let drifts: Drift[];

/** The mock backend, compared with a contract that was changed in four places. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mocks-leg-'));
  const contract = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as Contract;
  const { SpotPrice } = contract.components.schemas;
  SpotPrice?.required.push('volume');
  Object.assign(SpotPrice?.properties ?? {}, { volume: { type: 'integer' } });
  Object.assign(contract.components.schemas['SpotHistory']?.properties ?? {}, {
    metal: { type: 'string' },
  });
  const menu = contract.paths['/api/UI/GetMenu']?.get.responses ?? {};
  menu['206'] = menu['200'] as never;
  delete menu['200'];
  const glossary = contract.paths['/api/UI/GetGlossary']?.get.responses['200'];
  if (glossary) glossary.content = { 'application/xml': glossary.content['application/json'] };
  const base = join(folder, 'contract.json');
  await writeFile(base, JSON.stringify(contract));
  drifts = await mocksLeg({ base, seeds: SEEDS });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const told = (operation: string) =>
  drifts.filter(({ operations }) => operations.includes(operation)).map(({ id }) => id);

test('a fake and an answer without a required field are told', () => {
  const ids = told('getSpotPrices');
  expect(ids).toEqual(expect.arrayContaining(['mock-fake-refused', 'mock-answer-refused']));
});

test('values that only one of the validators takes are told', () => {
  expect(told('getSpotHistory')).toEqual(['validators-disagree']);
});

test('a status and a media type that are not declared are told', () => {
  expect(told('getMenu')).toContain('mock-status-undeclared');
  expect(told('getGlossary')).toContain('mock-media-type-undeclared');
});

test('nothing is told of any other operation, status or scenario', () => {
  const planted = new Set(['getSpotPrices', 'getSpotHistory', 'getMenu', 'getGlossary']);
  expect(drifts.filter(({ operations }) => !operations.some((id) => planted.has(id)))).toEqual([]);
});

test('each cause is told once, with its place in the contract', () => {
  const keys = drifts.map(({ id, at, title }) => `${id} ${at} ${title}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(drifts.every(({ location }) => location.line > 0)).toBe(true);
});
