import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isFields, namesOf, type Fields } from '../document/node.ts';

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const METAL = { type: 'string', enum: ['gold', 'silver'] };
const SENT = { type: 'object', properties: { metal: METAL } };
const json = (schema: unknown) => ({ 'application/json': { schema } });
const call = (schema: unknown) => ({
  post: { requestBody: { content: json(schema) }, responses: { 200: { description: 'Heard.' } } },
});

/** A description with a part in each position in which a reference can stand. */
export const WHOLE: Fields = withoutSharing({
  openapi: '3.1.0',
  info: { title: 'Coins', version: '1' },
  servers: [{ url: 'https://{env}.example.com', variables: { env: { default: 'api' } } }],
  security: [{ token: [] }],
  paths: {
    '/coins/{id}': {
      parameters: [ID],
      get: {
        operationId: 'getCoin',
        parameters: [{ name: 'size', in: 'query', schema: { type: 'integer', maximum: 9 } }],
        responses: {
          200: {
            description: 'A coin.',
            headers: { 'X-Rate': { required: true, schema: { type: 'integer', maximum: 9 } } },
            content: json({ $ref: '#/components/schemas/Coin' }),
            links: { mint: { operationId: 'putCoin' } },
          },
        },
      },
      put: {
        operationId: 'putCoin',
        security: [{ token: [] }],
        requestBody: {
          content: {
            ...json({
              type: 'object',
              required: ['metal'],
              properties: { metal: METAL, sizes: { type: 'array', items: METAL } },
              patternProperties: { '^x': METAL },
              allOf: [{ properties: { mint: METAL } }],
              additionalProperties: METAL,
            }),
            'multipart/form-data': {
              schema: { type: 'object', properties: { photo: { type: 'string' } } },
              encoding: { photo: { contentType: 'image/png' } },
            },
          },
        },
        responses: { 200: { description: 'Kept.', content: json({ type: 'string' }) } },
        callbacks: { done: { '{$request.body#/url}': call(SENT) } },
      },
    },
  },
  webhooks: { minted: call(SENT) },
  components: {
    schemas: {
      Coin: {
        type: 'object',
        required: ['price'],
        properties: { price: { type: 'number' }, like: { $ref: '#/components/schemas/Coin' } },
      },
    },
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
});

const GET = '/paths/~1coins~1{id}/get';
const PUT = '/paths/~1coins~1{id}/put';
const BODY = `${PUT}/requestBody/content/application~1json/schema`;
const CALL = '/post/requestBody/content/application~1json/schema/properties/metal';

/** Breaking edits: the pointer and the new value; without one the member is removed. */
export const BREAKS: [pointer: string, value?: unknown][] = [
  ['/components/schemas/Coin/properties/price'],
  ['/components/schemas/Coin/properties/price/type', 'string'],
  ['/components/schemas/Coin/required', []],
  [`${GET}/responses/200/headers/X-Rate/required`, false],
  [`${GET}/responses/200/headers/X-Rate/schema/maximum`, 99],
  [`${GET}/responses/200/content/application~1json`],
  [`${GET}/parameters/0/schema/maximum`, 8],
  [`${GET}/parameters/0/required`, true],
  ['/paths/~1coins~1{id}/parameters/0/schema/maxLength', 3],
  [`${BODY}/properties/metal/enum`, ['gold']],
  [`${BODY}/properties/sizes/items/enum`, ['gold']],
  [`${BODY}/required`, ['metal', 'sizes']],
  [`${BODY}/patternProperties/^x/enum`, ['gold']],
  [`${BODY}/allOf/0/properties/mint/enum`, ['gold']],
  [`${BODY}/additionalProperties/enum`, ['gold']],
  [`${PUT}/requestBody/required`, true],
  [`${PUT}/requestBody/content/multipart~1form-data/encoding/photo/contentType`, 'image/gif'],
  [`${PUT}/callbacks/done/{$request.body#~1url}${CALL}`, { type: 'integer' }],
  [`/webhooks/minted${CALL}`, { type: 'integer' }],
  [`${PUT}/security/0`, { token: [], key: [] }],
  ['/components/securitySchemes/token/scheme', 'basic'],
  ['/servers/0/url', 'https://{env}.example.org'],
  ['/servers/0/variables/env/default', 'v2'],
];

/** Every part around an edit, and its own place if there is a value in both documents. */
export function positionsOf([pointer, value]: (typeof BREAKS)[number]): string[] {
  const names = pointer.split('/');
  const all = names.map((_, index) => names.slice(0, index + 1).join('/'));
  const isThere = value !== undefined && at(WHOLE, pointer) !== undefined;
  // OpenAPI has no part that is a text or a number.
  return all.slice(1, isThere && typeof value === 'object' ? undefined : -1);
}

export function edited([pointer, value]: (typeof BREAKS)[number]): Fields {
  return put(structuredClone(WHOLE), pointer, value);
}

/** The same description with the part at that pointer elsewhere in its file. */
export function inOneFile(whole: Fields, pointer: string): Record<string, Fields> {
  const part = at(whole, pointer);
  const rest = put(structuredClone(whole), pointer, { $ref: '#/x-parts/0/part' });
  return { 'api.json': { ...rest, 'x-parts': [{ part }] } };
}

/** The same with the part in a third file, to which the second refers. */
export function inThreeFiles(whole: Fields, pointer: string): Record<string, Fields> {
  const part = at(whole, pointer);
  const text = JSON.stringify({ part }).replaceAll('"#/', '"../api.json#/');
  return {
    'api.json': put(structuredClone(whole), pointer, { $ref: 'one.json#/a~1part' }),
    'one.json': { 'a/part': { $ref: 'deep/two.json#/part' } },
    'deep/two.json': JSON.parse(text) as Fields,
  };
}

/** Writes files into a new folder; resolves to the path of the first. */
export async function written(files: Record<string, Fields>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'split-'));
  await mkdir(join(folder, 'deep'));
  for (const [name, value] of Object.entries(files)) {
    await writeFile(join(folder, name), JSON.stringify(value, undefined, 2));
  }
  return join(folder, 'api.json');
}

/** A copy in which an edit of one part changes no other. */
function withoutSharing(value: Fields): Fields {
  return JSON.parse(JSON.stringify(value)) as Fields;
}

function at(whole: Fields, pointer: string): unknown {
  let value: unknown = whole;
  for (const name of namesOf(pointer)) value = (value as Fields | undefined)?.[name];
  return value;
}

function put(whole: Fields, pointer: string, value: unknown): Fields {
  const names = namesOf(pointer);
  const last = names.pop() ?? '';
  const holder = at(whole, pointer.slice(0, pointer.lastIndexOf('/'))) as Fields;
  if (value === undefined && isFields(holder)) delete holder[last];
  else holder[last] = value;
  return whole;
}
