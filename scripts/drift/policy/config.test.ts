import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { written } from '../report/formats.ts';
import type { Report } from '../report/report.ts';
import configSchema from './config.schema.json' with { type: 'json' };
import { ajvFor } from '../document/ajv.ts';
import { CONTRACT } from '../tests/exchanges/rows.ts';
import { workplace } from '../tests/workplace.ts';
import { documentOf, integer, object, text } from '../rules/rule.ts';

const { folder, put, run } = workplace();

const OLD = documentOf({ body: object({ a: { ...integer, maximum: 9 } }), answer: text });
const NEW = documentOf({ body: object({ a: { ...integer, maximum: 5 } }), answer: integer });

const documents = [put('old.json', OLD), put('new.json', NEW)];

/** The report with a configuration, as JSON and for a terminal. */
async function compared(config: string | undefined, ...more: string[]) {
  const file = join(folder, 'drift.config.yaml');
  if (config === undefined) await rm(file, { force: true });
  else put('drift.config.yaml', config);
  const { code, err, report } = await run('spec', ...documents, '--format', 'json', ...more);
  return { code, err, report, human: (await run('spec', ...documents, ...more)).out };
}

const ids = (report: Report | undefined) => report?.findings.map(({ id }) => id);
const BOTH = ['request-maximum-narrowed', 'response-type-changed'];

test('without a configuration nothing is said of it', async () => {
  const { code, report } = await compared(undefined);
  expect({ code, ids: ids(report)?.toSorted() }).toEqual({ code: 1, ids: BOTH });
  expect(report).not.toHaveProperty('policy');
  expect(report?.findings[0]).not.toHaveProperty('severity');
});

test('a rule gets another verdict; the report tells the old one, the fingerprint stays', async () => {
  const before = (await compared(undefined)).report;
  const { code, report, human } = await compared('rules:\n  request-maximum-*: safe\n');
  expect(code).toBe(1);
  const finding = report?.findings.find(({ id }) => id === BOTH[0]);
  expect(finding).toMatchObject({
    wire: 'safe',
    fails: false,
    severity: { from: 'breaking', to: 'safe', by: 'rules, drift.config.yaml:2:3' },
    fingerprint: before?.findings.find(({ id }) => id === BOTH[0])?.fingerprint,
  });
  expect(report?.counts).toMatchObject({ breaking: 1, safe: 1 });
  expect(report?.policy).toEqual({
    file: 'drift.config.yaml',
    changed: 1,
    off: [],
    ignored: [],
    unmatched: [],
  });
  expect(human).toContain('By drift.config.yaml: 1 with another verdict.');
  expect(human).toMatch(/verdict +safe instead of breaking: rules, drift\.config\.yaml:2:3/);
});

test('a rule that is off is counted; the last line that matches a rule counts', async () => {
  const { code, report, human } = await compared(
    'rules:\n  "*": off\n  response-type-changed: risky\n',
  );
  expect({ code, ids: ids(report) }).toEqual({ code: 0, ids: [BOTH[1]] });
  expect(report?.policy?.off).toEqual([{ rule: BOTH[0], count: 1 }]);
  expect(human).toContain('1 of rules that are off');
  const all = await compared('rules: { "*": off }');
  expect(all.human).toBe('Nothing has drifted. By drift.config.yaml: 2 of rules that are off.\n');
});

test.each([
  ['rule: request-*', BOTH[0]],
  ['rule: [response-type-changed, request-enum-*]', BOTH[1]],
  ['pointer: /paths/*/post/requestBody/**', BOTH[0]],
])('an entry with %s ignores one finding, with its reason', async (what, id) => {
  const { code, report, human } = await compared(
    `ignore:\n  - ${what}\n    reason: only our own app\n    until: 2026-11-28\n`,
  );
  expect({ code, ids: ids(report) }).toEqual({ code: 1, ids: BOTH.filter((each) => each !== id) });
  expect(report?.counts.breaking).toBe(1);
  expect(report?.policy?.ignored).toMatchObject([
    {
      id,
      fails: false,
      ignored: { reason: 'only our own app', until: '2026-11-28', by: 'drift.config.yaml:2:5' },
    },
  ]);
  expect(human).toContain('By drift.config.yaml: 1 ignored.');
});

test('the report is as its schema says, the configuration as its own', async () => {
  const config = 'rules: { response-*: safe, request-*: off }\nignore: [{ rule: "*", reason: x }]';
  const { report } = await compared(config);
  expect(report?.policy).toMatchObject({ off: [{ count: 1 }], ignored: [{ id: BOTH[1] }] });
  const schema = await readFile(new URL('../report/report.schema.json', import.meta.url), 'utf8');
  const validate = ajvFor().compile(JSON.parse(schema) as object);
  expect({ valid: validate(report), errors: validate.errors }).toMatchObject({ valid: true });
  expect(ajvFor().validateSchema(configSchema)).toBe(true);
});

