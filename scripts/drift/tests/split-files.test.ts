import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { documentFrom, loadDocument, type ApiDocument } from '../document/document.ts';
import type { Fields } from '../document/node.ts';
import { documentOf } from '../rules/rule.ts';
import { diffDocuments } from '../spec/diff/diff.ts';
import { findingsOf } from '../spec/findings.ts';
import { compareDocuments, verdictOf } from '../spec/leg.ts';
import {
  BREAKS,
  WHOLE,
  edited,
  inOneFile,
  inThreeFiles,
  positionsOf,
  written,
} from './split-files.ts';

const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const LAYOUTS = { 'one file': inOneFile, 'three files': inThreeFiles };
const SPLITS = Object.entries(LAYOUTS);
const CASES = BREAKS.flatMap((edit) => positionsOf(edit).map((position) => ({ edit, position })));
const POSITIONS = [...new Set(CASES.map(({ position }) => position))];
/** The first edit behind each position: it is tried in both layouts, those after it by turns. */
const FIRSTS = new Map(CASES.toReversed().map(({ edit, position }) => [position, edit]));

function splitsOf(edit: (typeof BREAKS)[number], position: string): typeof SPLITS {
  const turn = BREAKS.indexOf(edit) % SPLITS.length;
  return FIRSTS.get(position) === edit ? SPLITS : SPLITS.slice(turn, turn + 1);
}

async function loaded(files: Record<string, Fields>): Promise<ApiDocument> {
  const file = await written(files);
  try {
    return await loadDocument(file);
  } finally {
    await rm(dirname(file), { recursive: true });
  }
}

/** Without witnesses, which take the most time. */
function told(base: ApiDocument, revision: ApiDocument) {
  const drifts = findingsOf({ base, revision }, diffDocuments(base, revision), () => undefined);
  return drifts.map(({ id, wire, operations, at }) => ({ id, wire, operations, at }));
}

const whole = documentFrom(WHOLE);
/** The unchanged documents by layout and position: many edits are compared with each. */
const bases = new Map<string, ApiDocument>();
/** Where the part holds the schemas, a reference that leads through the broken one is named. */
const NOTHING =
  /refers to (#\/x-parts\/0\/part|deep\/two.json#\/part|#\/components\/schemas\/Coin), which does not exist/;

test('there are references in each of seventy positions', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(70);
});

test.each(BREAKS.map((edit) => ({ edit, pointer: edit[0] })))(
  '$pointer breaks behind a reference in each position, in one file or in three',
  async ({ edit }) => {
    const expected = told(whole, documentFrom(edited(edit)));
    expect(verdictOf(expected)).toBe('breaking');
    for (const position of positionsOf(edit)) {
      for (const [layout, split] of splitsOf(edit, position)) {
        const key = `${layout} ${position}`;
        const base = bases.get(key) ?? (await loaded(split(WHOLE, position)));
        bases.set(key, base);
        const found = told(base, await loaded(split(edited(edit), position)));
        expect({ position, layout, found }).toEqual({ position, layout, found: expected });
      }
    }
  },
);

test.each(POSITIONS)('a part that moves from %s behind a reference is no finding', async (at) => {
  for (const [layout, split] of SPLITS) {
    const moved = await loaded(split(WHOLE, at));
    expect({ layout, there: told(whole, moved), back: told(moved, whole) }).toEqual({
      layout,
      there: [],
      back: [],
    });
  }
});

test('a finding is placed in the file in which the part is written', async () => {
  for (const [edit, position] of [
    [['/paths/~1coins~1{id}/get/parameters/0/required', true], '/paths/~1coins~1{id}/get'],
    [['/components/schemas/Coin/properties/price/type', 'string'], '/components/schemas'],
  ] as const) {
    const [base, revision] = [WHOLE, edited([...edit])].map((each) => inThreeFiles(each, position));
    const [finding] = compareDocuments(await loaded(base ?? {}), await loaded(revision ?? {}));
    expect(finding?.location.file).toMatch(/deep\/two\.json$/);
    expect(finding?.location.line).toBeGreaterThan(1);
  }
});

