import { join, relative } from 'node:path';

import { DiagnosticCategory } from 'typescript-native/unstable/sync';

import type { Place } from '../finding.ts';
import { affectedBy } from './affected.ts';
import type { Store } from './store.ts';

/** Something that the compiler says of the store's own code. */
export type CompileError = Place & { code: string; message: string };

/**
 * What stops compiling in the store with the code in `generated`, a folder inside the store; `called`
 * are the names and paths of the calls that have changed.
 */
export function compileErrors(store: Store, generated: string, called: string[]): CompileError[] {
  const { folder } = store;
  const files = affectedBy(store, generated, called);
  if (files.length === 0) return [];
  const { program } = store.project('revision', {
    files: files.map((file) => `./${file}`),
    include: ['src/**/*.d.ts', '.react-router/types/*.ts'],
    compilerOptions: {
      incremental: false,
      paths: { '#generated/*': [`./${relative(folder, generated)}/*`, './generated/*'] },
    },
  });
  return files.toSorted().flatMap((file) => {
    const path = join(folder, file);
    const errors = program
      .getSemanticDiagnostics(path)
      .filter(({ category }) => category === DiagnosticCategory.Error);
    if (errors.length === 0) return [];
    const source = program.getSourceFile(path);
    return errors.map(({ pos, code, text }) => {
      const { line, character } = source?.getLineAndCharacterOfPosition(pos) ?? NOWHERE;
      return { file, line: line + 1, column: character + 1, code: `TS${code}`, message: text };
    });
  });
}

const NOWHERE = { line: 0, character: 0 };
