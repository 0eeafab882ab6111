import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { FAULTS, nameOf, plantedContract } from './planted-faults.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

type Complaint = { ruleId: string; location: { pointer: string }[] };

const folder = mkdtempSync(join(tmpdir(), 'planted-contract-'));
let complaints: Complaint[];

afterAll(() => rmSync(folder, { recursive: true }));

/** All planted faults, in a separate contract with the project's rules, in one run. */
beforeAll(async () => {
  mkdirSync(join(folder, 'openapi'));
  for (const file of ['redocly.yaml', 'openapi/rules.mjs']) copyFileSync(file, join(folder, file));
  const { index, schemas } = plantedContract();
  // JSON is valid YAML.
  writeFileSync(join(folder, 'openapi/openapi.yaml'), JSON.stringify(index));
  writeFileSync(join(folder, 'openapi/schemas.yaml'), JSON.stringify(schemas));
  const output = await new Promise<string>((done) => {
    const redocly = resolve('node_modules/.bin/redocly');
    const args = ['lint', '--format=json', '--max-problems=1000'];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off' };
    execFile(redocly, args, { cwd: folder, env, maxBuffer: 1e8 }, (_, out) => done(out));
  });
  complaints = (JSON.parse(output) as { problems: Complaint[] }).problems;
});

function rulesBroken(name: string): string[] {
  return complaints
    .filter(({ location }) => location.some(({ pointer }) => pointer.includes(name)))
    .map(({ ruleId }) => ruleId);
}

const planted = FAULTS.map((fault, index) => ({ ...fault, name: nameOf(index) }));

test.each(planted.slice(1))('$rule refuses $says', ({ rule, name }) => {
  expect(rulesBroken(name)).toContain(rule);
});

test('an operation with nothing wrong is refused by no rule', () => {
  expect(rulesBroken(nameOf(0))).toEqual([]);
});

test('every rule of our own has a fault planted for it', () => {
  const own = readFileSync('redocly.yaml', 'utf8').matchAll(/^ {2}((?:store|rule)\/[\w-]+):/gm);
  const caught = new Set(FAULTS.map(({ rule }) => rule));
  expect([...own].map(([, rule]) => rule).filter((rule) => !caught.has(rule ?? ''))).toEqual([]);
});