test.each(['human', 'markdown', 'junit', 'sarif', 'github'] as const)(
  'the format %s tells what a configuration has changed',
  async (format) => {
    const { report } = await compared(
      'rules: { request-*: off }\nignore: [{ rule: "*", reason: x }]',
    );
    const text = report ? await written(report, format) : '';
    expect(text).toContain('By drift.config.yaml: 1 ignored and 1 of rules that are off.');
  },
);

test.each(['operation: post*', 'path: /c*', 'path: "**"', 'operation: postCoins'])(
  'an entry with %s ignores what is about its operations only',
  async (what) => {
    const { code, report } = await compared(`ignore: [{ ${what}, reason: internal }]`);
    expect({ code, ids: ids(report) }).toEqual({ code: 0, ids: [] });
    expect(report?.policy?.ignored).toHaveLength(2);
  },
);

test('other operations and paths are not ignored', async () => {
  const config = 'ignore: [{ operation: get*, reason: x }, { path: /c/**, reason: x }]';
  expect(ids((await compared(config)).report)).toHaveLength(2);
});

test('an entry that has expired fails at its line, and ignores nothing', async () => {
  const config =
    'ignore:\n  - rule: "*"\n    reason: until the app is new\n    until: 2026-11-27\n';
  const { code, report } = await compared(config);
  expect(code).toBe(1);
  expect(ids(report)?.toSorted()).toEqual(['ignore-expired', ...BOTH]);
  const expired = report?.findings.find(({ id }) => id === 'ignore-expired');
  expect(expired).toMatchObject({ fails: true, location: { file: 'drift.config.yaml', line: 2 } });
  expect((await compared(config, '--fail-on', 'none')).code).toBe(0);
});

test('--config names another file, --no-config reads none', async () => {
  const config = 'rules: { "*": off }';
  expect((await compared(config)).code).toBe(0);
  expect((await compared(config, '--no-config')).code).toBe(1);
  put('strict.yaml', 'rules: { request-*: risky, response-*: risky }');
  const { code, report } = await compared(config, '--config', 'strict.yaml');
  expect({ code, risky: report?.counts.risky }).toEqual({ code: 0, risky: 2 });
  expect(await compared(config, '--config', 'none.yaml', '--no-config')).toMatchObject({
    code: 2,
    err: expect.stringMatching(
      /^--no-config reads none, but --config none\.yaml came too\./,
    ) as string,
  });
  expect(await compared(config, '--config', 'none.yaml')).toMatchObject({
    code: 2,
    err: 'The configuration none.yaml cannot be read: ENOENT.',
  });
});

test('an entry of the known file stays valid for what is ignored or off', async () => {
  const [finding] = (await compared(undefined)).report?.findings ?? [];
  const known = put(
    'known.yaml',
    `known:\n  - { fingerprint: "${finding?.fingerprint}", reason: r, owner: o, until: 2027-01-01 }\n`,
  );
  expect((await compared(undefined, '--known', known)).report?.counts.failing).toBe(1);
  expect((await compared('rules: { "*": off }', '--known', known)).code).toBe(0);
  const ignored = await compared('ignore: [{ rule: "*", reason: x }]', '--known', known);
  expect(ignored.code).toBe(0);
});

/** The report of recorded traffic: an answer without a field, to a call with an unknown parameter. */
async function traffic(config: string) {
  const exchange = {
    request: { method: 'GET', url: 'https://api.example.com/v1/pets/7?x=1', headers: {} },
    response: { status: 200, headers: { 'content-type': 'application/json' }, body: { id: 1 } },
  };
  const seen = put('seen.ndjson', JSON.stringify(exchange));
  put('har.yaml', config);
  const args = ['har', seen, '--base', CONTRACT, '--format', 'json', '--config', 'har.yaml'];
  const { report } = await run(...args);
  return report?.findings.map(({ id, wire }) => `${id} ${wire}`).toSorted();
}

