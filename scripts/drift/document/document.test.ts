import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { isShownBy, judgeOf } from './ajv.ts';
import { documentFrom, loadDocument } from './document.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { child, children } from './node.ts';
import { operationsOf } from './operations.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Writes files into a new folder and returns the path of the first. */
async function written(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'document-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return join(folder, Object.keys(files)[0] ?? '');
}

const REFUSED: [string, string | undefined, RegExp][] = [
  ['a missing file', undefined, /does not exist/],
  ['no OpenAPI', 'name: a coin', /is not an OpenAPI description/],
  ['Swagger 1.2', 'swagger: "1.2"', /is Swagger 1\.2; only Swagger 2\.0 and OpenAPI 3/],
  ['a version to come', 'openapi: 4.0.0', /is OpenAPI 4\.0\.0/],
  ['broken YAML', 'openapi: 3.1.0\ninfo: [1, 2', /:2:12 is not valid YAML/],
  [
    'aliases that grow without measure',
    `openapi: 3.1.0\na: &a [x]\n${[...'bcdefgh'].map((name, at) => `${name}: &${name} [${`*${'abcdefg'[at]},`.repeat(9)}]`).join('\n')}`,
    /cannot be read: its aliases mean too many values/,
  ],
  ['broken JSON', '{"openapi": "3.1.0",\n "info": }x', /:2:\d+ is not valid YAML/],
  [
    'a reference to nothing',
    'openapi: 3.1.0\ncomponents:\n  schemas:\n    A: { $ref: "#/components/schemas/B" }',
    /:4:5 refers to #\/components\/schemas\/B, which does not exist/,
  ],
  [
    'references in a circle',
    'openapi: 3.1.0\ncomponents:\n  schemas:\n    A: { $ref: "#/components/schemas/B" }\n    B: { $ref: "#/components/schemas/A" }',
    /which leads to itself/,
  ],
  [
    'a reference to another host',
    'openapi: 3.1.0\npaths:\n  /a: { $ref: "https://example.com/a.yaml" }',
    /is on the network, which nobody has allowed: --allow-network=example\.com/,
  ],
  [
    'a reference to a missing file',
    'openapi: 3.1.0\npaths:\n  /a: { $ref: "a.yaml" }',
    /refers to a\.yaml: .*a\.yaml does not exist/,
  ],
];

test.each(REFUSED)('%s is refused with its reason and exit code 3', async (_, text, reason) => {
  const file = await written(text === undefined ? {} : { 'api.yaml': text });
  await expect(loadDocument(text === undefined ? join(file, 'none.yaml') : file)).rejects.toThrow(
    expect.objectContaining({ exitCode: 3, message: expect.stringMatching(reason) }),
  );
});

const SPLIT = {
  'api.yaml': `openapi: 3.0.3
security: [{ token: [] }]
servers: [{ url: 'https://{env}.example.com/v1/', variables: { env: { default: api } } }]
paths:
  /coins/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: integer } }
      - { name: X-Trace, in: header, schema: { type: string } }
    get:
      operationId: getCoin
      responses:
        '200': { $ref: 'answers.yaml#/coin' }
`,
  'answers.yaml': `coin:
  description: A coin.
  content:
    'Application/JSON; charset=utf-8':
      schema: { $ref: '#/Coin' }
Coin:
  type: object
  required: [price]
  properties:
    price: { type: number, minimum: 0, exclusiveMinimum: true, multipleOf: 0.01, nullable: true }
    next: { $ref: '#/Coin' }
`,
};

test('operations are whole, wherever their parts are written', async () => {
  const document = await loadDocument(await written(SPLIT));
  const [get] = operationsOf(document);
  expect(get).toMatchObject({
    operationId: 'getCoin',
    method: 'GET',
    path: '/coins/{id}',
    parameters: [
      { name: 'id', in: 'path', required: true, style: 'simple', explode: false },
      { name: 'x-trace', in: 'header', required: false },
    ],
    responses: [{ status: '200', content: [{ mediaType: 'application/json' }] }],
    security: { ways: [{ token: [] }] },
    servers: [{ url: 'https://api.example.com/v1' }],
  });
});

