import { join } from 'node:path';

import type { Place } from '../../drift/finding.ts';
import { affectedBy } from './affected.ts';
import type { Store } from './store.ts';

/** A compile error in the store's code. */
export type CompileError = Place & { code: string; message: string };

/**
 * The compile errors of the store with the code in `generated`; `called` are the names and paths of
 * the changed calls.
 */
export function compileErrors(store: Store, generated: string, called: string[]): CompileError[] {
  const { folder } = store;
  const files = affectedBy(store, generated, called);
  if (files.length === 0) return [];
  store.check();
  const program = store.program('revision', {
    files: files.map((file) => join(folder, file)),
    include: [join(folder, 'src/**/*.d.ts'), join(folder, '.react-router/types/*.ts')],
    compilerOptions: {
      incremental: false,
      paths: { '#generated/*': [join(generated, '*'), join(folder, 'generated/*')] },
    },
  });
  return files.toSorted().flatMap((file) => {
    store.check();
    const errors = program.errorsIn(join(folder, file));
    return errors.map(({ line, column, code, message }) => ({ file, line, column, code, message }));
  });
}
