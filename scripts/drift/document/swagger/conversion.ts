import type { ApiDocument } from '../document.ts';
import { escaped, keyOf, nameOf, type Fields, type Node } from '../node.ts';

/** The parts of Swagger 2.0 that several places may share, by their names in OpenAPI 3.0. */
export type Kind = 'schemas' | 'parameters' | 'requestBodies' | 'responses';

/** A Swagger document that is being written as OpenAPI 3.0 in one file. */
export type Conversion = {
  /** As it is written, in one file or several. */
  from: ApiDocument;
  components: Record<Kind, Fields>;
  /** Names of components that are made, by what they are made of. */
  names: Map<string, string>;
  /** What was written where, by pointers into the result: for places. */
  origins: Map<string, Node>;
};

/** Writes what stands at a node; `at` is its pointer in the result. */
export type Write = (conversion: Conversion, node: Node, at: string) => unknown;

export function startConversion(from: ApiDocument): Conversion {
  const components = { schemas: {}, parameters: {}, requestBodies: {}, responses: {} };
  return { from, components, names: new Map(), origins: new Map() };
}

/** Keeps a name for a component, so that none from another file gets it. */
export function reserve(conversion: Conversion, kind: Kind, node: Node): void {
  const name = nameOf(node);
  conversion.names.set(`${kind} ${keyOf(node)} `, name);
  conversion.components[kind][name] = {};
}

/**
 * A reference to a component, which is made when it is first asked for. What depends on the media
 * types of an operation is made once for each `variant`.
 */
export function shared(
  conversion: Conversion,
  kind: Kind,
  { node, variant = '', write }: { node: Node; variant?: string; write: Write },
): { $ref: string } {
  const key = `${kind} ${keyOf(node)} ${variant}`;
  const made = conversion.components[kind];
  const known = conversion.names.get(key);
  const name = known ?? freeName(made, nameOf(node));
  const at = `/components/${kind}/${escaped(name)}`;
  if (known === undefined || !conversion.origins.has(at)) {
    conversion.names.set(key, name);
    // Before it is made: it may refer to itself.
    conversion.origins.set(at, node);
    made[name] = {};
    made[name] = write(conversion, node, at);
  }
  return { $ref: `#/components/${kind}/${encodeURIComponent(escaped(name))}` };
}

function freeName(taken: Fields, wanted: string): string {
  let name = wanted;
  for (let number = 2; Object.hasOwn(taken, name); number += 1) name = `${wanted}_${number}`;
  return name;
}
