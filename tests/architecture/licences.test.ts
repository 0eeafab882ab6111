import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import {
  ALLOWED,
  LICENCES,
  licencesDocument,
  lockfile,
  productionPackages,
  QUIET,
} from '../../scripts/licences.ts';

const found = productionPackages(lockfile());

test('every package of the running store has a licence that the store accepts', () => {
  expect(found.length).toBeGreaterThan(50);
  const others = found.filter(({ licence }) => !ALLOWED.has(licence));
  expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test('docs/licences.md is what npm run licences writes', () => {
  expect(readFileSync(LICENCES, 'utf8')).toBe(licencesDocument(found));
});

test('each remark on upkeep is about a package of the store', () => {
  const names = new Set(found.map(({ name }) => name));
  expect(Object.keys(QUIET).filter((name) => !names.has(name))).toEqual([]);
});

test('a licence that is not accepted, and a package for tests alone, are told apart', () => {
  const packages = {
    '': { dependencies: { shop: '1.0.0' } },
    'node_modules/shop': { version: '1.0.0', license: 'MIT', dependencies: { part: '^2.0.0' } },
    'node_modules/shop/node_modules/part': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/part': { version: '1.0.0', license: 'MIT', dev: true },
  };
  expect(productionPackages({ packages })).toEqual([
    { name: 'part', version: '2.0.0', licence: 'GPL-3.0-only', through: ['shop'] },
    { name: 'shop', version: '1.0.0', licence: 'MIT', through: ['shop'] },
  ]);
  expect(ALLOWED.has('GPL-3.0-only')).toBe(false);
});
