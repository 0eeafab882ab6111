import type { ApiDocument } from './document.ts';
import { discriminatorOf, isComposed } from './discriminator.ts';
import { child, fieldsOf, isFields, keyOf, nameOf, type Fields, type Node } from './node.ts';

export type JsonSchema = Fields | boolean;

/** Who sends the value: a request need not hold what is `readOnly`, nor an answer `writeOnly`. */
export type Side = 'request' | 'response';

const ONE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains'];
const MORE_ONE = ['propertyNames', 'unevaluatedProperties', 'unevaluatedItems', 'contentSchema'];
const SINGLE = new Set([...ONE, ...MORE_ONE]);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const DROPPED = new Set(
  [
    '$ref $dynamicRef $id $anchor $dynamicAnchor $defs $schema $comment definitions',
    'nullable example examples default description title xml externalDocs deprecated',
    'discriminator contentSchema',
  ].flatMap((names) => names.split(' ')),
);

type Bundle = {
  document: ApiDocument;
  side?: Side | undefined;
  /** Whether a `discriminator` counts: which value means which schema. */
  dispatched: boolean;
  names: Map<string, string>;
  defs: Fields;
};

/**
 * A schema of a document as a JSON Schema 2020-12 that stands by itself: what it refers to is in
 * `$defs`, and what OpenAPI 3.0 spells differently (`nullable`, bounds) is spelled the new way.
 * Several schemas are read as `allOf`. With a side, `required` is what that side must send.
 */
export function jsonSchemaOf(document: ApiDocument, schema: Node | Node[], side?: Side): Fields {
  const nodes = Array.isArray(schema) ? schema : [schema];
  return bundled({ document, side, dispatched: false, names: new Map(), defs: {} }, nodes);
}

/** The same, in which each value of a `discriminator` must suit the schema that it means. */
export function dispatchedSchemaOf(document: ApiDocument, nodes: Node[], side?: Side): Fields {
  return bundled({ document, side, dispatched: true, names: new Map(), defs: {} }, nodes);
}

function bundled(bundle: Bundle, nodes: Node[]): Fields {
  const parts = nodes.map((node) => convert(bundle, node));
  const whole = parts.length === 1 && isFields(parts[0]) ? parts[0] : { allOf: parts };
  return { ...whole, $defs: bundle.defs };
}

/** `part`: the schema is one of several that a value must suit, and tells no heirs apart. */
function convert(bundle: Bundle, node: Node, part = false): JsonSchema {
  if (typeof node.value === 'boolean') return node.value;
  const fields = fieldsOf(node.value);
  const reference = fields['$ref'] ?? fields['$dynamicRef'];
  if (typeof reference === 'string') return referred(bundle, node, reference, part);
  return own(bundle, node, fields, part);
}

function referred(bundle: Bundle, node: Node, reference: string, part: boolean): JsonSchema {
  const target = bundle.document.find(node, reference);
  const $ref = target ? `#/$defs/${definition(bundle, target, part)}` : undefined;
  // In 3.0 nothing beside a reference counts.
  if (bundle.document.version === '3.0') return $ref ? { $ref } : {};
  return { ...own(bundle, node, fieldsOf(node.value), part), ...($ref ? { $ref } : {}) };
}

function definition(bundle: Bundle, target: Node, part = false): string {
  const key = `${keyOf(target)}${part ? ' (part)' : ''}`;
  const known = bundle.names.get(key);
  if (known) return known;
  const base = nameOf(target).replaceAll(/[^\w.-]/g, '_') || 'root';
  let name = base;
  for (let number = 2; Object.hasOwn(bundle.defs, name); number += 1) name = `${base}_${number}`;
  bundle.names.set(key, name);
  bundle.defs[name] = true;
  bundle.defs[name] = convert(bundle, target, part);
  return name;
}

