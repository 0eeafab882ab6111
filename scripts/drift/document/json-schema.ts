import type { ApiDocument } from './document.ts';
import { discriminatorOf, isComposed } from './discriminator.ts';
import { child, fieldsOf, isFields, keyOf, nameOf, type Fields, type Node } from './node.ts';

export type JsonSchema = Fields | boolean;

/** The side that sends a value. A request may leave out `readOnly` members, an answer `writeOnly` ones. */
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
  /** Whether a `discriminator` selects the schema that a value must match. */
  dispatched: boolean;
  names: Map<string, string>;
  defs: Fields;
  /** Schemas that others refer to and that are to be converted: a chain of them may be long. */
  open: { name: string; target: Node; part: boolean }[];
};

/**
 * A schema of a document as a self-contained JSON Schema 2020-12: the schemas that it refers to are
 * in `$defs`, and keywords of OpenAPI 3.0 (`nullable`, bounds) are translated. Several schemas are
 * joined by `allOf`. With a side, `required` lists the members that this side must send.
 */
export function jsonSchemaOf(document: ApiDocument, schema: Node | Node[], side?: Side): Fields {
  const nodes = Array.isArray(schema) ? schema : [schema];
  return bundled(
    { document, side, dispatched: false, names: new Map(), defs: {}, open: [] },
    nodes,
  );
}

/**
 * JSON Schemas of one document that share their `$defs`, in which a value must match the schema that
 * its `discriminator` selects. `defs` grows with each schema that is added; `add` returns its name there.
 */
export function sharedSchemas(
  document: ApiDocument,
  side?: Side,
): { defs: Fields; add: (nodes: Node[]) => string } {
  const defs: Fields = {};
  const bundle: Bundle = { document, side, dispatched: true, names: new Map(), defs, open: [] };
  return {
    defs,
    add: (nodes) => {
      const name = `(${Object.keys(defs).length})`;
      defs[name] = joined(bundle, nodes);
      return name;
    },
  };
}

function bundled(bundle: Bundle, nodes: Node[]): Fields {
  return { ...joined(bundle, nodes), $defs: bundle.defs };
}

/** Also converts the schemas that these refer to. */
function joined(bundle: Bundle, nodes: Node[]): Fields {
  const parts = nodes.map((node) => convert(bundle, node));
  for (let next = bundle.open.pop(); next; next = bundle.open.pop()) {
    bundle.defs[next.name] = convert(bundle, next.target, next.part);
  }
  return parts.length === 1 && isFields(parts[0]) ? parts[0] : { allOf: parts };
}

/** `part`: the schema is a member of `allOf`, where its `discriminator` selects nothing. */
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
  // In 3.0 keywords beside a reference are ignored.
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
  bundle.open.push({ name, target, part });
  return name;
}

function own(bundle: Bundle, node: Node, fields: Fields, part: boolean): Fields {
  const schema: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    if (DROPPED.has(name) || name.startsWith('x-') || value === undefined) continue;
    schema[name] = keyword(bundle, node, name);
  }
  if (Array.isArray(schema['required'])) {
    schema['required'] = requiredOn(bundle, node, schema['required'] as string[]);
  }
  if (bundle.dispatched) dispatch(bundle, schema, node, part);
  withoutEmptyLists(schema);
  if (bundle.document.version === '3.0') asBounds(schema);
  const isNull = fields['nullable'] === true && !(bundle.dispatched && isListedWithoutNull(fields));
  return isNull ? orNull(schema) : schema;
}

/**
 * `nullable` adds a type, and an `enum` without null refuses null still. Many mean it otherwise, so
 * that an exchange with null is let pass.
 */
export function isListedWithoutNull({ enum: choices }: Fields): boolean {
  return Array.isArray(choices) && !choices.includes(null);
}

function keyword(bundle: Bundle, node: Node, name: string): unknown {
  const inside = child(node, name);
  if (SINGLE.has(name)) return convert(bundle, inside);
  if (LISTS.has(name)) return listed(bundle, inside, name === 'allOf' && isComposed(node));
  return NAMED.has(name) ? named(bundle, inside) : inside.value;
}

function listed(bundle: Bundle, node: Node, parts: boolean): JsonSchema[] {
  const items = Array.isArray(node.value) ? node.value : [];
  return items.map((_, index) => convert(bundle, child(node, index), parts));
}

function dispatch(bundle: Bundle, schema: Fields, node: Node, part: boolean): void {
  const told = discriminatorOf(bundle.document, node);
  if (!told || told.targets.size === 0 || (told.ofHeirs && part)) return;
  const { property, targets, usual } = told;
  const each = [...targets]
    .filter(([, target]) => keyOf(target) !== keyOf(node))
    .map(([value, target]) => ({
      if: { properties: { [property]: { const: value } }, required: [property] },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema
      then: { $ref: `#/$defs/${definition(bundle, target)}` },
    }));
  const known = { properties: { [property]: { enum: [...targets.keys()] } } };
  const rest = usual && {
    if: { ...known, required: [property] },
    else: { $ref: `#/$defs/${definition(bundle, usual)}` },
  };
  schema['allOf'] = [...((schema['allOf'] as unknown[] | undefined) ?? []), rest ?? known, ...each];
}

function named(bundle: Bundle, node: Node): Fields {
  const names = Object.keys(fieldsOf(node.value));
  return Object.fromEntries(names.map((name) => [name, convert(bundle, child(node, name))]));
}

/** The required members, without those that this side does not send. */
function requiredOn(bundle: Bundle, node: Node, required: string[]): string[] {
  const left = bundle.side === 'request' ? 'readOnly' : 'writeOnly';
  if (!bundle.side) return [...new Set(required)];
  const properties = child(node, 'properties');
  return [...new Set(required)].filter(
    (name) => !isMarked(bundle.document, child(properties, name), left),
  );
}

/** Whether a property's schema, its reference or a part of it is `readOnly` or `writeOnly`. */
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

/** Translates `minimum: 1, exclusiveMinimum: true` of 3.0 into `exclusiveMinimum: 1`. */
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
