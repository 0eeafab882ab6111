import { builtinModules } from 'node:module';
import { dirname, join, sep } from 'node:path';

import type { Facts } from './facts.ts';

const ENDINGS = /(?:\/index)?(?:\.gen)?(?:\.d)?\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;

/**
 * Finds the file that an import means. Without the settings of a bundler, `@/coins/card` is any file
 * whose path ends so.
 */
export function resolverOf(files: Iterable<string>): (from: string, specifier: string) => string[] {
  const exact = new Map<string, string[]>();
  const ends = new Map<string, string[]>();
  for (const file of files) {
    const path = file.replaceAll(sep, '/');
    for (const name of new Set([path, bare(path), path.replace(/\.[^./]+$/, '')])) {
      put(exact, name, file);
    }
    const parts = bare(path).split('/');
    for (let length = 1; length < Math.min(parts.length, 8); length += 1) {
      put(ends, parts.slice(-length).join('/'), file);
    }
  }
  const known = new Map<string, string[]>();
  const resolve = (from: string, specifier: string): string[] => {
    const path = specifier.replace(/[?#].*$/s, (rest) => (specifier.startsWith('#') ? rest : ''));
    if (path.startsWith('.')) {
      const whole = join(dirname(from), path).replaceAll(sep, '/');
      return exact.get(whole) ?? exact.get(bare(whole)) ?? [];
    }
    const parts = bare(path).split('/').filter(Boolean);
    for (let first = 0; first < parts.length; first += 1) {
      const found = ends.get(parts.slice(first).join('/'));
      if (found && (first < parts.length - 1 || parts.length === 1)) return found;
    }
    return (
      (parts.length > 1 && /^(?:[@~#$]\/|[~#$]\w)/.test(path)
        ? ends.get(parts.at(-1) ?? '')
        : undefined) ?? []
    );
  };
  return (from, specifier) => {
    const key = `${specifier}\n${specifier.startsWith('.') ? dirname(from) : ''}`;
    const files = known.get(key) ?? resolve(from, specifier);
    known.set(key, files);
    return files;
  };
}

function bare(path: string): string {
  return path.replace(ENDINGS, '').replace(/\/index$/, '');
}

function put(map: Map<string, string[]>, name: string, file: string): void {
  const known = map.get(name);
  if (known) known.push(file);
  else map.set(name, [file]);
}

/** Whether an import that is no file of the client may still lead to its generated code. */
export function mayBeGenerated(specifier: string, packages: ReadonlySet<string>): boolean {
  if (/^(?:node|virtual):/.test(specifier) || builtinModules.includes(specifier)) return false;
  if (/\.(?:css|s[ac]ss|less|svg|png|jpe?g|gif|webp|json|woff2?)(?:\?.*)?$/.test(specifier))
    return false;
  const [scope = '', name = ''] = specifier.split('/');
  return !packages.has(scope.startsWith('@') ? `${scope}/${name}` : scope);
}

/** How many imports, in either direction, each file is away from the nearest of some files. */
export function distancesFrom(
  starts: Iterable<string>,
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const distances = new Map([...starts].map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const next of neighbours.get(file) ?? []) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}

/** The files that import each file or are imported by it. */
export function neighboursOf(
  all: readonly Facts[],
  resolve: (from: string, specifier: string) => string[],
): Map<string, Set<string>> {
  const neighbours = new Map<string, Set<string>>(all.map(({ file }) => [file, new Set()]));
  for (const { file, imports } of all) {
    for (const { specifier } of imports) {
      for (const target of resolve(file, specifier)) {
        if (!neighbours.has(target)) continue;
        neighbours.get(file)?.add(target);
        neighbours.get(target)?.add(file);
      }
    }
  }
  return neighbours;
}
