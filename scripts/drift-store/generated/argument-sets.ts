import { generateSync } from 'json-schema-faker';

import type { ApiDocument } from '../../drift/document/document.ts';
import { jsonSchemaOf } from '../../drift/document/json-schema.ts';
import { fieldsOf, type Node } from '../../drift/document/node.ts';
import type { ApiOperation, ApiParameter } from '../../drift/document/operations.ts';

/** The arguments of one call, by the names of the contract. */
export type Arguments = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body?: unknown;
};

/** Text that must be encoded in an address or a form. */
const AWKWARD = 'Æ & co. +1/2 #3?=%20';
const SEEDS = [1, 2, 3, 4];

/**
 * At least six sets for each operation: the contract's examples, required arguments only, text that
 * must be encoded, `null` and empty lists for optional arguments, and random values from the
 * schemas.
 */
export function argumentSets(document: ApiDocument, operation: ApiOperation): Arguments[] {
  const example = examples(document, operation);
  const optional = operation.parameters.filter(
    ({ in: place, required }) => place === 'query' && !required,
  );
  const names = new Set(optional.map(({ name }) => name));
  const required = Object.entries(example.query).filter(([name]) => !names.has(name));
  return [
    example,
    { ...example, query: Object.fromEntries(required) },
    awkward(document, operation, example),
    { ...example, query: { ...example.query, ...emptied(document, optional) } },
    ...SEEDS.map((seed) => drawn(document, operation, example, seed)),
  ];
}

function examples(document: ApiDocument, operation: ApiOperation): Arguments {
  const all: Arguments = { path: {}, query: {}, header: {} };
  for (const { name, in: place, node, schema } of operation.parameters) {
    const { example } = fieldsOf(node.value);
    const value = example ?? drawnValue(document, schema, 1);
    if (isPlace(place)) all[place][name] = value;
  }
  const [content] = operation.requestBody?.content ?? [];
  if (!content) return all;
  const { example } = fieldsOf(content.node.value);
  return { ...all, body: example ?? drawnBody(document, content.schema, 1) };
}

function isPlace(place: string): place is 'path' | 'query' | 'header' {
  return place === 'path' || place === 'query' || place === 'header';
}

function awkward(document: ApiDocument, operation: ApiOperation, example: Arguments): Arguments {
  const all = structuredClone({ ...example, body: undefined });
  for (const { name, in: place, schema } of operation.parameters) {
    const isText = typeof all.query[name] === 'string' || place === 'path';
    if (place === 'query' && isText) all.query[name] = AWKWARD;
    if (place === 'path' && typeof all.path[name] === 'string') all.path[name] = 'Æ 1/2';
    if (place === 'query' && isList(document, schema)) all.query[name] = ['a,b', AWKWARD];
  }
  const { body } = example;
  if (typeof body !== 'object' || body === null)
    return { ...all, ...(body === undefined ? {} : { body }) };
  const texts = Object.entries(body).map(([key, value]) => [
    key,
    typeof value === 'string' ? AWKWARD : (value as unknown),
  ]);
  return { ...all, body: Object.fromEntries(texts) as unknown };
}

/** `null` for optional arguments, and empty lists. */
function emptied(document: ApiDocument, parameters: readonly ApiParameter[]) {
  return Object.fromEntries(
    parameters.map(({ name, schema }) => [name, isList(document, schema) ? [] : null]),
  );
}

function isList(document: ApiDocument, schema: Node | undefined): boolean {
  return schema !== undefined && fieldsOf(document.follow(schema).value)['type'] === 'array';
}

function drawn(
  document: ApiDocument,
  operation: ApiOperation,
  example: Arguments,
  seed: number,
): Arguments {
  const all: Arguments = { path: example.path, query: {}, header: {} };
  for (const { name, in: place, schema } of operation.parameters) {
    const value = drawnValue(document, schema, seed);
    if (place === 'query' || place === 'header')
      all[place][name] = place === 'header' ? String(value) : value;
  }
  const [content] = operation.requestBody?.content ?? [];
  return content ? { ...all, body: drawnBody(document, content.schema, seed) } : all;
}

function drawnValue(document: ApiDocument, schema: Node | undefined, seed: number): unknown {
  if (!schema) return '';
  return generateSync(jsonSchemaOf(document, schema, 'request') as never, { seed, maxItems: 3 });
}

/** A body, with files for binary members. */
function drawnBody(document: ApiDocument, schema: Node | undefined, seed: number): unknown {
  const value = drawnValue(document, schema, seed);
  const properties = schema ? fieldsOf(fieldsOf(document.follow(schema).value)['properties']) : {};
  const files = Object.entries(properties)
    .filter(
      ([, one]) => 'contentMediaType' in fieldsOf(one) || fieldsOf(one)['format'] === 'binary',
    )
    .map(([name]) => [
      name,
      new File([Uint8Array.of(137, 80, seed)], `picture ${seed}.png`, { type: 'image/png' }),
    ]);
  if (files.length === 0) return value;
  const rest = Object.entries(properties).filter(
    ([name]) => !files.some(([file]) => file === name),
  );
  const texts = rest.map(([name, one]) => [
    name,
    String(fieldsOf(one)['enum'] ? (fieldsOf(one)['enum'] as unknown[])[0] : `${name} ${seed}`),
  ]);
  return Object.fromEntries([...files, ...texts]) as unknown;
}
