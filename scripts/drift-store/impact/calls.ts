import type { ApiDocument } from '../../drift/document/document.ts';
import { operationsOf, type ApiOperation } from '../../drift/document/operations.ts';
import type { Place } from '../../drift/finding.ts';
import { ownersOf, type Declared, type Graph } from './graph.ts';
import { isText, placeOf, type Store } from './store.ts';
import * as ts from './compiler.ts';

/** The calls of one operation in the store. */
export type Calls = {
  /** Names of generated functions that screens use. */
  functions: string[];
  places: Place[];
  /** The declarations with the calls, and all declarations that lead to them. */
  by: Set<Declared>;
};

/** The operations that screens can call, by id; an operation without an entry is unused. */
export function callsOf(store: Store, graph: Graph, base: ApiDocument): Map<string, Calls> {
  const operations = operationsOf(base);
  const found = new Map<string, { of: Declared; by: Declared; place: Place; name: string }[]>();
  const note = (id: string, call: { of: Declared; by: Declared; place: Place; name: string }) => {
    if (graph.reached.has(call.by)) found.set(id, [...(found.get(id) ?? []), call]);
  };
  const byName = new Map(operations.flatMap((one) => functionsOf(one).map((name) => [name, one])));
  for (const { of, by, place } of graph.mentions) {
    const [file = '', name = ''] = of.split('#');
    const operation = file.startsWith('generated/') ? byName.get(name) : undefined;
    if (operation) note(operation.operationId, { of, by, place, name });
  }
  for (const { text, node, file, by } of pathsIn(store)) {
    const operation = operations.find((one) => isCallOf(one, text, methodOf(node)));
    const place = placeOf(file, node);
    if (operation) note(operation.operationId, { of: by, by, place, name: text });
  }
  return new Map(
    [...found].map(([id, calls]) => [
      id,
      {
        functions: [...new Set(calls.map(({ name }) => name))].toSorted(),
        places: calls.map(({ place }) => place),
        by: graph.leadingTo(calls.map(({ by }) => by)),
      },
    ]),
  );
}

/** The names of orval's functions that make a call. A query key alone makes none. */
function functionsOf({ operationId: id }: ApiOperation): string[] {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  const kinds = ['', 'Suspense', 'Infinite', 'SuspenseInfinite'];
  return [
    id,
    `get${name}Url`,
    `get${name}MutationOptions`,
    ...kinds.flatMap((kind) => [`use${name}${kind}`, `get${name}${kind}QueryOptions`]),
    `usePrefetch${name}`,
    `prefetch${name}Query`,
  ];
}

type Written = { text: string; node: ts.Node; file: string; by: Declared };

/** Paths in the code: those of openapi-fetch and those of links. */
function pathsIn(store: Store): Written[] {
  const found: Written[] = [];
  for (const [file, source] of store.files) {
    if (!/['"`]\/\w/.test(source.text)) continue;
    const visit = (node: ts.Node): void => {
      if (isText(node) && node.text.startsWith('/')) {
        for (const by of ownersOf(file, node)) found.push({ text: node.text, node, file, by });
      }
      node.forEachChild(visit);
    };
    visit(source);
  }
  return found;
}

/** `get` of `api.GET('/products')`. */
function methodOf({ parent }: ts.Node): string | undefined {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) {
    return undefined;
  }
  const name = parent.expression.name.text;
  return /^[A-Z]+$/.test(name) ? name : undefined;
}

function isCallOf(
  { path, method }: ApiOperation,
  text: string,
  called: string | undefined,
): boolean {
  return path === text && (called === undefined || called === method);
}
