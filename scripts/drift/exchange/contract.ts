import type { ApiDocument } from '../document/document.ts';
import { loadDocument } from '../document/document.ts';
import type { DocumentInput } from '../document/input.ts';
import { child, children, fieldsOf, has, type Node } from '../document/node.ts';
import { operationsOf, type ApiOperation, type ApiResponse } from '../document/operations.ts';
import { judgesOf } from './judge.ts';
import { routesOf, type Routes } from './route.ts';
import { shapesOf } from './shape.ts';

/** A contract, prepared for comparing many exchanges with it. */
export type Contract = {
  document: ApiDocument;
  operations: ApiOperation[];
  routes: Routes;
  judge: ReturnType<typeof judgesOf>;
  shapes: ReturnType<typeof shapesOf>;
  /** Query names that carry an API key: they are declared as security, not as parameters. */
  keys: Set<string>;
};

export async function readContract(input: DocumentInput): Promise<Contract> {
  return contractOf(await loadDocument(input));
}

function contractOf(document: ApiDocument): Contract {
  const schemes = children(child(child(document.root, 'components'), 'securitySchemes'));
  const keys = schemes.flatMap(([, written]) => {
    const { in: place, name } = fieldsOf(document.follow(written).value);
    return place === 'query' && typeof name === 'string' ? [name] : [];
  });
  return {
    document,
    operations: operationsOf(document),
    routes: routesOf(document),
    judge: judgesOf(document),
    shapes: shapesOf(document),
    keys: new Set(keys),
  };
}

/** The contract's response for a status: by its number, its range, or `default`. */
export function responseFor(operation: ApiOperation, status: number): ApiResponse | undefined {
  const names = [String(status), `${String(status).charAt(0)}XX`, 'default'];
  for (const name of names) {
    const found = operation.responses.find((response) => response.status === name);
    if (found) return found;
  }
  return undefined;
}

/** The deepest node on a path of fields; `*` is an entry of a list or a map. */
export function nodeAt(document: ApiDocument, schema: Node, path: string[]): Node {
  const [name, ...rest] = path;
  const node = document.follow(schema);
  if (name === undefined) return node;
  const next = memberOf(document, node, name, new Set());
  return next ? nodeAt(document, next, rest) : node;
}

function memberOf(
  document: ApiDocument,
  written: Node,
  name: string,
  seen: Set<string>,
): Node | undefined {
  const node = document.follow(written);
  if (seen.has(node.file + node.pointer)) return undefined;
  seen.add(node.file + node.pointer);
  const properties = child(node, 'properties');
  if (has(properties, name)) return child(properties, name);
  if (name === '*' && has(node, 'items')) return child(node, 'items');
  for (const list of ['allOf', 'anyOf', 'oneOf']) {
    for (const [, part] of children(child(node, list))) {
      const found = memberOf(document, part, name, seen);
      if (found) return found;
    }
  }
  const rest = child(node, 'additionalProperties');
  return typeof rest.value === 'object' ? rest : undefined;
}
