import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The inputs of a result: the store's code, the command's code, and the compiler's versions. */
const INPUTS = [
  '{src,mocks,tests,scripts,generated,.react-router/types}/**/*.{ts,tsx}',
  '{package,package-lock,tsconfig}.json',
];
const MOST = 20;

/**
 * The result of `work`, which takes ten seconds, or its cached result for the same input and store.
 * The cache is in `node_modules/.cache`, if the store has node_modules.
 */
export async function remembered<Found>(
  store: string,
  input: unknown,
  work: () => Promise<Found>,
): Promise<Found> {
  const modules = join(store, 'node_modules');
  if (!existsSync(modules)) return work();
  const folder = join(modules, '.cache/drift');
  const file = join(folder, `${await keyOf(store, input)}.json`);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as Found;
  const found = await work();
  await mkdir(folder, { recursive: true });
  await forgetSome(folder);
  await writeFile(file, JSON.stringify(found));
  return found;
}

async function keyOf(store: string, input: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(input));
  for (const path of globSync(INPUTS, { cwd: store }).toSorted()) {
    hash.update(`\n${path}\n`).update(await readFile(join(store, path)));
  }
  return hash.digest('hex').slice(0, 32);
}

async function forgetSome(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length < MOST) return;
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}