const OWN = (more: Fields) => ({ ...documentOf({ answer: { type: 'string' } }), ...more });
const ELSEWHERE = {
  'an operation beside the reference of a path': (type: string) =>
    OWN({
      paths: { '/coins': { $ref: '#/x/path', get: { responses: { 200: answer(type) } } } },
      x: { path: { post: { responses: {} } } },
    }),
  'an operation beside the second reference of a path': (type: string) =>
    OWN({
      paths: { '/coins': { $ref: '#/x/one' } },
      x: {
        one: { $ref: '#/x/two', get: { responses: { 200: answer(type) } } },
        two: { post: { responses: {} } },
      },
    }),
  'a status beside the reference of the responses': (type: string) =>
    OWN({
      paths: { '/coins': { get: { responses: { $ref: '#/x', 200: answer(type) } } } },
      x: { 404: { description: 'None.' } },
    }),
  'a property beside the reference of the properties': (type: string) =>
    OWN({
      paths: {
        '/coins': { get: { responses: { 200: answer({ $ref: '#/x/own', more: { type } }) } } },
      },
      x: { own: { one: { type: 'string' } } },
    }),
  'a part behind the reference of another part': (type: string) =>
    OWN({
      paths: {
        '/coins': { $ref: '#/x/one' },
        '/other': { get: { responses: { $ref: '#/paths/~1coins/get/responses' } } },
      },
      x: { one: { get: { responses: { $ref: '#/x/two' } } }, two: { 200: answer(type) } },
    }),
  'properties that contain themselves': (type: string) =>
    OWN({
      paths: { '/coins': { get: { responses: { 200: answer({ $ref: '#/x' }) } } } },
      x: { one: { type }, again: { type: 'object', properties: { $ref: '#/x' } } },
    }),
  'an operation whose callback is itself': (type: string) =>
    OWN({
      paths: { '/coins': { post: { $ref: '#/x' } } },
      x: {
        responses: { 200: answer(type) },
        callbacks: { done: { '{$url}': { $ref: '#/paths/~1coins' } } },
      },
    }),
};

/** An answer of that type, or with those properties. */
function answer(type: string | Fields): Fields {
  const schema = typeof type === 'string' ? { type } : { type: 'object', properties: type };
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

test.each(Object.entries(ELSEWHERE))('%s is compared', (_, whole) => {
  const [base, same, revision] = ['string', 'string', 'number'].map((type) =>
    documentFrom(whole(type)),
  );
  if (!base || !same || !revision) throw new Error('There are three documents.');
  expect(compareDocuments(base, same)).toEqual([]);
  expect(verdictOf(compareDocuments(base, revision))).toBe('breaking');
});

const dogs = (type: string): Record<string, Fields> => ({
  'api.json': documentOf({
    answer: {
      type: 'object',
      properties: { kind: { type: 'string' } },
      discriminator: { propertyName: 'kind', mapping: { dog: 'deep/dog.json' } },
    },
  }),
  'deep/dog.json': { required: ['bark'], properties: { bark: { type } } },
});

test('a file that only a discriminator names is compared, or refused by its name', async () => {
  const base = await loaded(dogs('string'));
  expect(verdictOf(compareDocuments(base, await loaded(dogs('number'))))).toBe('breaking');
  const { 'api.json': alone = {} } = dogs('string');
  await expect(loaded({ 'api.json': alone })).rejects.toThrow(/dog\.json does not exist/);
});

test.each(POSITIONS)('a reference at %s to nothing is refused by its name', async (position) => {
  const { 'api.json': { 'x-parts': _, ...alone } = {} } = inOneFile(WHOLE, position);
  const files = inThreeFiles(WHOLE, position);
  for (const broken of [{ 'api.json': alone }, { ...files, 'deep/two.json': {} }]) {
    await expect(loaded(broken)).rejects.toThrow(
      expect.objectContaining({ exitCode: 3, message: expect.stringMatching(NOTHING) as string }),
    );
  }
});

test('a bundle by Redocly says the same as the files of which it is made', async () => {
  const position = '/paths/~1coins~1{id}/get';
  const file = await written(inThreeFiles(WHOLE, position));
  const output = `${file}.bundle.json`;
  await promisify(execFile)(process.execPath, [REDOCLY, 'bundle', file, '--output', output]);
  const [split, bundle] = [await loadDocument(file), await loadDocument(output)];
  await rm(dirname(file), { recursive: true });
  expect(told(split, bundle)).toEqual([]);
  const [edit] = BREAKS;
  const expected = told(whole, documentFrom(edited(edit ?? [''])));
  expect(told(bundle, documentFrom(edited(edit ?? [''])))).toEqual(expected);
});
