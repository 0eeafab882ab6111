import {
  childAsWritten,
  escaped,
  fieldsOf,
  isFields,
  link,
  linked,
  textOf,
  type Fields,
  type Node,
} from './node.ts';
import { isData } from './references.ts';

/** Finds the target of a reference. */
type Find = (from: Node, reference: string) => Node | undefined;
type Walk = { find: Find; seen: Map<Kind, WeakSet<object>> };

/** The parts of a description that lead to schemas; `other` is all the rest. */
type Kind = keyof typeof PARTS | 'other';

/** Any name that is not listed. */
const ANY = '*';
const IN_SCHEMA = [
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
];
const MORE_IN_SCHEMA = ['items', 'unevaluatedProperties', 'unevaluatedItems', 'contentSchema'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];

/** The kinds of the members of each kind, by name. */
const PARTS = {
  document: {
    paths: 'paths',
    webhooks: 'paths',
    components: 'components',
    servers: 'other',
    security: 'other',
  },
  components: {
    schemas: 'schemas',
    responses: 'responses',
    parameters: 'parameters',
    headers: 'parameters',
    requestBodies: 'bodies',
    callbacks: 'callbacks',
    pathItems: 'paths',
    mediaTypes: 'content',
    examples: 'examples',
    securitySchemes: 'other',
    links: 'other',
  },
  paths: { [ANY]: 'path' },
  path: {
    parameters: 'parameters',
    servers: 'other',
    additionalOperations: 'operations',
    [ANY]: 'operation',
  },
  operations: { [ANY]: 'operation' },
  operation: {
    parameters: 'parameters',
    requestBody: 'body',
    responses: 'responses',
    callbacks: 'callbacks',
  },
  callbacks: { [ANY]: 'paths' },
  parameters: { [ANY]: 'parameter' },
  parameter: { schema: 'schema', content: 'content', examples: 'examples' },
  bodies: { [ANY]: 'body' },
  body: { content: 'content' },
  responses: { [ANY]: 'response' },
  response: { headers: 'parameters', content: 'content' },
  content: { [ANY]: 'media' },
  media: { schema: 'schema', itemSchema: 'schema', encoding: 'encodings', examples: 'examples' },
  encodings: { [ANY]: 'encoding' },
  encoding: { headers: 'parameters' },
  examples: { [ANY]: 'example' },
  example: {},
  schemas: { [ANY]: 'schema' },
  schema: Object.fromEntries([
    ...[...IN_SCHEMA, ...MORE_IN_SCHEMA].map((name) => [name, 'schema'] as const),
    ...[...LISTS, ...MAPS].map((name) => [name, 'schemas'] as const),
  ]),
} as const;

/** OpenAPI ignores keywords beside these references. */
const WITHOUT_SIBLINGS = new Set<Kind>(['parameter', 'body', 'response', 'example']);

/**
 * Resolves every reference that is not in place of a schema, also where OpenAPI knows none: in place
 * of an operation, of `responses` or `content`, of `properties` or `required`. Reading such a member
 * then gives the target, with its own file and place. References in place of a schema remain, since
 * schemas may contain themselves, and so do those of paths, beside which more keywords apply.
 */
export function linkReferences(root: Node, find: Find): void {
  linkAll({ find, seen: new Map() }, root, 'document');
}

function linkAll(walk: Walk, node: Node, kind: Kind): void {
  if (typeof node.value !== 'object' || node.value === null) return;
  const seen = walk.seen.get(kind) ?? new WeakSet();
  walk.seen.set(kind, seen);
  if (seen.has(node.value)) return;
  seen.add(node.value);
  const target = targetOf(walk, node);
  if (target) linkAll(walk, target, kind);
  for (const name of Object.keys(node.value)) {
    if (isSkipped(node, kind, name)) continue;
    const inner = kindIn(node, kind, name);
    if (!inner) continue;
    replaceReference(walk, node, name, inner, kind);
    linkAll(walk, childAsWritten(node, name), inner);
  }
  if (target && kind !== 'schema' && kind !== 'path') linkOne(node, target, kind);
}

function isSkipped(node: Node, kind: Kind, name: string): boolean {
  if (kind === 'example') return true;
  const isFree = kind !== 'other' && kind !== 'path' && ANY in PARTS[kind];
  return !isFree && (name.startsWith('x-') || isData(name, [], childAsWritten(node, name).value));
}

function kindIn({ value }: Node, kind: Kind, name: string): Kind | undefined {
  if (kind === 'other') return kind;
  // Before 3.1 `items` may be a list.
  if (kind === 'schema' && Array.isArray(value)) return kind;
  const parts: Record<string, Kind> = PARTS[kind];
  const inner = Object.hasOwn(parts, name) ? parts[name] : parts[ANY];
  // Beside the parts of a document there may be anything, also parts to which others refer.
  return inner ?? (kind === 'document' || kind === 'components' ? undefined : 'other');
}

/**
 * Replaces a reference in place of a keyword, whose value is read as a whole: a list of words by
 * itself, a map or list of schemas by a reference to each of them, since they may contain the
 * schema in which they stand.
 */
function replaceReference(walk: Walk, node: Node, name: string, inner: Kind, kind: Kind): void {
  const written = childAsWritten(node, name);
  const reference = textOf(written, '$ref');
  if (reference === undefined || inner === 'schema') return;
  const { value } = ended(walk, written);
  const holder = node.value as Fields;
  if (kind === 'schema' && inner === 'schemas') {
    const all = referencesTo(walk, written, reference);
    holder[name] = Array.isArray(value) ? Object.values(all) : all;
  } else if (kind === 'schema' || typeof value !== 'object') holder[name] = value;
}

function ended(walk: Walk, node: Node): Node {
  const target = targetOf(walk, node);
  return target ? ended(walk, target) : node;
}

/** A reference to each schema of a map or list that is written elsewhere; those beside it remain. */
function referencesTo(walk: Walk, node: Node, reference: string): Fields {
  const base = reference.includes('#') ? reference : `${reference}#`;
  const { $ref: _, ...beside } = fieldsOf(node.value);
  const all: Fields = {};
  for (let next = walk.find(node, reference); next; next = targetOf(walk, next)) {
    for (const name of Object.keys(next.value ?? {})) {
      if (name !== '$ref' || textOf(next, '$ref') === undefined) {
        all[name] ??= { $ref: `${base}/${encodeURIComponent(escaped(name))}` };
      }
    }
  }
  return { ...all, ...beside };
}

/** Links a reference with its target, or with the target and the keywords beside the reference. */
function linkOne(node: Node, target: Node, kind: Kind): void {
  const end = linked(target);
  const { $ref: _, ...beside } = fieldsOf(node.value);
  const names = Object.keys(beside);
  if (names.length === 0 || WITHOUT_SIBLINGS.has(kind) || !isFields(end.value)) {
    link(node, end);
    return;
  }
  for (const name of names) {
    const own = childAsWritten(node, name);
    link(own, linked(own));
  }
  link(node, { ...end, value: { ...end.value, ...beside } });
}

function targetOf({ find }: Walk, node: Node): Node | undefined {
  const reference = textOf(node, '$ref');
  return reference === undefined ? undefined : find(node, reference);
}
