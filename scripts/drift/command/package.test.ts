import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
/** An environment without this checkout: no NODE_PATH, no npm settings. */
const env = { PATH: '/usr/bin:/bin', HOME: tmpdir() };
const BASE = resolve('tests/drift/exchanges/contract.yaml');
let folder: string;

type Ended = { code: number; stdout: string; stderr: string };

/** Runs the packed command in a folder with no other files. */
async function drift(...args: string[]): Promise<Ended> {
  const command = join(folder, 'node_modules', '.bin', 'bullion-drift');
  try {
    const { stdout, stderr } = await run(process.execPath, [command, ...args], {
      cwd: folder,
      env,
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as Ended;
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drift-package-'));
  await run(process.execPath, ['scripts/drift-pack.ts', folder]);
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  await writeFile(join(folder, 'package.json'), '{ "name": "some-api", "private": true }');
  // Offline, so that a missing dependency fails the installation.
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', archive], { cwd: folder });
  await copyFile(BASE, join(folder, 'base.yaml'));
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

test('an API team installs the command without the shop', async () => {
  const modules = await readdir(join(folder, 'node_modules'));
  expect(modules.filter((name) => !name.startsWith('.'))).toEqual(['bullion-drift']);
  const manifest = await readFile(join(folder, 'node_modules/bullion-drift/package.json'), 'utf8');
  expect(Object.keys(JSON.parse(manifest) as object)).not.toContain('dependencies');
});

test('what is packed runs where nothing else is installed', async () => {
  expect(await drift('--help')).toMatchObject({ code: 0, stderr: '' });
  const same = await drift('spec', 'base.yaml', '--base', 'base.yaml');
  expect(same).toMatchObject({ code: 0, stdout: 'Nothing has drifted.\n', stderr: '' });
  // Without --base the contract in the package is used.
  const other = await drift('spec', 'base.yaml', '--format', 'json');
  expect(other.code).toBe(1);
  expect(JSON.parse(other.stdout)).toMatchObject({ leg: 'spec', verdict: 'breaking' });
}, 60_000);

test('what needs the store says so', async () => {
  const { code, stderr } = await drift('mocks', '--base', 'base.yaml');
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining('npm run drift -- mocks') as string,
  });
}, 60_000);
