import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

import { readPolicy } from '../policy/config.ts';
import { documentOf } from '../rules/rule.ts';
import { workplace } from '../tests/workplace.ts';

const { folder, put, run } = workplace();

beforeEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name));
  put('api.json', documentOf({}));
});

const read = (name: string) => readFile(join(folder, name), 'utf8');

test('init writes both files and prints the lines of a pipeline', async () => {
  const { code, out, err } = await run('init', 'api.json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('drift.config.yaml is written.\ndrift-known.yaml is written.\n');
  expect(out).toContain('npx bullion-drift spec origin/main:api.json api.json\n');
  const compared = await run('spec', '@/api.json', '@/api.json', '--known', '@/drift-known.yaml');
  expect(compared).toMatchObject({ code: 0, out: 'Nothing has drifted.\n' });
});

test('everything that is in comments can be set', async () => {
  await run('init', 'api.json');
  const written = await read('drift.config.yaml');
  const text = written.replaceAll(
    /^# (?=(?:rules|ignore|deprecation|stability|client|ignoreInDocuments):| )/gm,
    '',
  );
  put('all.yaml', text);
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
  put('drift.config.yaml', 'rules: {}\n');
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
