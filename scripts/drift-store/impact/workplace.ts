import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A temporary folder for files that the compiler reads, with a link to the store's packages. A file
 * in the store would restart its development server.
 */
export function makeWorkplace(store: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'drift-impact-')));
  const packages = packagesOf(store);
  if (packages) symlinkSync(packages, join(folder, 'node_modules'), 'junction');
  return folder;
}

export function removeWorkplace(folder: string): void {
  // Removes only the link, not the packages.
  rmSync(folder, { recursive: true, force: true });
}

function packagesOf(folder: string): string | undefined {
  const here = join(folder, 'node_modules');
  if (existsSync(here)) return here;
  return dirname(folder) === folder ? undefined : packagesOf(dirname(folder));
}
