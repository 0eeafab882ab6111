import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { CLIENTS, CONTRACT as COINS, contractWith } from './clients.ts';
import { chain, installPacked, type Packed } from './packed.ts';

const IN_PACKAGE = ['CHANGELOG.md', 'LICENSE', 'README.md', 'action.yml', 'gitlab.yml'];
const MOST_BYTES = 5_000_000;
/** An environment without this checkout: no NODE_PATH, no npm settings. */
const env = { PATH: '/usr/bin:/bin', HOME: tmpdir() };
let packed: Packed;

type Ended = { code: number; stdout: string; stderr: string };

/** Runs the packed command in a folder with no other files. */
async function drift(...args: string[]): Promise<Ended> {
  const { command, folder } = packed;
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...args], {
      cwd: folder,
      env,
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as Ended;
  }
}

async function write(name: string, text: string): Promise<string> {
  await writeFile(join(packed.folder, name), text);
  return name;
}

beforeAll(async () => {
  packed = await installPacked();
  const text = await readFile(join(packed.folder, 'today.yaml'), 'utf8');
  await write('next.yaml', text.replace('maxLength: 20 ', 'maxLength: 10 '));
}, 120_000);
afterAll(() => packed.remove());

test('a team installs the command without the store, in less than 5 MB', async () => {
  const modules = join(packed.folder, 'node_modules');
  const names = await readdir(modules);
  expect(names.filter((name) => !name.startsWith('.'))).toEqual(['bullion-drift']);
  const manifest = await readFile(join(modules, 'bullion-drift/package.json'), 'utf8');
  expect(Object.keys(JSON.parse(manifest) as object)).not.toContain('dependencies');
  const files = await readdir(modules, { recursive: true });
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(modules, file))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_BYTES);
  const inside = await readdir(join(modules, 'bullion-drift'));
  expect(inside).toEqual(expect.arrayContaining(IN_PACKAGE));
  expect(await readdir(join(modules, 'bullion-drift/ci'))).toEqual(['check.sh', 'comment.sh']);
  const licences = join(modules, 'bullion-drift/dist/third-party-licences.txt');
  expect(await readFile(licences, 'utf8')).toMatch(/^ajv [\d.]+ \(MIT\)\n\nThe MIT License/m);
});

test('any two documents are compared where nothing else is installed', async () => {
  expect(await drift('--help')).toMatchObject({ code: 0, stderr: '' });
  const same = await drift('spec', 'today.yaml', 'today.yaml');
  expect(same).toMatchObject({ code: 0, stdout: 'Nothing has drifted.\n', stderr: '' });
  const other = await drift('spec', 'today.yaml', 'next.yaml', '--format', 'json');
  expect(other.code).toBe(1);
  expect(JSON.parse(other.stdout)).toMatchObject({ leg: 'spec', verdict: 'breaking' });
  const named = await drift('spec', 'next.yaml', '--base', 'today.yaml', '--format', 'json');
  expect(named).toMatchObject({ code: 1, stdout: other.stdout });
}, 60_000);

test('it reads the code of a client', async () => {
  const next = await write('coins.yaml', contractWith([['maximum: 500', 'maximum: 100']]));
  const client = join(CLIENTS, 'orval');
  const { code, stdout, stderr } = await drift('spec', COINS, next, '--client', client);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toContain('orval/src/order.ts:4:47');
}, 60_000);

test('it explains rules, begins a configuration, and heeds it', async () => {
  const { code, stdout } = await drift('explain', 'response-enum-grew');
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('How to do it safely') as string,
  });
  expect(await drift('init', 'today.yaml')).toMatchObject({ code: 0, stderr: '' });
  const config = await write('off.yaml', 'rules: { "*": off }');
  const compared = await drift('spec', 'today.yaml', 'next.yaml', '--config', config);
  expect(compared).toMatchObject({ code: 0, stderr: '' });
  expect(compared.stdout).toMatch(/^Nothing has drifted\. By off\.yaml: \d+ of rules that are off/);
  const schema = join(packed.folder, 'node_modules/bullion-drift/policy/config.schema.json');
  expect(JSON.parse(await readFile(schema, 'utf8'))).toHaveProperty('properties.rules');
}, 60_000);

test('without a contract, and for what needs the store, it says what is missing', async () => {
  expect(await drift('spec', 'next.yaml')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Compare with what\? spec OLD NEW/) as string,
  });
  const stderr = expect.stringContaining('npm run drift -- mocks') as string;
  expect(await drift('mocks')).toMatchObject({ code: 2, stdout: '', stderr });
  const all = await drift('all', 'today.yaml', '--base', 'today.yaml');
  expect(all).toMatchObject({ code: 0, stderr: '' });
}, 60_000);

test('a chain of two thousand schemas does not end the stack', async () => {
  const today = await write('today.json', JSON.stringify(chain(2_000, 20)));
  const next = await write('next.json', JSON.stringify(chain(2_000, 10)));
  const { code, stdout, stderr } = await drift('spec', today, next);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toMatch(/^1 finding fails.*rule +request-max-length-narrowed/s);
}, 60_000);

test('Ctrl-C ends it at once', async () => {
  const args = [packed.command, 'live', 'http://127.0.0.1:9', '--base', 'today.yaml'];
  // A module that runs first keeps it waiting after its message.
  const wait = `data:text/javascript,${encodeURIComponent('setInterval(() => {}, 1000)')}`;
  const child = spawn(process.execPath, ['--import', wait, ...args], { cwd: packed.folder, env });
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
}, 60_000);

test('a program compares parsed documents', async () => {
  const program = `
    import { compareDocuments, documentFrom, verdictOf } from 'bullion-drift';
    const [old, next] = [${JSON.stringify(chain(2, 20))}, ${JSON.stringify(chain(2, 10))}];
    console.log(verdictOf(compareDocuments(documentFrom(old), documentFrom(next))));
  `;
  const file = await write('program.mjs', program);
  const args = [join(packed.folder, file)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout).toBe('breaking\n');
}, 60_000);
