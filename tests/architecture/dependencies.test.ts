import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
type Locked = { integrity?: string; resolved?: string; hasInstallScript?: boolean };

const REGISTRY = 'https://registry.npmjs.org/';
const manifest = manifestIn('.');
/** Workspaces: they come with the tree, not from the registry. */
const OWN = ['scripts/drift'];
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(
  ([path, { resolved = '' }]) => path !== '' && ![path, resolved].some((one) => OWN.includes(one)),
);

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
}

test('every dependency has one exact version', () => {
  const ranges = ['.', ...OWN].flatMap((folder) => {
    const { dependencies, devDependencies } = manifestIn(folder);
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  const EXACT = /^(?:npm:.*@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
  expect(ranges.length).toBeGreaterThan(40);
  expect(ranges.filter(([, version]) => !EXACT.test(version))).toEqual([]);
  const versions = Map.groupBy(ranges, ([name]) => name).values();
  const differing = [...versions].filter((all) => new Set(all.map(String)).size > 1);
  expect(differing).toEqual([]);
});

test('every package of the lockfile has a checksum, and no address past the registry', () => {
  const others = locked.filter(
    ([, { integrity, resolved = REGISTRY }]) =>
      !integrity?.startsWith('sha512-') || !resolved.startsWith(REGISTRY),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

test('no package runs a script when it is installed, but those that are allowed to', () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.toSorted()).toEqual(Object.keys(manifest.allowScripts).toSorted());
});
