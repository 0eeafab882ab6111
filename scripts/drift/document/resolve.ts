import { beside, decoded } from './address.ts';
import { namedBy } from './identifiers.ts';
import { child, childAsWritten, fieldsOf, keyOf, namesOf, textOf, type Node } from './node.ts';
import type { Source } from './source.ts';

/** Follows a node's `$ref`, and references in its target. */
export function follow(sources: Map<string, Source>, node: Node, open = new Set<string>()): Node {
  let found = node;
  for (;;) {
    const reference = textOf(found, '$ref');
    const next = reference === undefined ? undefined : find(sources, found, reference, open);
    if (!next) return found;
    found = next;
  }
}

/**
 * The target of a reference in the file of `from`, if it exists. `open`: the references that are
 * being followed, which may lead through themselves.
 */
export function find(
  sources: Map<string, Source>,
  from: Node,
  reference: string,
  open = new Set<string>(),
): Node | undefined {
  const [path = '', fragment = ''] = reference.split('#');
  const file = path === '' ? from.file : beside(from.file, path);
  const key = `${keyOf(from)} ${reference}`;
  if (open.has(key)) return undefined;
  const within = new Set([...open, key]);
  const resource = resourceOf(sources, from, reference);
  const inside = resource && findIn(sources, resource, fragment, within);
  if (inside) return inside;
  const source = sources.get(file);
  return source && findIn(sources, rootOf(source), fragment, within);
}

/** The schema with the `$id` that a reference means, or the description with that `$self`. */
export function resourceOf(
  sources: Map<string, Source>,
  from: Node,
  reference: string,
): Node | undefined {
  const own = sources.get(from.file);
  const name = own && namedBy(own.identifiers, from, reference);
  if (name === undefined) return undefined;
  for (const { identifiers } of sources.values()) {
    const found = identifiers.byName.get(name);
    if (found) return found;
  }
  return undefined;
}

function findIn(
  sources: Map<string, Source>,
  root: Node,
  fragment: string,
  open: Set<string>,
): Node | undefined {
  if (fragment !== '' && !fragment.startsWith('/')) return anchored(root, fragment);
  let node = root;
  for (const name of namesOf(decoded(fragment))) {
    const own = child(node, name);
    // A pointer may lead through another reference.
    node = own.value === undefined ? child(follow(sources, node, open), name) : own;
  }
  return node.value === undefined ? undefined : node;
}

function anchored(node: Node, anchor: string): Node | undefined {
  const { $anchor, $dynamicAnchor } = fieldsOf(node.value);
  if ($anchor === anchor || $dynamicAnchor === anchor) return node;
  for (const name of Object.keys(node.value ?? {})) {
    const inside = childAsWritten(node, name);
    const found = typeof inside.value === 'object' ? anchored(inside, anchor) : undefined;
    if (found) return found;
  }
  return undefined;
}

function rootOf({ file, value }: Source): Node {
  return { file, pointer: '', value };
}