function own(bundle: Bundle, node: Node, fields: Fields, part: boolean): Fields {
  const schema: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    if (DROPPED.has(name) || name.startsWith('x-') || value === undefined) continue;
    const inside = child(node, name);
    if (SINGLE.has(name)) schema[name] = convert(bundle, inside);
    else if (LISTS.has(name))
      schema[name] = listed(bundle, inside, name === 'allOf' && isComposed(node));
    else if (NAMED.has(name)) schema[name] = named(bundle, inside);
    else schema[name] = value;
  }
  if (Array.isArray(schema['required'])) {
    schema['required'] = requiredOn(bundle, node, schema['required'] as string[]);
  }
  if (bundle.dispatched) dispatch(bundle, schema, node, part);
  withoutEmptyLists(schema);
  if (bundle.document.version === '3.0') asBounds(schema);
  return fields['nullable'] === true ? orNull(schema) : schema;
}

function listed(bundle: Bundle, node: Node, parts: boolean): JsonSchema[] {
  const items = Array.isArray(node.value) ? node.value : [];
  return items.map((_, index) => convert(bundle, child(node, index), parts));
}

function dispatch(bundle: Bundle, schema: Fields, node: Node, part: boolean): void {
  const told = discriminatorOf(bundle.document, node);
  if (!told || told.targets.size === 0 || (told.ofHeirs && part)) return;
  const { property, targets } = told;
  const each = [...targets]
    .filter(([, target]) => keyOf(target) !== keyOf(node))
    .map(([value, target]) => ({
      if: { properties: { [property]: { const: value } }, required: [property] },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema
      then: { $ref: `#/$defs/${definition(bundle, target)}` },
    }));
  const known = { properties: { [property]: { enum: [...targets.keys()] } } };
  schema['allOf'] = [...((schema['allOf'] as unknown[] | undefined) ?? []), known, ...each];
}

function named(bundle: Bundle, node: Node): Fields {
  const names = Object.keys(fieldsOf(node.value));
  return Object.fromEntries(names.map((name) => [name, convert(bundle, child(node, name))]));
}

/** Without those that this side does not send. */
function requiredOn(bundle: Bundle, node: Node, required: string[]): string[] {
  const left = bundle.side === 'request' ? 'readOnly' : 'writeOnly';
  if (!bundle.side) return [...new Set(required)];
  const properties = child(node, 'properties');
  return [...new Set(required)].filter(
    (name) => !isMarked(bundle.document, child(properties, name), left),
  );
}

/** Whether a property's schema, or what it refers to or consists of, is `readOnly` or `writeOnly`. */
export function isMarked(
  document: ApiDocument,
  node: Node,
  mark: 'readOnly' | 'writeOnly',
  seen = new Set<string>(),
): boolean {
  if (seen.has(keyOf(node))) return false;
  seen.add(keyOf(node));
  const target = document.follow(node);
  const fields = fieldsOf(target.value);
  if (fieldsOf(node.value)[mark] === true || fields[mark] === true) return true;
  const all = Array.isArray(fields['allOf']) ? fields['allOf'] : [];
  const list = child(target, 'allOf');
  return all.some((_, index) => isMarked(document, child(list, index), mark, seen));
}

function withoutEmptyLists(schema: Fields): void {
  for (const name of ['allOf', 'anyOf', 'oneOf', 'required']) {
    const value = schema[name];
    if (Array.isArray(value) && value.length === 0) delete schema[name];
  }
}

/** 3.0 says `minimum: 1, exclusiveMinimum: true` for what is `exclusiveMinimum: 1` since 3.1. */
function asBounds(schema: Fields): void {
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (schema[exclusive] === true && schema[bound] !== undefined) {
      schema[exclusive] = schema[bound];
      delete schema[bound];
    } else if (typeof schema[exclusive] === 'boolean') delete schema[exclusive];
  }
}

function orNull(schema: Fields): Fields {
  const { type, enum: choices } = schema;
  const types = Array.isArray(type) ? type : [type];
  const plain = typeof type === 'string' || Array.isArray(type);
  if (!plain || 'allOf' in schema || 'anyOf' in schema || 'oneOf' in schema || 'not' in schema) {
    return { anyOf: [schema, { type: 'null' }] };
  }
  const values = Array.isArray(choices) && !choices.includes(null) ? [...choices, null] : choices;
  return {
    ...schema,
    type: types.includes('null') ? types : [...types, 'null'],
    ...(values === undefined ? {} : { enum: values }),
  };
}
