import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { remembered } from './memory.ts';

let store: string;
let looked: number;

const look = async () => {
  looked += 1;
  return { looked };
};

beforeEach(async () => {
  looked = 0;
  store = await mkdtemp(join(tmpdir(), 'memory-'));
  await mkdir(join(store, 'src'));
  await mkdir(join(store, 'node_modules'));
  await writeFile(join(store, 'src/cart.ts'), 'export const lines = 1;\n');
});

afterEach(() => rm(store, { recursive: true }));

test('the same question of the same store is not looked into twice', async () => {
  expect(await remembered(store, ['a'], look)).toEqual({ looked: 1 });
  expect(await remembered(store, ['a'], look)).toEqual({ looked: 1 });
});

test('another question, or a changed line of the store, is', async () => {
  await remembered(store, ['a'], look);
  expect(await remembered(store, ['b'], look)).toEqual({ looked: 2 });
  await writeFile(join(store, 'src/cart.ts'), 'export const lines = 2;\n');
  expect(await remembered(store, ['a'], look)).toEqual({ looked: 3 });
});

test('old answers go, and without node_modules none is kept', async () => {
  for (let asked = 0; asked < 30; asked += 1) await remembered(store, [asked], look);
  expect((await readdir(join(store, 'node_modules/.cache/drift'))).length).toBeLessThan(21);
  await rm(join(store, 'node_modules'), { recursive: true });
  await remembered(store, ['a'], look);
  expect(await remembered(store, ['a'], look)).toEqual({ looked: 32 });
});
