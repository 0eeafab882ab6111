import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { inSrc } from './sources.ts';

const text = readFileSync('SECURITY.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const PATH = /`((?:src|tests|scripts|mocks|docs)\/[\w./-]+)`/g;
const PROOF = /\.(?:test|spec)\.tsx?$|^tests\/server\/.*\.ts$/;

function pathsIn(part: string): string[] {
  return [...part.matchAll(PATH)].map(([, path = '']) => path);
}

test('every file that SECURITY.md names exists', () => {
  expect(pathsIn(text).length).toBeGreaterThan(25);
  expect(pathsIn(text).filter((path) => !existsSync(path))).toEqual([]);
});

test('every command that it names exists', () => {
  const named = [...text.matchAll(/`npm (?:run )?([\w:]+)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every threat has a test that proves what holds it', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  const threats = rows.slice(2).map((row) => row.split(' | '));
  expect(threats.length).toBeGreaterThan(15);
  const unproved = threats.filter(
    ([, , proof = '']) => !pathsIn(proof).some((path) => PROOF.test(path)),
  );
  expect(unproved.map(([threat]) => threat)).toEqual([]);
});

test('no code of the store makes a Trusted Types policy', () => {
  expect(inSrc.filter(({ text }) => text.includes('createPolicy')).map(({ path }) => path)).toEqual(
    [],
  );
});
