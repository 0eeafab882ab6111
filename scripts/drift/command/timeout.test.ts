import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseXml } from '../tests/xml.ts';
import { judgeOf } from '../document/ajv.ts';
import type { JsonSchema } from '../document/json-schema.ts';
import type { Report } from '../report/report.ts';
import { main } from './main.ts';

const BASE = 'scripts/drift/tests/exchanges/contract.yaml';
/** Seconds in which no document can be read. */
const NO_TIME = ['--timeout', '0.001'];
let folder: string;
let revision: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drift-timeout-'));
  revision = join(folder, 'revision.yaml');
  // An operation is gone, which is found without comparing one.
  const text = readFileSync(BASE, 'utf8');
  await writeFile(
    revision,
    text
      .replace('operationId: getPet', 'operationId: readPet')
      .replace(/^ {2}\/pets:$/m, '  /animals:'),
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function run(args: string[], env: Record<string, string> = {}) {
  const out = { code: 0, out: '', err: '', told: [] as string[] };
  out.code = await main(args, {
    print: (text) => (out.out += text),
    complain: (text) => (out.err += text),
    tell: (text) => out.told.push(text),
    isColored: false,
    today: '2026-11-22',
    env,
  });
  return out;
}

const spec = (...more: string[]) => run(['spec', revision, '--base', BASE, ...more]);

test('without enough time the report says what was not compared, and the command ends with 5', async () => {
  const { code, out } = await spec(...NO_TIME);
  expect(code).toBe(5);
  expect(out).toMatch(
    /^Incomplete: the time of 0\.001 s was over while reading the documents, which cannot be broken off; 0 of \d+ operations compared\. \d+ findings? fails?: /,
  );
  expect(out).toMatch(/Not compared: (\d+) of \1 operations: /);
  expect(out).toContain('Renamed schemas were not looked for.');
  expect((await spec(...NO_TIME, '--fail-on', 'none')).code).toBe(5);
});

test('JSON has all that is missing, as its schema says', async () => {
  const { out } = await spec(...NO_TIME, '--format', 'json');
  const report = JSON.parse(out) as Report;
  const schema = readFileSync('scripts/drift/report/report.schema.json', 'utf8');
  expect(judgeOf(JSON.parse(schema) as JsonSchema)?.(report)).toBe(true);
  expect(report).toMatchObject({
    failed: true,
    unfinished: { timeout: 0.001, operations: { compared: 0 }, names: false },
  });
  const { of, missing } = report.unfinished?.operations ?? { of: 0, missing: [] };
  expect(missing).toHaveLength(of);
  expect(missing).toContain('getPet');
});

test.each([
  ['markdown', /^- Not compared: .*getPet/m],
  ['github', /^::error title=drift spec is incomplete::Incomplete.*getPet/m],
  ['junit', /^ *<error message="Incomplete.*getPet/m],
  ['sarif', /"executionSuccessful": false/],
])('%s says that it is incomplete', async (format, like) => {
  const { code, out } = await spec(...NO_TIME, '--format', format);
  expect(code).toBe(5);
  expect(out).toMatch(/the time of 0\.001 s was over/);
  expect(out).toMatch(like);
});

test('JUnit counts it as an error', async () => {
  const { out } = await spec(...NO_TIME, '--format', 'junit');
  expect(parseXml(out).attributes['errors']).toBe('1');
});

test('with enough time, nothing is said of it', async () => {
  const { code, out, told } = await spec('--timeout', '600');
  expect(code).toBe(1);
  expect(out).not.toContain('Incomplete');
  // It is over in less than a second.
  expect(told.join('')).toBe('');
});

test('an accepted finding that was not looked for is not taken for gone', async () => {
  const known = join(folder, 'known.yaml');
  await writeFile(
    known,
    'known:\n  - { fingerprint: "00000000000000aa", reason: r, owner: o, until: 2027-01-01 }\n',
  );
  expect((await spec('--known', known)).out).toContain('matches nothing');
  expect((await spec('--known', known, ...NO_TIME)).out).not.toContain('matches nothing');
});

test('the progress is taken away before the report, and before an error', async () => {
  const shown: string[] = [];
  const show = (text: string) => void shown.push(text);
  const around = { print: show, complain: show, tell: show, isColored: false, env: {} };
  await main(['spec', revision, '--base', BASE], around);
  await main(['spec', 'none.yaml', '--base', BASE], around);
  for (const start of ['2 findings fail', 'none.yaml does not exist']) {
    const at = shown.findIndex((text) => text.startsWith(start));
    expect(shown[at - 1]).toBe('');
  }
});

test('DRIFT_PROFILE=1 tells the seconds of each phase on standard error', async () => {
  const { out, err } = await run(['spec', revision, '--base', BASE], { DRIFT_PROFILE: '1' });
  expect(out).not.toContain('profile');
  expect(err).toMatch(/^drift profile, Node \d+/);
  for (const row of [
    'reading the base',
    'reading the revision',
    'comparing operations',
    'grouping differences',
    'looking for witnesses',
    'writing the report',
    'in all',
    'operations of the base',
    'findings',
  ]) {
    expect(err).toMatch(new RegExp(`^ +[\\d.]+ .* ${row}$`, 'm'));
  }
});
