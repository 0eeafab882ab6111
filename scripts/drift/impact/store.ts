import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, resolve, sep } from 'node:path';

import type ts from 'typescript';

import type { Place } from '../finding.ts';

type Compiler = typeof ts;

/** The sources of a store: what is in its `src/`, without tests. Paths are relative to `folder`. */
export type Store = {
  folder: string;
  compiler: Compiler;
  files: ReadonlyMap<string, ts.SourceFile>;
  /** The file that an import names, inside the store; `undefined` for a package. */
  resolve: (from: string, specifier: string) => string | undefined;
};

const SOURCES = 'src/**/*.{ts,tsx}';
const NO_SOURCE = /\.(?:test|spec)\.tsx?$|\.d\.ts$/;

/** Parses every source file of the store in `folder`, with the store's own TypeScript. */
export function openStore(folder: string): Store {
  const root = resolve(folder);
  const compiler = createRequire(join(root, 'package.json'))('typescript') as Compiler;
  const paths = globSync(SOURCES, { cwd: root })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !NO_SOURCE.test(path))
    .toSorted();
  const files = new Map(
    paths.map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const latest = compiler.ScriptTarget.Latest;
      return [path, compiler.createSourceFile(join(root, path), text, latest, true)] as const;
    }),
  );
  return { folder: root, compiler, files, resolve: resolver(root) };
}

function resolver(root: string): Store['resolve'] {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports?: Record<string, string>;
  };
  const prefixes = Object.entries(imports).flatMap(([name, target]) => {
    if (typeof target !== 'string' || !name.endsWith('*')) return [];
    return [[name.slice(0, -1), posix.normalize(target.slice(0, -1))] as const];
  });
  return (from, specifier) => {
    if (specifier.startsWith('.')) return posix.join(dirname(from), specifier);
    const known = prefixes.find(([prefix]) => specifier.startsWith(prefix));
    return known && known[1] + specifier.slice(known[0].length);
  };
}

/** Where a node stands, from its first character. */
export function placeOf(store: Store, file: string, node: ts.Node): Place {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file, line: line + 1, column: character + 1 };
}

export function byPlace(one: Place, other: Place): number {
  return (
    one.file.localeCompare(other.file, 'en') || one.line - other.line || one.column - other.column
  );
}
