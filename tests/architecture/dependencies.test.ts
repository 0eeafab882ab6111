import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
type Locked = { integrity?: string; resolved?: string; hasInstallScript?: boolean };

const REGISTRY = 'https://registry.npmjs.org/';
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');

test('every dependency has one exact version', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const EXACT = /^(?:npm:.*@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
  expect(ranges.length).toBeGreaterThan(40);
  expect(ranges.filter(([, version]) => !EXACT.test(version))).toEqual([]);
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
