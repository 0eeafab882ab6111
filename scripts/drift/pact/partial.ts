import { isFields, type Fields } from '../document/node.ts';

/** Keywords that a part of a value may miss, though the whole keeps them. */
const OF_THE_WHOLE = new Set(
  [
    'required minProperties dependentRequired dependentSchemas',
    'not if then else oneOf unevaluatedItems',
  ].flatMap((names) => names.split(' ')),
);
const CONDITIONS = ['dependentSchemas', 'if', 'then', 'else'];
const SCHEMAS = new Set(['items', 'additionalProperties', 'unevaluatedProperties', 'contains']);
const LISTS = new Set(['allOf', 'anyOf', 'prefixItems']);
const NAMED = new Set(['properties', 'patternProperties', '$defs']);

/**
 * A JSON Schema for parts of values: it asks for no field, and a part may belong to several
 * alternatives.
 */
export function partial(schema: Fields): Fields {
  const left: Fields = {};
  for (const [name, value] of Object.entries(schema)) {
    if (OF_THE_WHOLE.has(name)) continue;
    if (name === 'unevaluatedProperties' && CONDITIONS.some((each) => each in schema)) continue;
    left[name] = inside(name, value);
  }
  const { oneOf } = schema;
  if (!Array.isArray(oneOf)) return left;
  const either = { anyOf: oneOf.map(partOf) };
  return 'anyOf' in left ? { allOf: [left, either] } : { ...left, ...either };
}

function inside(name: string, value: unknown): unknown {
  if (SCHEMAS.has(name)) return partOf(value);
  if (LISTS.has(name) && Array.isArray(value)) return value.map(partOf);
  if (!NAMED.has(name) || !isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, partOf(each)]));
}

function partOf(value: unknown): unknown {
  return isFields(value) ? partial(value) : value;
}
