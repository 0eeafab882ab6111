import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { readPolicy } from '../policy/config.ts';
import { documentOf } from '../rules/rule.ts';
import { main } from './main.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drift-init-'));
  await writeFile(join(folder, 'api.json'), JSON.stringify(documentOf({})));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  let out = '';
  let err = '';
  const code = await main(args, {
    print: (text) => (out += text),
    complain: (text) => (err += text),
    isColored: false,
    today: '2026-11-28',
    cwd: folder,
    env: {},
  });
  return { code, out, err };
}

const read = (name: string) => readFile(join(folder, name), 'utf8');

test('init writes both files and prints the lines of a pipeline', async () => {
  const { code, out, err } = await run('init', 'api.json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('drift.config.yaml is written.\ndrift-known.yaml is written.\n');
  expect(out).toContain('npx bullion-drift spec origin/main:api.json api.json\n');
  const api = join(folder, 'api.json');
  const known = join(folder, 'drift-known.yaml');
  const compared = await run('spec', api, api, '--known', known);
  expect(compared).toMatchObject({ code: 0, out: 'Nothing has drifted.\n' });
});

test('everything that is in comments can be set', async () => {
  await run('init', 'api.json');
  const written = await read('drift.config.yaml');
  const text = written.replaceAll(
    /^# (?=(?:rules|ignore|deprecation|stability|client|ignoreInDocuments):| )/gm,
    '',
  );
  await writeFile(join(folder, 'all.yaml'), text);
  const policy = await readPolicy('all.yaml', folder);
  expect(policy).toMatchObject({
    rules: [{ to: 'breaking' }, { to: 'off' }],
    ignore: [{ until: '2099-12-31' }],
    deprecation: { leastDays: 90, requireSunset: true },
    stability: { draft: 'safe', unmarked: 'stable' },
    client: { folders: ['apps/web'], generated: { patterns: ['src/api/generated/**'] } },
    heedsDocuments: true,
  });
});

test('files that are there stay as they are', async () => {
  await writeFile(join(folder, 'drift.config.yaml'), 'rules: {}\n');
  const { code, out } = await run('init', 'api.json');
  expect(code).toBe(0);
  expect(out).toContain('drift.config.yaml is there already, and stays as it is.');
  expect(await read('drift.config.yaml')).toBe('rules: {}\n');
  expect(await read('drift-known.yaml')).toContain('known: []');
});

test('without a document nothing is written', async () => {
  const { code, err } = await run('init');
  expect(code).toBe(3);
  expect(err).toMatch(/openapi\.yaml does not exist/);
  expect(await readdir(folder)).toEqual(['api.json']);
  expect(await run('init', 'a', 'b')).toMatchObject({ code: 2 });
  expect((await run('init', '--help')).out).toMatch(/^npx bullion-drift init \[DOCUMENT\]/);
});
