import { expect, test } from 'vitest';

import type { OpenApi, Parameter, Schema } from './document.ts';
import { fieldsOf, personalTable } from './personal.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const marked: Schema = { type: 'string', 'x-personal': true };

function withSchemas(schemas: Record<string, Schema>, parameters: Parameter[] = []): OpenApi {
  const get = {
    operationId: 'getOrders',
    summary: 'Get orders',
    tags: ['orders'] as [string],
    security: [],
    parameters,
    responses: {
      200: { content: { 'application/json': { schema: { properties: { inline: marked } } } } },
    },
  };
  return { paths: { '/orders': { get } }, components: { schemas } };
}

function personalAt(api: OpenApi): string[] {
  return fieldsOf(api).flatMap(({ at, isPersonal }) => (isPersonal ? [at] : []));
}

test.each<[string, Schema]>([
  ['beside its type', marked],
  ['at the schema that it refers to', ref('Name')],
  ['beside a reference', { ...ref('Plain'), 'x-personal': true }],
  ['at the end of two references', ref('Alias')],
  ['on the way of two references', ref('MarkedAlias')],
  ['at the entries of a list', { type: 'array', items: ref('Name') }],
  ['at the values of a map', { type: 'object', additionalProperties: marked }],
  ['at one of several alternatives', { oneOf: [ref('Plain'), ref('Name')] }],
])('a field is personal if the mark stands %s', (_, field) => {
  const schemas = {
    Name: marked,
    Plain: { type: 'string' },
    Alias: ref('Name'),
    MarkedAlias: { ...ref('Plain'), 'x-personal': true },
  };
  expect(personalAt(withSchemas({ ...schemas, Order: { properties: { field } } }))).toEqual([
    'Order.field',
    'getOrders.inline',
  ]);
});

test('a mark beside a reference counts more than that of its target', () => {
  const field = { ...ref('Name'), 'x-personal': false };
  const api = withSchemas({ Name: marked, Order: { properties: { field } } });
  expect(personalAt(api)).toEqual(['getOrders.inline']);
});

test('fields of fields count, and parameters by their own mark or that of their schema', () => {
  const api = withSchemas(
    {
      Name: marked,
      Order: {
        allOf: [{ properties: { to: { type: 'array', items: { properties: { who: marked } } } } }],
      },
    },
    [
      { name: 'plain', in: 'query', schema: { type: 'string' } },
      { name: 'own', in: 'header', 'x-personal': true },
      { name: 'named', in: 'query', schema: ref('Name') },
    ],
  );
  expect(personalAt(api)).toEqual([
    'Order.to.who',
    'getOrders.own',
    'getOrders.named',
    'getOrders.inline',
  ]);
  expect(personalTable(api)).toContain(
    "personalFields = [\n  'inline',\n  'named',\n  'own',\n  'who',\n] as const;",
  );
});
