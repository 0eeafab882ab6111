import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';

import { parseXml } from '../tests/xml.ts';
import { ajvFor } from '../document/ajv.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { written } from './formats.ts';
import { isFailing, reportOf, type Report, type Told } from './report.ts';

const FINDING: Told = {
  id: 'response-enum-grew',
  leg: 'spec',
  wire: 'breaking',
  code: 'compile',
  direction: 'response',
  title: 'getProducts answers <b> & "quotes", 100% of | it',
  explanation: 'First line.\n::error::second line with `ticks`',
  operations: ['getProducts'],
  pointer: '/paths/~1a/get',
  at: 'getProducts response 200 /total',
  location: { file: 'openapi/some file.yaml', line: 12, column: 7 },
  witness: {
    value: { metal: 'rhodium\u{7}' },
    acceptedBy: 'revision',
    refusedBy: 'base',
    reason: 'unknown',
  },
  seen: { count: 3, repeat: "curl -sS -i 'https://x/a'" },
  fingerprint: '0123456789abcdef',
  usage: { grade: 'field', files: [{ file: 'src/api/a.ts', line: 3, column: 5 }] },
  fails: true,
};
const OTHERS: Told[] = [
  { ...FINDING, title: 'unused', fails: false, usage: { grade: 'unused', files: [] }, at: 'b' },
  { ...FINDING, title: 'safe', wire: 'safe', code: 'none', fails: false, at: 'c' },
  { ...FINDING, title: 'none', wire: 'none', id: 'deprecated', fails: false, at: 'd' },
  {
    ...FINDING,
    title: 'known',
    fails: false,
    at: 'a',
    known: { reason: 'r', owner: 'o', until: '2026-12-31' },
  },
];
const share = { seen: 1, of: 2, missing: ['x'] };
const coverage = {
  exchanges: 5,
  calls: 4,
  foreign: 1,
  leftOut: [{ kind: 'pages' as const, count: 1 }],
  hosts: [{ host: 'api.example.com', exchanges: 5, calls: 4 }],
  notes: ['Not tried: 3 operations with a token (DRIFT_TOKEN).'],
  operations: share,
  parameters: share,
  statuses: share,
  fields: share,
};
const refusals = [{ leg: 'live' as const, exitCode: 4, message: 'https://x cannot be reached.' }];
const FULL = reportOf('all', [...OTHERS, FINDING], { failOn: 'breaking', refusals, coverage });
const EMPTY = reportOf('spec', [], { failOn: 'breaking', refusals: [] });

function judged(schemaFile: string | URL, value: unknown, ajv: Ajv = ajvFor()): unknown {
  const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')) as object);
  return validate(value) ? 'valid' : validate.errors;
}

test.each([FULL, EMPTY])('JSON is as its published schema says', async (report) => {
  const json = JSON.parse(await written(report, 'json')) as Report;
  expect(judged(new URL('report.schema.json', import.meta.url), json)).toBe('valid');
  expect(json.findings.map(({ title }) => title)).toEqual(
    report.findings.map(({ title }) => title),
  );
});

test.each([FULL, EMPTY])('SARIF is as its official schema says', async (report) => {
  const file = import.meta.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
  // The schema has an older draft, with an id and patterns that ajv refuses today.
  const ajv = new Ajv({ strict: false, validateSchema: false, unicodeRegExp: false });
  formats.default(ajv);
  ajv.removeKeyword('id');
  const sarif: unknown = JSON.parse(await written(report, 'sarif'));
  expect(judged(fileURLToPath(file), sarif, ajv)).toBe('valid');
  expect(judged(fileURLToPath(file), { runs: [] }, ajv)).not.toBe('valid');
});

test('a result of SARIF names its rule, and other places by numbers of their own', async () => {
  const sarif = JSON.parse(await written(FULL, 'sarif')) as { runs: [Run] };
  type Run = {
    tool: { driver: { rules: { id: string }[] } };
    results: { ruleId: string; ruleIndex: number; relatedLocations: { id: number }[] }[];
  };
  const [{ tool, results }] = sarif.runs;
  expect(results.length).toBe(FULL.findings.length);
  for (const { ruleId, ruleIndex, relatedLocations } of results) {
    expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
    const ids = relatedLocations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('a result of SARIF is at the finding’s place', async () => {
  const sarif = JSON.parse(await written(FULL, 'sarif')) as { runs: { results: object[] }[] };
  const [first] = sarif.runs[0]?.results ?? [];
  expect(first).toMatchObject({
    ruleId: 'response-enum-grew',
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'openapi/some%20file.yaml' },
          region: { startLine: 12, startColumn: 7 },
        },
      },
    ],
    partialFingerprints: { 'drift/v1': '0123456789abcdef' },
  });
});

test('a place on the network is a URI in SARIF as it is', async () => {
  const file = 'https://example.com/some%20file.yaml';
  const findings = FULL.findings.map((each) => ({ ...each, location: { ...each.location, file } }));
  expect(await written({ ...FULL, findings }, 'sarif')).toContain(`"uri": "${file}"`);
});

test('a place in a revision of git is one in its file in SARIF', async () => {
  const file = 'origin/main:openapi/a.yaml';
  const findings = FULL.findings.map((each) => ({ ...each, location: { ...each.location, file } }));
  expect(await written({ ...FULL, findings }, 'sarif')).toContain('"uri": "openapi/a.yaml"');
});

