import type { ApiDocument } from './document.ts';
import { child, children, has, keyOf, nameOf, textOf, type Node } from './node.ts';

/** The member that selects a schema, and the schema for each value. */
export type Discriminator = {
  property: string;
  targets: Map<string, Node>;
  node: Node;
  /** The schema of values without the member, or with one that selects nothing (3.2). */
  usual: Node | undefined;
  /** Whether it selects schemas that extend this one, since it has no alternatives of its own. */
  ofHeirs: boolean;
};

/** What is known of a document: schemas with many heirs are met again and again. */
type Known = { discriminators: Map<string, Discriminator>; direct?: Map<string, Node[]> };

const known = new WeakMap<ApiDocument, Known>();

function knownOf(document: ApiDocument): Known {
  let own = known.get(document);
  if (!own) known.set(document, (own = { discriminators: new Map() }));
  return own;
}

/** Reads a schema's `discriminator`. Values without a mapping are the names of components. */
export function discriminatorOf(document: ApiDocument, schema: Node): Discriminator | undefined {
  if (!has(schema, 'discriminator')) return undefined;
  const { discriminators } = knownOf(document);
  const key = keyOf(schema);
  const found = discriminators.get(key) ?? readFrom(document, schema);
  if (found) discriminators.set(key, found);
  return found;
}

function readFrom(document: ApiDocument, schema: Node): Discriminator | undefined {
  const node = child(schema, 'discriminator');
  const property = textOf(node, 'propertyName');
  if (property === undefined) return undefined;
  const ofHeirs = !has(schema, 'oneOf') && !has(schema, 'anyOf');
  const targets = new Map<string, Node>();
  const mapped = new Set<string>();
  for (const [value, written] of children(child(node, 'mapping'))) {
    const target = targetOf(document, schema, String(written.value));
    if (!target) continue;
    mapped.add(keyOf(target));
    targets.set(value, target);
  }
  for (const target of ofHeirs ? heirsOf(document, schema) : branchesOf(document, schema)) {
    if (!mapped.has(keyOf(target))) targets.set(nameOf(target), target);
  }
  const named = textOf(node, 'defaultMapping');
  const usual = named === undefined ? undefined : targetOf(document, schema, named);
  return { property, targets, usual, node, ofHeirs };
}

/** Whether a schema combines several schemas, and is not only another name for one. */
export function isComposed(schema: Node): boolean {
  return children(child(schema, 'allOf')).length > 1 || has(schema, 'properties');
}

function targetOf(document: ApiDocument, schema: Node, written: string): Node | undefined {
  const component = child(child(child(document.root, 'components'), 'schemas'), written);
  return component.value === undefined ? document.find(schema, written) : component;
}

function branchesOf(document: ApiDocument, schema: Node): Node[] {
  return ['oneOf', 'anyOf']
    .flatMap((keyword) => children(child(schema, keyword)))
    .flatMap(([, branch]) => {
      const reference = textOf(branch, '$ref');
      return reference === undefined ? [] : (document.find(branch, reference) ?? []);
    });
}

/** All components that extend the schema with `allOf`, directly or indirectly. */
function heirsOf(document: ApiDocument, schema: Node): Node[] {
  const direct = directHeirs(document);
  const found = new Map<string, Node>();
  const queue = [document.follow(schema)];
  for (const parent of queue) {
    for (const heir of direct.get(keyOf(parent)) ?? []) {
      if (found.has(keyOf(heir))) continue;
      found.set(keyOf(heir), heir);
      queue.push(document.follow(heir));
    }
  }
  return [...found.values()];
}

function directHeirs(document: ApiDocument): Map<string, Node[]> {
  const own = knownOf(document);
  if (own.direct) return own.direct;
  const heirs = (own.direct = new Map<string, Node[]>());
  for (const [, written] of children(child(child(document.root, 'components'), 'schemas'))) {
    const schema = document.follow(written);
    if (!isComposed(schema)) continue;
    for (const [, part] of children(child(schema, 'allOf'))) {
      if (textOf(part, '$ref') === undefined) continue;
      const parent = keyOf(document.follow(part));
      heirs.set(parent, [...(heirs.get(parent) ?? []), written]);
    }
  }
  return heirs;
}
