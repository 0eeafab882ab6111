import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';

import { main } from '../command/main.ts';
import { documentFrom } from '../document/document.ts';
import { compareDocuments } from '../spec/leg.ts';

const CONTRACT = `openapi: 3.2.0
$self: https://example.com/api/openapi
info: { title: Coins, version: '1' }
servers: [{ url: 'https://api.example.com', name: live }]
tags: [{ name: coins, summary: Coins, kind: nav }, { name: old, parent: coins }]
security: [{ device: [] }]
components:
  securitySchemes:
    device:
      type: oauth2
      flows:
        deviceAuthorization:
          deviceAuthorizationUrl: https://example.com/device
          tokenUrl: https://example.com/token
          scopes: {}
  mediaTypes:
    Ticks: { itemSchema: { $ref: 'https://example.com/api/openapi#/components/schemas/Tick' } }
  schemas:
    Tick: { type: object, required: [price], properties: { price: { type: number } } }
    Coin: { type: object, required: [metal], properties: { metal: { type: string } } }
    Bar: { type: object, required: [weight], properties: { weight: { type: number } } }
    Piece:
      oneOf: [{ $ref: '#/components/schemas/Coin' }, { $ref: '#/components/schemas/Bar' }]
      discriminator:
        propertyName: kind
        mapping: { coin: '#/components/schemas/Coin' }
        defaultMapping: Bar
paths:
  /ticks:
    get:
      operationId: getTicks
      responses:
        '200':
          content:
            application/jsonl: { $ref: '#/components/mediaTypes/Ticks' }
            text/event-stream:
              itemSchema:
                type: object
                required: [data]
                properties: { event: { enum: [tick] }, data: { type: string } }
  /coins:
    query:
      operationId: findCoins
      parameters:
        - name: filter
          in: querystring
          content:
            application/x-www-form-urlencoded:
              schema: { type: object, properties: { metal: { type: string, maxLength: 9 } } }
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Piece' } } } }
    additionalOperations:
      COPY: { operationId: copyCoins, responses: { '204': {} } }
`;

const read = (text: string) => documentFrom(parse(text));
const EDITS: [from: string, to: string, told: string[]][] = [
  ['price: { type: number }', 'price: { type: string }', ['response-type-changed']],
  ['enum: [tick]', 'enum: [tick, halt]', ['response-enum-grew']],
  ['    query:', '    post:', ['operation-removed', 'operation-added']],
  ['COPY: {', 'MOVE: {', ['operation-removed', 'operation-added']],
  ['in: querystring', 'required: true\n          in: querystring', ['parameter-became-required']],
  ['maxLength: 9', 'maxLength: 8', ['request-max-length-narrowed']],
  ['example.com/device', 'example.org/device', ['security-token-moved']],
  ['      type: oauth2', '      type: oauth2\n      deprecated: true', ['deprecated']],
  ['defaultMapping: Bar', 'defaultMapping: Coin', ['response-discriminator-values-changed']],
  ['kind: nav', 'kind: badge', []],
  ['name: live', 'name: main', []],
];

test.each(EDITS)('%s → %s is compared', (from, to, told) => {
  expect(CONTRACT).toContain(from);
  const drifts = compareDocuments(read(CONTRACT), read(CONTRACT.replace(from, to)));
  expect(drifts.map(({ id }) => id)).toEqual(told);
});

test('a list in lines may be described as a whole or by its items', () => {
  const whole = "schema: { type: array, items: { $ref: '#/components/schemas/Tick' } } }";
  const other = CONTRACT.replace(/itemSchema: \{ \$ref: .*/, whole);
  expect(compareDocuments(read(CONTRACT), read(other))).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'drift-3-2-'));
afterAll(() => rmSync(folder, { recursive: true }));

const answer = (type: string, body: string) => ({
  request: { method: 'GET', url: 'https://api.example.com/ticks' },
  response: { status: 200, headers: { 'content-type': type }, body },
});
const found = (query: string, body: object) => ({
  request: { method: 'QUERY', url: `https://api.example.com/coins?${query}` },
  response: { status: 200, headers: { 'content-type': 'application/json' }, body },
});

const EXCHANGES: [object, string[]][] = [
  [answer('application/jsonl', '{"price":1}\n{"price":2}\n'), []],
  [answer('application/jsonl', '{"price":1}\n{"price":"2"}\n'), ['response-type']],
  [answer('application/jsonl', '{"price":1}\n{"pri'), ['response-body-unreadable']],
  [answer('text/event-stream', ': hello\n\nevent: tick\ndata: 1\ndata: 2\n\n'), []],
  [answer('text/event-stream', 'event: halt\ndata: 1\n\n'), ['response-value-unknown']],
  [found('metal=gold', { kind: 'coin', metal: 'gold' }), []],
  [found('metal=gold', { kind: 'chain', weight: 2 }), []],
  [found('metal=goldgoldgold', { weight: 2 }), ['request-parameter-refused']],
];

test.each(EXCHANGES)('%j is held against the contract', async (exchange, told) => {
  writeFileSync(join(folder, 'openapi.yaml'), CONTRACT);
  writeFileSync(join(folder, 'traffic.ndjson'), JSON.stringify(exchange));
  let report = '';
  const args = ['har', join(folder, 'traffic.ndjson'), '--base', join(folder, 'openapi.yaml')];
  await main([...args, '--format', 'json'], { print: (text) => (report += text) });
  const { findings } = JSON.parse(report) as { findings: { id: string; wire: string }[] };
  const grave = findings.filter(({ wire }) => wire !== 'safe');
  expect(grave.map(({ id }) => id)).toEqual(told);
});