test.each([
  [FULL, ['failure', 'skipped', ...Array<string>(4).fill('system-out'), 'error']],
  [EMPTY, [undefined]],
] as const)('JUnit is well-formed and as JUnit readers want it', async (report, inside) => {
  const tree = parseXml(await written(report, 'junit'));
  expect(judged(new URL('../tests/schemas/junit.json', import.meta.url), tree)).toBe('valid');
  const cases = tree.children[0]?.children ?? [];
  const count = (name: string) =>
    String(cases.filter(({ children }) => children[0]?.name === name).length);
  const counts = { failures: count('failure'), errors: count('error') };
  expect(tree.attributes).toMatchObject({ tests: String(cases.length), ...counts });
  expect(tree.children[0]?.attributes).toMatchObject({ ...counts, skipped: count('skipped') });
  expect(cases.map(({ children }) => children[0]?.name)).toEqual(inside);
});

test('GitHub gets one line for each finding, at its place', async () => {
  const lines = (await written(FULL, 'github')).trimEnd().split('\n');
  expect(lines).toHaveLength(8);
  expect(lines[0]).toMatch(
    /^::error file=openapi\/some file\.yaml,line=12,col=7,title=getProducts answers <b> & "quotes"%2C 100%25 of \| it::First line\.%0A/,
  );
  expect(lines.slice(1, 6).map((line) => line.split(' ')[0])).toEqual([
    '::notice',
    '::warning',
    '::notice',
    '::notice',
    '::error',
  ]);
});

test('annotations may be on files of a pull request only; one notice tells the others', async () => {
  const elsewhere = FULL.findings.map((each, index) => ({
    ...each,
    location: { ...each.location, file: index === 0 ? './openapi\\a.yaml' : 'old.yaml' },
  }));
  const onlyFiles = new Set(['openapi/a.yaml']);
  const text = await written({ ...FULL, findings: elsewhere }, 'github', { onlyFiles });
  const lines = text.trimEnd().split('\n');
  expect(lines.map((line) => line.split(/[ :]/).slice(0, 4).join(' '))).toEqual([
    '  error file=./openapi\\a.yaml,line=12,col=7,title=getProducts',
    '  notice title=4',
    '  error title=drift',
    '  notice title=How',
    '1 finding fails ',
  ]);
  expect(lines[1]).toBe(
    '::notice title=4 findings without a place in this pull request::2 breaking, 1 safe, 1 without effect%0Aold.yaml:12:7: breaking: known%0Aold.yaml:12:7: breaking: unused%0Aold.yaml:12:7: safe: safe%0Aold.yaml:12:7: without effect: none',
  );
  const none = await written({ ...FULL, findings: elsewhere }, 'github', { onlyFiles: new Set() });
  expect(none).toMatch(/^::error title=5 findings without a place/);
});

test('a person reads the verdict first, then what breaks, where, why, a witness and what to do', async () => {
  const text = await written(FULL, 'human');
  expect(text.split('\n')[0]).toBe(
    '1 finding fails: this breaks the store in getProducts. Also 2 breaking, 1 safe and 1 without effect (of all, 1 on operations that the store never calls, 1 accepted in the known file).',
  );
  expect(text).toContain('1. BREAKING  getProducts answers <b>');
  expect(text).toContain('store    src/api/a.ts:3:5');
  expect(text).toContain('code     the store stops compiling');
  expect(text).toContain('where    openapi/some file.yaml:12:7');
  expect(text).toContain('live was not run: https://x cannot be reached.');
  expect(text).not.toContain('\u{1B}[');
  expect(await written(FULL, 'human', { isColored: true })).toContain(
    '\u{1B}[31mBREAKING\u{1B}[0m',
  );
  expect(await written(EMPTY, 'human')).toBe('Nothing has drifted.\n');
});

test('a long title is short in every format, and whole in JSON beside its fingerprint', async () => {
  const values = Array.from({ length: 300 }, (_, index) => `"value${index}"`);
  const title = `Query sort: only ${values.join(', ')} from now on`;
  const operations = values.map((_, index) => `get${index}`);
  const fingerprint = fingerprintOf({ ...FINDING, title });
  const finding = { ...FINDING, title, operations, fingerprint };
  const report = reportOf('spec', [finding], { failOn: 'breaking', refusals: [] });
  for (const format of ['human', 'json', 'html', 'markdown', 'junit', 'sarif', 'github'] as const) {
    const text = await written(report, format);
    const whole = text.replace(/^ *"fullTitle".*$|<details>.*<\/details>/m, '');
    expect(whole).toMatch(/value0.* and \d+ more from now on/);
    expect(whole).not.toContain('value99');
  }
  const [told] = report.findings;
  expect(told).toMatchObject({ fullTitle: title, operations, fingerprint });
  expect(told?.title.length).toBeLessThanOrEqual(160);
  const json: unknown = JSON.parse(await written(report, 'json'));
  expect(judged('scripts/drift/report/report.schema.json', json)).toBe('valid');
  expect(await written(report, 'human')).toContain('300 operations: get0, get1, get2 and 297 more');
});

test.each([
  ['breaking', ['breaking']],
  ['risky', ['breaking', 'risky']],
  ['any', ['breaking', 'risky', 'safe']],
  ['none', []],
] as const)('--fail-on %s fails %j', (failOn, failing) => {
  const all = ['breaking', 'risky', 'safe', 'none'] as const;
  expect(all.filter((wire) => isFailing(wire, failOn))).toEqual(failing);
});
