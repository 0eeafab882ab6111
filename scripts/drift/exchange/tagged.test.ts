import { expect, test } from 'vitest';

import { ajvFor } from '../document/ajv.ts';
import { documentFrom } from '../document/document.ts';
import { child, type Fields } from '../document/node.ts';
import { judgesOf } from './judge.ts';
import { tagged } from './tagged.ts';

const KINDS = ['page', 'frame', 'text', 'line', 'group', 'image'];
const listed = { type: 'array', items: { $ref: '#/$defs/Node' } };
const children = { children: listed };

function kind(name: string): Fields {
  return { allOf: [{ $ref: '#/$defs/Trait' }, { properties: { type: { enum: [name] } } }] };
}

/** A tree, with the kind of each node after what is inside of it. */
const TREE: Fields = {
  $ref: '#/$defs/Node',
  $defs: {
    Trait: { type: 'object', required: ['type'], properties: children },
    Node: { oneOf: KINDS.map((name) => ({ $ref: `#/$defs/${name}` })) },
    ...Object.fromEntries(KINDS.map((name) => [name, kind(name)])),
  },
};

const CHOICES: Fields[] = [
  TREE,
  { anyOf: [{ properties: { t: { const: 'a' } } }, { properties: { t: { enum: ['b', 'a'] } } }] },
  { oneOf: [{ properties: { t: { const: 'a' } }, required: ['t'] }, { type: 'null' }] },
  {
    oneOf: [
      { type: 'string' },
      { properties: { t: { const: 'a' }, u: { type: 'integer' } } },
      { properties: { t: { const: 'b' } }, required: ['u'] },
    ],
  },
  { properties: { oneOf: { type: 'string' }, enum: { type: 'integer' }, const: { minimum: 3 } } },
];

const VALUES = [
  null,
  'a',
  7,
  [],
  {},
  { t: 'a' },
  { t: 'b' },
  { t: 'c' },
  { t: 5, u: 'x' },
  { t: 'a', u: 1 },
  { t: 'a', u: 'x' },
  { t: 'b', u: 'x' },
  { type: 'page', children: [{ type: 'text' }, { type: 'frame', children: [] }] },
  { type: 'page', children: [{ type: 'star' }] },
  { children: [] },
  { oneOf: 1 },
  { enum: 'x' },
  { const: 2 },
];

test.each(CHOICES)('with tags, a schema takes the same values: %j', (schema) => {
  const [plain, told] = [ajvFor().compile(schema), ajvFor().compile(tagged(schema))];
  expect(VALUES.map((value) => told(value))).toEqual(VALUES.map((value) => plain(value)));
});

test('a deep tree is judged at once, and the fault in it is told', () => {
  const text = JSON.stringify(TREE['$defs']).replaceAll('#/$defs/', '#/components/schemas/');
  const document = documentFrom({
    openapi: '3.1.0',
    info: { title: 'Trees', version: '1' },
    paths: {},
    components: { schemas: JSON.parse(text) as Fields },
  });
  const schema = child(child(child(document.root, 'components'), 'schemas'), 'Node');
  const judge = judgesOf(document)(schema, 'response');
  const nested = (depth: number, inmost: unknown): unknown =>
    depth === 0 ? inmost : { type: 'image', children: [nested(depth - 1, inmost)] };
  expect(judge(nested(30, { type: 'text' }))).toEqual([]);
  expect(judge(nested(30, { type: 'star' }))).toHaveLength(1);
});