test('an entry that matches nothing is told, and fails nothing', async () => {
  const config = [
    'ignore:',
    '  - { rule: response-*, reason: our own app }',
    '  - { path: /later/**, reason: comes with release 12 }',
    '  - { rule: path-removed, reason: over, until: 2026-01-01 }',
  ].join('\n');
  const { report, human } = await compared(`${config}\nrules: { request-*: safe }\n`);
  // What has ended is a finding of its own.
  expect(report?.policy).toMatchObject({
    ignored: [{ id: 'response-type-changed' }],
    unmatched: [{ reason: 'comes with release 12', by: 'drift.config.yaml:3:5' }],
  });
  const words =
    '1 entry of ignore matches nothing here: drift.config.yaml:3:5 (comes with release 12).';
  expect(human.trimEnd().endsWith(words)).toBe(true);
  const comment = await run('spec', ...documents, '--format', 'markdown');
  expect(comment.out).toContain('1 entry of ignore matches nothing here');
  put('short.yaml', `ignore: [{ rule: path-removed, reason: x }]`);
  const other = await compared(undefined, '--config', 'short.yaml', '--fail-on', 'none');
  expect({ code: other.code, unmatched: other.report?.policy?.unmatched }).toMatchObject({
    code: 0,
    unmatched: [{ reason: 'x' }],
  });
  // An entry may match what there was no time for.
  const broken = await compared(undefined, '--config', 'short.yaml', '--timeout', '0.001');
  expect(broken.report).toMatchObject({ unfinished: {}, policy: { unmatched: [] } });
});

test('rules and paths are heeded in traffic too', async () => {
  const [missing, unknown] = ['response-field-missing', 'request-parameter-undeclared'];
  expect(await traffic('rules: {}')).toEqual([`${unknown} risky`, `${missing} breaking`]);
  expect(await traffic(`rules: { ${missing}: safe }`)).toEqual([
    `${unknown} risky`,
    `${missing} safe`,
  ]);
  expect(await traffic('ignore: [{ path: /pets/*, rule: request-*, reason: x }]')).toEqual([
    `${missing} breaking`,
  ]);
  expect(await traffic('ignore: [{ path: /pet, reason: x }]')).toHaveLength(2);
});

test('what the guide shows can be written', async () => {
  const guide = await readFile(new URL('../guide.md', import.meta.url), 'utf8');
  const section = /^## Configuration$[\s\S]+?(?=^## )/m.exec(guide)?.[0] ?? '';
  const parts = [...section.matchAll(/^```yaml\n([\s\S]+?)^```$/gm)].map(([, text = '']) => text);
  const shown = parts.filter((text) => !text.startsWith('x-drift-ignore'));
  expect({ parts: parts.length, shown: shown.length }).toEqual({ parts: 4, shown: 3 });
  expect((await compared(shown.join(''))).err).toBe('');
});

test.each([
  ['rulez: {}', '1:1', 'The configuration has no "rulez". Did you mean rules?'],
  ['- a', '1:1', 'The configuration is a mapping, not ["a"].'],
  [
    'rules:\n  response-enum-gruw: safe',
    '2:3',
    'There is no rule "response-enum-gruw". Did you mean response-enum-grew',
  ],
  ['rules: { zz*: off }', '1:10', 'No rule is like "zz*".'],
  [
    'rules:\n  path-removed: of',
    '2:17',
    '"rules.path-removed" is one of breaking, risky, safe, off, not "of".',
  ],
  ['ignore:\n  - rule: path-removed', '2:5', '"ignore[0]" says no reason.'],
  ['ignore:\n  - { rule: path-removed, reason: " " }', '2:35', '"ignore[0].reason" is empty.'],
  [
    'ignore:\n  - reason: x',
    '2:5',
    '"ignore[0]" says not what it is about: rule, operation, path or pointer.',
  ],
  [
    'ignore:\n  - { rule: path-removed, reason: x, untill: 2027-01-01 }',
    '2:38',
    '"ignore[0]" has no "untill". Did you mean until?',
  ],
  [
    'ignore:\n  - rule: path-removed\n    reason: x\n    until: soon',
    '4:12',
    '"ignore[0].until" is no day like 2027-01-31: "soon".',
  ],
  ['ignore: [{ rule: path-remove, reason: x }]', '1:10', 'There is no rule "path-remove".'],
  [
    'rules: { a: off, a: safe }',
    '1:18',
    'The configuration is broken YAML: duplicated mapping key.',
  ],
  ['rules: [', '1:9', 'The configuration is broken YAML'],
])('a configuration like %j is refused with its place', async (config, place, says) => {
  const { code, err } = await compared(config);
  expect(code).toBe(2);
  expect(err.startsWith(`drift.config.yaml:${place}: ${says}`) || err).toBe(true);
});

test.each(['', 'rules:', 'rules: {}\nignore: []\n', '# nothing yet\n'])(
  'an empty configuration %j changes nothing',
  async (config) => {
    expect(ids((await compared(config)).report)).toHaveLength(2);
  },
);
