type Json = Record<string, unknown>;

/** The references of each schema to others. */
const REFERENCES = 6;
/** One of so many schemas is another one in the revision. */
const CHANGED = 27;

/**
 * A document in which each schema reaches most others, by members that hold an identifier, the thing
 * or what is left of it. The same numbers give the same document.
 */
export function tangle(schemas: number, operations: number, isRevision: boolean): Json {
  const next = numbers();
  const all: Json = {};
  for (let index = 0; index < schemas; index += 1) {
    const name = `thing_${index}`;
    const object = { type: 'string', enum: [name] };
    const id = { type: 'string' };
    const isChanged = isRevision && index % CHANGED === 0;
    const properties: Json = { id, object, amount: { type: isChanged ? 'string' : 'integer' } };
    for (let number = 0; number < REFERENCES; number += 1) {
      properties[`reference_${number}`] = { anyOf: expandable(next(schemas)) };
    }
    properties['list'] = listOf(next(schemas));
    all[name] = { type: 'object', properties, required: ['id', 'object'] };
    all[`deleted_${name}`] = {
      type: 'object',
      properties: { id, object, deleted: { type: 'boolean', enum: [true] } },
      required: ['id', 'object', 'deleted'],
    };
  }
  const paths = Array.from({ length: operations }, (_, index) => pathOf(index, index % schemas));
  return {
    openapi: '3.0.3',
    info: { title: 'A tangle', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: all },
  };
}

/** Whole numbers below a limit, always the same. */
function numbers(): (below: number) => number {
  let seed = 7;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
    return seed % below;
  };
}

function expandable(index: number): Json[] {
  const names = [`thing_${index}`, `deleted_thing_${index}`];
  return [
    { type: 'string', maxLength: 5_000 },
    ...names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
  ];
}

function listOf(index: number): Json {
  const items = { $ref: `#/components/schemas/thing_${index}` };
  return {
    type: 'object',
    properties: { data: { type: 'array', items }, has_more: { type: 'boolean' } },
    required: ['data', 'has_more'],
  };
}

function pathOf(index: number, thing: number): [string, Json] {
  const schema = { $ref: `#/components/schemas/thing_${thing}` };
  const content = { 'application/json': { schema } };
  const responses = { 200: { description: 'The thing', content } };
  return [`/things/${index}`, { get: { operationId: `get_${index}`, responses } }];
}
