import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { compareDocuments } from '../../spec/leg.ts';
import { documentFrom, loadDocument } from '../document.ts';
import { fileWith } from '../write-out.ts';

const folder = mkdtempSync(join(tmpdir(), 'drift-swagger-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes files; the path of the first. */
function written(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return join(folder, Object.keys(files)[0] ?? '');
}

const SWAGGER = `swagger: 2.0
info: { title: Coins, version: '1' }
host: api.example.com
basePath: /v1
schemes: [https, wss]
consumes: [application/json]
produces: [application/json, application/xml]
security: [{ token: [] }, { shop: [read] }]
securityDefinitions:
  token: { type: apiKey, in: header, name: X-Token }
  basic: { type: basic }
  shop:
    type: oauth2
    flow: accessCode
    authorizationUrl: https://example.com/authorize
    tokenUrl: https://example.com/token
    scopes: { read: Reads. }
parameters:
  Page: { name: page, in: query, type: integer, minimum: 1, default: 1 }
  Coin: { name: coin, in: body, required: true, schema: { $ref: '#/definitions/Coin' } }
  Photo: { name: photo, in: formData, type: file, required: true }
responses:
  Failure: { description: Failed., schema: { $ref: '#/definitions/Failure' } }
definitions:
  Failure: { type: object, required: [code], properties: { code: { type: integer } } }
  Coin:
    type: object
    discriminator: kind
    required: [kind]
    properties:
      kind: { type: string }
      note: { type: string, x-nullable: true }
      maker: { $ref: '#/definitions/Maker', x-nullable: true }
      type: { type: string, enum: [file] }
  Round: { allOf: [{ $ref: '#/definitions/Coin' }, { type: object, properties: { size: { type: number } } }] }
  Maker: { type: object, properties: { coins: { type: array, items: { $ref: '#/definitions/Coin' } } } }
paths:
  /coins:
    x-about: coins
    get:
      operationId: getCoins
      parameters:
        - { $ref: '#/parameters/Page' }
        - { name: metal, in: query, type: array, items: { type: string }, collectionFormat: multi }
        - { name: mint, in: query, type: array, items: { type: string } }
        - { name: size, in: query, type: array, items: { type: number }, collectionFormat: pipes }
      responses:
        200:
          description: The coins.
          schema: { type: array, items: { $ref: '#/definitions/Coin' } }
          headers: { X-Total: { type: integer, minimum: 0 } }
        default: { $ref: '#/responses/Failure' }
    post:
      operationId: addCoin
      consumes: [application/json, application/merge-patch+json]
      produces: [application/json]
      schemes: [https]
      security: []
      parameters: [{ $ref: '#/parameters/Coin' }]
      responses: { 204: { description: Added. }, default: { $ref: '#/responses/Failure' } }
  /coins/{id}/photos:
    put:
      operationId: putPhoto
      parameters:
        - { $ref: '#/parameters/Photo' }
        - { name: tags, in: formData, type: array, items: { type: string }, collectionFormat: multi }
      responses: { 201: { description: Kept., schema: { type: file } } }
    parameters: [{ name: id, in: path, required: true, type: string, pattern: '^c' }]
  /log:
    parameters: [{ name: line, in: body, schema: { type: string } }]
    post: { operationId: addLine, responses: { 204: { description: Noted. } } }
  /sign-in:
    post:
      operationId: signIn
      parameters: [{ name: user, in: formData, type: string, required: true }]
      responses: { 204: { description: In. } }
`;

const OPENAPI = `openapi: 3.0.3
info: { title: Coins, version: '1' }
servers: [{ url: https://api.example.com/v1 }, { url: wss://api.example.com/v1 }]
security: [{ token: [] }, { shop: [read] }]
components:
  securitySchemes:
    token: { type: apiKey, in: header, name: X-Token }
    basic: { type: http, scheme: basic }
    shop:
      type: oauth2
      flows:
        authorizationCode:
          authorizationUrl: https://example.com/authorize
          tokenUrl: https://example.com/token
          scopes: { read: Reads. }
  schemas:
    Failure: { type: object, required: [code], properties: { code: { type: integer } } }
    Coin:
      type: object
      discriminator: { propertyName: kind }
      required: [kind]
      properties:
        kind: { type: string }
        note: { type: string, nullable: true }
        maker: { nullable: true, allOf: [{ $ref: '#/components/schemas/Maker' }] }
        type: { type: string, enum: [file] }
    Round: { allOf: [{ $ref: '#/components/schemas/Coin' }, { type: object, properties: { size: { type: number } } }] }
    Maker: { type: object, properties: { coins: { type: array, items: { $ref: '#/components/schemas/Coin' } } } }
  responses:
    Failure:
      description: Failed.
      content: { application/json: { schema: { $ref: '#/components/schemas/Failure' } } }
    AnyFailure:
      description: Failed.
      content:
        application/json: { schema: { $ref: '#/components/schemas/Failure' } }
        application/xml: { schema: { $ref: '#/components/schemas/Failure' } }
paths:
  /coins:
    get:
      operationId: getCoins
      parameters:
        - { name: page, in: query, schema: { type: integer, minimum: 1, default: 1 } }
        - { name: metal, in: query, schema: { type: array, items: { type: string } } }
        - { name: mint, in: query, explode: false, schema: { type: array, items: { type: string } } }
        - { name: size, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: number } } }
      responses:
        200:
          description: The coins.
          content:
            application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Coin' } } }
            application/xml: { schema: { type: array, items: { $ref: '#/components/schemas/Coin' } } }
          headers: { X-Total: { schema: { type: integer, minimum: 0 } } }
        default: { $ref: '#/components/responses/AnyFailure' }
    post:
      operationId: addCoin
      servers: [{ url: https://api.example.com/v1 }]
      security: []
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: '#/components/schemas/Coin' } }
          application/merge-patch+json: { schema: { $ref: '#/components/schemas/Coin' } }
      responses: { 204: { description: Added. }, default: { $ref: '#/components/responses/Failure' } }
  /coins/{id}/photos:
    parameters: [{ name: id, in: path, required: true, schema: { type: string, pattern: '^c' } }]
    put:
      operationId: putPhoto
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [photo]
              properties:
                photo: { type: string, format: binary }
                tags: { type: array, items: { type: string } }
      responses:
        201:
          description: Kept.
          content:
            application/json: { schema: { type: string, format: binary } }
            application/xml: { schema: { type: string, format: binary } }
  /log:
    post:
      operationId: addLine
      requestBody: { content: { application/json: { schema: { type: string } } } }
      responses: { 204: { description: Noted. } }
  /sign-in:
    post:
      operationId: signIn
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, required: [user], properties: { user: { type: string } } }
      responses: { 204: { description: In. } }
`;

const swagger = await loadDocument(written({ 'swagger.yaml': SWAGGER }));
const openapi = await loadDocument(written({ 'openapi.yaml': OPENAPI }));

const titles = (drifts: ReturnType<typeof compareDocuments>) => drifts.map(({ title }) => title);

test('Swagger 2.0 and the same in OpenAPI 3.0 allow the same exchanges', async () => {
  expect(titles(compareDocuments(openapi, swagger))).toEqual([]);
  expect(titles(compareDocuments(swagger, openapi))).toEqual([]);
  const file = await fileWith(swagger, join(folder, 'out'));
  expect(titles(compareDocuments(await loadDocument(file), openapi))).toEqual([]);
});

/** An edit, what is told about it first, and the line. */
const EDITS: [from: string, to: string, title: RegExp, line: number][] = [
  ['minimum: 1, default', 'minimum: 2, default', /query page: minimum 1 → 2/, 19],
  ['in: body, required: true', 'in: body', /body is no longer required/, 20],
  ['required: [code]', 'required: []', /code is no longer required/, 25],
  [
    'note: { type: string, x-nullable: true }',
    'note: { type: string }',
    /note: null is refused/,
    32,
  ],
  ['collectionFormat: pipes', 'collectionFormat: tsv', /pipeDelimited → tabDelimited/, 46],
  ['X-Total: { type: integer', 'X-Total: { type: string', /x-total: type integer → string/, 51],
  ['schemes: [https]', 'schemes: [http]', /server: https.* → http:/, 57],
  ['flow: accessCode', 'flow: implicit', /security: shop/, 8],
  [
    'collectionFormat: multi }\n      responses: { 201',
    'collectionFormat: csv }\n      responses: { 201',
    /tags as .* form/,
    66,
  ],
  ['schema: { type: string } }]', 'schema: { type: number } }]', /body: type string → number/, 70],
  [
    'name: user, in: formData, type: string',
    'name: user, in: formData, type: integer',
    /field user: type/,
    75,
  ],
];

test.each(EDITS)('the edit of %s is told where it is written', async (from, to, title, line) => {
  expect(SWAGGER).toContain(from);
  const edited = await loadDocument(written({ 'edited.yaml': SWAGGER.replace(from, to) }));
  expect(compareDocuments(swagger, edited)).toContainEqual(
    expect.objectContaining({
      title: expect.stringMatching(title),
      location: expect.objectContaining({ file: join(folder, 'edited.yaml'), line }),
    }),
  );
});

const PARTS = {
  'split.yaml': `swagger: '2.0'
paths:
  /coins: { $ref: 'coins.yaml#/coins' }
definitions:
  Coin: { type: object, properties: { mint: { $ref: 'schemas.yaml#/Coin' } } }
`,
  'coins.yaml': `page: { name: page, in: query, type: integer }
coins:
  get:
    operationId: getCoins
    parameters: [{ $ref: '#/page' }]
    responses: { 200: { description: Some., schema: { $ref: 'split.yaml#/definitions/Coin' } } }
`,
  'schemas.yaml': 'Coin: { type: object, properties: { name: { type: string } } }\n',
};

test('a document in several files has its places in each of them', async () => {
  const split = await loadDocument(written(PARTS));
  const files = {
    'split.yaml': PARTS['split.yaml'],
    'coins.yaml': PARTS['coins.yaml'].replace('integer', 'string'),
    'schemas.yaml': PARTS['schemas.yaml'].replace('string', 'number'),
  };
  const drifts = compareDocuments(split, await loadDocument(written(files)));
  expect(drifts.map(({ location }) => location)).toEqual([
    expect.objectContaining({ file: join(folder, 'schemas.yaml'), line: 1 }),
    expect.objectContaining({ file: join(folder, 'coins.yaml'), line: 1 }),
  ]);
});

test('what is refused is told where it is written', async () => {
  const broken = PARTS['split.yaml'].replace('schemas.yaml#/Coin', '#/definitions/Mint');
  await expect(loadDocument(written({ ...PARTS, 'split.yaml': broken }))).rejects.toThrow(
    /split\.yaml:5:\d+ refers to #\/definitions\/Mint, which does not exist/,
  );
  expect(() => documentFrom({ swagger: '1.2' })).toThrow('only Swagger 2.0 and OpenAPI 3');
});
