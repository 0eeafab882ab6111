import { dirname, join } from 'node:path';

/** Each node with the nodes that it leads to. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** The files in `src` that a file imports. */
export function resolveImports(path: string, imports: readonly string[]): string[] {
  return imports
    .map((what) => (what.startsWith('.') ? join(dirname(path), what) : what.replace('#', 'src/')))
    .filter((file) => file.startsWith('src/'));
}

/** Nodes in a circle, and nodes that lead to one. */
export function findCircles(graph: Graph): string[] {
  const left = new Map(graph);
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const [node, next] of left) {
      if (!next.some((other) => left.has(other))) left.delete(node);
    }
  }
  return [...left.keys()];
}
