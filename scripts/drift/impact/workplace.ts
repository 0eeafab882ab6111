import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A folder outside the repository for files that the compiler reads, with the packages of the store
 * within reach: a file written into the store would have its development server start again.
 */
export function makeWorkplace(store: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'drift-impact-')));
  const packages = packagesOf(store);
  if (packages) symlinkSync(packages, join(folder, 'node_modules'), 'junction');
  return folder;
}

export function removeWorkplace(folder: string): void {
  // The packages themselves stay: only the link to them goes.
  rmSync(folder, { recursive: true, force: true });
}

function packagesOf(folder: string): string | undefined {
  const here = join(folder, 'node_modules');
  if (existsSync(here)) return here;
  return dirname(folder) === folder ? undefined : packagesOf(dirname(folder));
}
