import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

export type Source = { path: string; text: string; imports: string[] };

/** All hand-written TypeScript files of the project, with all their imports. */
export const sources: Source[] = ['src', 'mocks', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    // What a build of the drift package has left, and the clients that it reads in tests.
    .filter(({ parentPath }) => !/\/dist|\/tests\/clients\//.test(parentPath))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'utf8');
      // Includes `import type` and `import()`.
      const { importedFiles } = ts.preProcessFile(text, true, true);
      return { path, text, imports: importedFiles.map(({ fileName }) => fileName) };
    }),
);

export const inSrc = sources.filter(({ path }) => path.startsWith('src/'));

/** The names of the folders in a folder, in the order of the alphabet. */
export function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}
