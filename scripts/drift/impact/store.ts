import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';

import * as ts from 'typescript-native/unstable/ast';
import { API, type Checker, type Project } from 'typescript-native/unstable/sync';

import type { Place } from '../finding.ts';

/** The sources of a store: what is in its `src/`, without tests. Paths are relative to `folder`. */
export type Store = {
  folder: string;
  files: ReadonlyMap<string, ts.SourceFile>;
  /** The file that an import names, inside the store; `undefined` for a package. */
  resolve: (from: string, specifier: string) => string | undefined;
  checker: Checker;
  /** The same compiler at work on the store as another configuration has it, written beside its own. */
  project: (name: string, config: object) => Project;
  /** Ends the compiler, which runs beside this process. */
  [Symbol.dispose]: () => void;
};

/** What is neither read nor sent; what a browser knows and what tools declare is none of it either. */
const NO_MATTER = [
  '#mocks/*',
  '#generated/validators.ts',
  '@radix-ui/*',
  '@react-types/*',
  'csstype',
  'react-aria',
  'react-aria/*',
  'react-stately',
  'valibot',
  'zod',
];

const NO_SOURCE = /\.(?:test|spec)\.tsx?$|\.d\.ts$/;

/** The compiler's process, which its interface does not show. */
type Running = { client?: { channel?: { child?: ChildProcess } } };

/** Opens the store in `folder` in the native compiler: to parse and to bind it takes a second. */
export function openStore(folder: string): Store {
  const root = resolve(folder);
  // It lives for seconds: collecting less garbage saves a fifth of them.
  process.env['GOGC'] ??= '400';
  const api = new API({ cwd: root });
  const written: string[] = [];
  const project = (name: string, config: object): Project => {
    const file = join(root, `.generated-drift-${process.pid}-${name}.json`);
    written.push(file);
    writeFileSync(file, JSON.stringify({ extends: './tsconfig.json', ...config }));
    const found = api.updateSnapshot({ openProjects: [file] }).getProject(file);
    if (!found) throw new Error(`The compiler does not open ${file}.`);
    return found;
  };
  const close = () => {
    api.close();
    // Given time to end, it says "context canceled" on the terminal; it has nothing to lose.
    (api as unknown as Running).client?.channel?.child?.kill('SIGKILL');
    for (const file of written) rmSync(file, { force: true });
  };
  try {
    const nothing = join(root, `.generated-drift-${process.pid}-nothing.d.ts`);
    written.push(nothing);
    writeFileSync(nothing, 'export {};\n');
    const { program, checker } = project('today', {
      include: ['src'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      compilerOptions: {
        incremental: false,
        types: [],
        lib: ['es2024'],
        paths: Object.fromEntries(NO_MATTER.map((name) => [name, [`./${basename(nothing)}`]])),
      },
    });
    const files = new Map(
      program
        .getSourceFileNames()
        .map((path) => [relative(root, path).replaceAll(sep, '/'), path] as const)
        .filter(([name]) => name.startsWith('src/') && !NO_SOURCE.test(name))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([name, path]) => {
          const source = program.getSourceFile(path);
          return source ? [[name, source] as const] : [];
        }),
    );
    return {
      folder: root,
      files,
      resolve: resolver(root),
      checker,
      project,
      [Symbol.dispose]: close,
    };
  } catch (error) {
    close();
    throw error;
  }
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

/** A text that stands in the code as it is. */
export type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral;

export function isText(node: ts.Node): node is Text {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
}

/** Where a node stands, from its first character. */
export function placeOf(file: string, node: ts.Node): Place {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file, line: line + 1, column: character + 1 };
}

export function byPlace(one: Place, other: Place): number {
  return (
    one.file.localeCompare(other.file, 'en') || one.line - other.line || one.column - other.column
  );
}
