import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The packages from a registry that the manifests of folders and of those around them name. */
export async function packagesAround(folders: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const folder of folders) {
    let at = resolve(folder);
    let inside = '';
    while (at !== inside) {
      for (const name of await installedAt(at)) found.add(name);
      inside = at;
      at = dirname(at);
    }
  }
  return found;
}

async function installedAt(folder: string): Promise<string[]> {
  const names = namesIn(await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}'));
  const paths = await Promise.all(
    names.map((name) => realpath(join(folder, 'node_modules', name)).catch(() => 'node_modules')),
  );
  // A workspace of the same repository is linked from node_modules.
  return names.filter((_, index) => paths[index]?.includes('node_modules'));
}

const NEARBY = /^(?:workspace|file|link|portal):/;

function namesIn(manifest: string): string[] {
  try {
    const all = JSON.parse(manifest) as Record<string, Record<string, string> | undefined>;
    const named = { ...all['dependencies'], ...all['devDependencies'], ...all['peerDependencies'] };
    return Object.entries(named).flatMap(([name, version]) => (NEARBY.test(version) ? [] : name));
  } catch {
    return [];
  }
}
