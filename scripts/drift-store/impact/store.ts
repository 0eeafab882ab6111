import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';

import * as ts from './compiler.ts';
import { startCompiler, type Checker, type Program } from './compiler.ts';

import type { Place } from '../../drift/finding.ts';
import { makeWorkplace, removeWorkplace } from './workplace.ts';

/** The sources of a store: its `src/` without tests. Paths are relative to `folder`. */
export type Store = {
  folder: string;
  files: ReadonlyMap<string, ts.SourceFile>;
  /** The file of an import inside the store; `undefined` for a package. */
  resolve: (from: string, specifier: string) => string | undefined;
  checker: Checker;
  /** To be called in loops over files: the examination may have a limit of time, and throws. */
  check: () => void;
  /** Compiles the store with another configuration, in the same compiler. */
  program: (name: string, config: object) => Program;
  /** Ends the compiler's process and removes its temporary files. */
  [Symbol.dispose]: () => void;
};

/** Node kinds that neither read nor send fields. Types of browsers and tools do not either. */
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

/** Opens the store in `folder` with the native compiler; parsing and binding take a second. */
export function openStore(folder: string, check: () => void = () => undefined): Store {
  check();
  const root = resolve(folder);
  const workplace = makeWorkplace(root);
  const compiler = startCompiler(root, workplace);
  const program = (name: string, config: object) =>
    compiler.open(name, { extends: join(root, 'tsconfig.json'), ...config });
  const close = () => {
    compiler.close();
    removeWorkplace(workplace);
  };
  try {
    const nothing = join(workplace, 'nothing.d.ts');
    writeFileSync(nothing, 'export {};\n');
    const today = program('today', {
      include: [join(root, 'src')],
      exclude: [join(root, 'src/**/*.test.ts'), join(root, 'src/**/*.test.tsx')],
      compilerOptions: {
        incremental: false,
        types: [],
        lib: ['es2024'],
        paths: Object.fromEntries(NO_MATTER.map((name) => [name, [nothing]])),
      },
    });
    const files = new Map(
      today
        .paths()
        .map((path) => [relative(root, path).replaceAll(sep, '/'), path] as const)
        .filter(([name]) => name.startsWith('src/') && !NO_SOURCE.test(name))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([name, path]) => {
          check();
          const source = today.source(path);
          return source ? [[name, source] as const] : [];
        }),
    );
    return {
      folder: root,
      files,
      resolve: resolver(root),
      checker: today.checker,
      check,
      program,
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

/** A string literal. */
export type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral;

export function isText(node: ts.Node): node is Text {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
}

/** The place of a node's first character. */
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
