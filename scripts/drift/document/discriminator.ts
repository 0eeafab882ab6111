import type { ApiDocument } from './document.ts';
import { child, children, has, keyOf, nameOf, textOf, type Node } from './node.ts';

/** The member that selects a schema, and the schema for each value. */
export type Discriminator = {
  property: string;
  targets: Map<string, Node>;
  node: Node;
  /** Whether it selects schemas that extend this one, since it has no alternatives of its own. */
  ofHeirs: boolean;
};

const known = new WeakMap<ApiDocument, Map<string, Node[]>>();

/** Reads a schema's `discriminator`. Values without a mapping are the names of components. */
export function discriminatorOf(document: ApiDocument, schema: Node): Discriminator | undefined {
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
  return { property, targets, node, ofHeirs };
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
  const queue = [schema];
  for (const parent of queue) {
    for (const heir of direct.get(keyOf(parent)) ?? []) {
      if (found.has(keyOf(heir))) continue;
      found.set(keyOf(heir), heir);
      queue.push(heir);
    }
  }
  return [...found.values()];
}

function directHeirs(document: ApiDocument): Map<string, Node[]> {
  const heirs = known.get(document) ?? new Map<string, Node[]>();
  if (known.has(document)) return heirs;
  known.set(document, heirs);
  for (const [, written] of children(child(child(document.root, 'components'), 'schemas'))) {
    if (!isComposed(written)) continue;
    for (const [, part] of children(child(written, 'allOf'))) {
      const reference = textOf(part, '$ref');
      const parent = reference === undefined ? undefined : document.find(part, reference);
      if (parent) heirs.set(keyOf(parent), [...(heirs.get(keyOf(parent)) ?? []), written]);
    }
  }
  return heirs;
}