test('a schema of 3.0 stands by itself as JSON Schema, and judges cent prices rightly', async () => {
  const document = await loadDocument(await written(SPLIT));
  const content = operationsOf(document)[0]?.responses[0]?.content[0];
  const accepts = judgeOf(jsonSchemaOf(document, content?.schema ?? [], 'response'));
  expect(accepts?.({ price: 19.99, next: { price: null } })).toBe(true);
  expect(accepts?.({ price: 0 })).toBe(false);
  expect(accepts?.({ price: 1, next: {} })).toBe(false);
});

test('places are those of the file, line and column in which a thing is written', async () => {
  const document = await loadDocument(await written(SPLIT));
  const schema = operationsOf(document)[0]?.responses[0]?.content[0]?.schema;
  const coin = document.follow(schema ?? document.root);
  expect(document.place(child(child(coin, 'properties'), 'next'))).toMatchObject({
    file: expect.stringMatching(/answers\.yaml$/),
    line: 11,
    column: 5,
  });
  const info = { openapi: '3.1.0', info: { title: 'Coins' }, paths: {} };
  const path = await written({ 'coins.json': JSON.stringify(info, undefined, 2) });
  const json = await loadDocument(path);
  const title = child(child(json.root, 'info'), 'title');
  expect(json.place(title)).toMatchObject({ line: 4, column: 5 });
});

const NAMED_LIKE_DATA = {
  'api.yaml': `openapi: 3.1.0
components:
  parameters: { default: { $ref: 'parts.yaml#/page' } }
  responses: { example: { $ref: 'parts.yaml#/failure' } }
paths:
  /coins:
    get:
      parameters: [{ $ref: '#/components/parameters/default' }]
      responses:
        '404': { $ref: '#/components/responses/example' }
        default: { $ref: 'parts.yaml#/failure' }
`,
  'parts.yaml': `page: { name: page, in: query, schema: { type: integer } }
failure: { description: Failed., content: { application/json: { schema: { $ref: code.yaml } } } }
`,
  'code.yaml': 'type: integer\n',
};

test('a default response and components with the names of data are read from other files', async () => {
  const document = await loadDocument(await written(NAMED_LIKE_DATA));
  const [get] = operationsOf(document);
  expect(get?.parameters.map(({ name }) => name)).toEqual(['page']);
  const schemas = get?.responses.map(({ content }) => content[0]?.schema ?? document.root);
  expect(schemas?.map((schema) => document.follow(schema).value)).toEqual([
    { type: 'integer' },
    { type: 'integer' },
  ]);
});

test('JSON that is broken is told where, though YAML would take it', async () => {
  const path = await written({ 'cut.json': '{\n  "openapi": "3.1.0",\n  "paths": {},\n}' });
  await expect(loadDocument(path)).rejects.toThrow(/cut\.json:4:1 is not valid JSON: /);
});

const NAMED = (reference: string) => ({
  openapi: '3.1.0',
  paths: {},
  components: {
    schemas: {
      Coin: {
        $id: 'https://example.com/coin',
        properties: { metal: { $ref: reference } },
        $defs: { metal: { $anchor: 'metal', type: 'string' } },
      },
    },
  },
});

test.each(['#/$defs/metal', '#metal', 'coin#metal', 'https://example.com/coin#/$defs/metal'])(
  'within a schema that names itself, %s is part of it',
  (reference) => {
    const document = documentFrom(NAMED(reference));
    const [coin] = children(child(child(document.root, 'components'), 'schemas'));
    const metal = child(child(coin?.[1] ?? document.root, 'properties'), 'metal');
    expect(document.follow(metal).value).toMatchObject({ type: 'string' });
  },
);

test.each(['#/$defs/mint', 'mint#metal', 'https://example.com/mint'])(
  'a name that no schema has, %s, leads nowhere',
  (reference) => {
    expect(() => documentFrom(NAMED(reference))).toThrow('which does not exist');
  },
);

const takesAll = () => true;
const fails = () => {
  throw new ReferenceError('props0 is not defined');
};

test('a judge that fails, or is none, shows nothing', () => {
  expect(isShownBy(1, takesAll, () => false)).toBe(true);
  expect(isShownBy(1, takesAll, takesAll)).toBe(false);
  expect(isShownBy(1, takesAll, fails)).toBe(false);
  expect(isShownBy(1, fails, () => false)).toBe(false);
  expect(isShownBy(1, takesAll, undefined)).toBe(false);
});
