import type { ApiDocument } from '../document/document.ts';
import { discriminatorOf } from '../document/discriminator.ts';
import { patternOf } from '../document/pattern.ts';
import { child, children, fieldsOf, has, isFields, keyOf, type Node } from '../document/node.ts';

/** Schemas that hold together for a value: one of the alternatives that a contract allows. */
export type Way = Node[];

/** What a way says about a field. */
export type Promised = {
  /** Its schemas; none if nothing is said about it. */
  nodes: Node[];
  isDeclared: boolean;
  isRequired: boolean;
};

/** The most ways of one schema; a value that has more is looked at in the first ones. */
const MOST = 64;

/**
 * The alternatives of schemas that hold together, through references, parts and alternatives. With a
 * value, those that it selects by a discriminator.
 */
export function waysOf(document: ApiDocument, nodes: Node[], value?: unknown): Way[] {
  let ways: Way[] = [[]];
  for (const node of nodes) ways = product(ways, whole(document, node, value));
  return ways;
}

/** A schema that is no part of another: where it has a `discriminator`, its heirs stand for it. */
function whole(document: ApiDocument, written: Node, value: unknown): Way[] {
  const node = document.follow(written);
  const told = discriminatorOf(document, node);
  const ways = expanded(document, written, new Set());
  if (!told) return ways;
  const selected = told.targets.get(String(fieldsOf(value)[told.property]));
  const targets = selected ? [selected] : [...told.targets.values()];
  const seen = new Set([keyOf(node)]);
  const others = targets.flatMap((target) => expanded(document, target, seen));
  if (!told.ofHeirs) return selected ? product([[node]], others) : ways;
  return selected ? product(ways, others) : [...ways, ...product(ways, others)].slice(0, MOST);
}

function expanded(document: ApiDocument, written: Node, seen: ReadonlySet<string>): Way[] {
  const node = document.follow(written);
  if (seen.has(keyOf(node))) return [[]];
  const inner = new Set([...seen, keyOf(node)]);
  // Since 3.1 there may be keywords beside a reference.
  let ways: Way[] = [keyOf(node) === keyOf(written) ? [node] : [node, written]];
  for (const [, part] of children(child(node, 'allOf'))) {
    ways = product(ways, expanded(document, part, inner));
  }
  for (const list of ['anyOf', 'oneOf']) {
    const either = children(child(node, list));
    if (either.length === 0) continue;
    ways = product(
      ways,
      either.flatMap(([, each]) => expanded(document, each, inner)),
    );
  }
  return ways;
}

function product(ways: Way[], others: Way[]): Way[] {
  return ways.flatMap((way) => others.map((other) => [...way, ...other])).slice(0, MOST);
}

/** What a way says about a field of an object. */
export function fieldIn(way: Way, name: string): Promised {
  const own = way.flatMap((node) => {
    const properties = child(node, 'properties');
    return has(properties, name) ? [child(properties, name)] : [];
  });
  const isRequired = way.some(({ value }) => {
    const { required } = fieldsOf(value);
    return Array.isArray(required) && required.includes(name);
  });
  const nodes = own.length > 0 ? own : way.flatMap((node) => restOf(node, name));
  return { nodes, isDeclared: own.length > 0 || isRequired, isRequired };
}

/** The schema of a field that has no name in the contract, as the values of a map. */
function restOf(node: Node, name: string): Node[] {
  const patterns = children(child(node, 'patternProperties')).filter(([pattern]) =>
    matches(pattern, name),
  );
  if (patterns.length > 0) return patterns.map(([, schema]) => schema);
  const rest = child(node, 'additionalProperties');
  return isFields(rest.value) && Object.keys(rest.value).length > 0 ? [rest] : [];
}

function matches(pattern: string, name: string): boolean {
  try {
    return patternOf(pattern)(name) ?? false;
  } catch {
    return false;
  }
}

/** The schemas of an item of a list. */
export function itemIn(way: Way, index: number): Node[] {
  return way.flatMap((node) => {
    const first = child(child(node, 'prefixItems'), index);
    if (first.value !== undefined) return [first];
    return has(node, 'items') ? [child(node, 'items')] : [];
  });
}
