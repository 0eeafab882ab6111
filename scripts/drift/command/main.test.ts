import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Report } from '../report/report.ts';
import { CONTRACT } from '../tests/exchanges/rows.ts';
import { main } from './main.ts';

let folder: string;

function line(body: unknown, path = '/pets/7?email=a@b.de') {
  return {
    request: { method: 'GET', url: `https://api.example.com/v1${path}`, headers: {} },
    response: { status: 200, headers: { 'content-type': 'application/json' }, body },
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drift-command-'));
  const put = (name: string, ...lines: unknown[]) =>
    writeFile(join(folder, name), lines.map((each) => JSON.stringify(each)).join('\n'));
  await put('bad.ndjson', line({ id: 1 }));
  await put('risky.ndjson', line({ id: 1, name: 'Mia' }));
  await put('good.ndjson', line({ id: 1, name: 'Mia' }, '/pets/7'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  let out = '';
  let err = '';
  const code = await main(
    args.map((arg) => arg.replace('@', folder)),
    {
      print: (text) => (out += text),
      complain: (text) => (err += text),
      isColored: false,
      today: '2026-11-22',
      env: {},
    },
  );
  return { code, out, err: err.replaceAll(folder, '@') };
}

const har = (file: string, ...more: string[]) =>
  run('har', `@/${file}`, '--base', CONTRACT, ...more);

test('it ends with 0 or 1 by what is found and --fail-on', async () => {
  expect((await har('good.ndjson')).code).toBe(0);
  expect((await har('good.ndjson')).out).toMatch(/^Nothing has drifted\.\n/);
  expect((await har('bad.ndjson')).code).toBe(1);
  expect((await har('bad.ndjson', '--fail-on', 'none')).code).toBe(0);
  expect((await har('risky.ndjson')).code).toBe(0);
  expect((await har('risky.ndjson', '--fail-on', 'risky')).code).toBe(1);
});

test('nobody’s e-mail address is in any report', async () => {
  for (const format of ['human', 'json', 'html', 'markdown', 'junit', 'sarif', 'github']) {
    const { out } = await har('risky.ndjson', '--format', format);
    expect(out).not.toContain('a@b.de');
  }
});

test.each([
  [['--nonsense'], 2, /Unknown option '--nonsense'.*Help: npx bullion-drift --help/],
  [['sepc', 'a'], 2, /"sepc" is no leg: choose one of spec, har, pact, live/],
  [['har'], 2, /har takes one FILE or more.*none came.*har --help/],
  [['pact'], 2, /pact takes one FILE or more, pacts of consumers.*none came.*pact --help/],
  [['har', 'x', '--provider', 'y'], 2, /--provider is an option of pact and all, not of har/],
  [['pact', 'x', '--client', 'src'], 2, /--client is an option of spec, .* not of pact/],
  [['all', '--base', CONTRACT], 2, /all takes a REVISION, --live, --har or --pact, but none came/],
  [['pact', '@/none.json', '--base', CONTRACT], 3, /none\.json does not exist/],
  [['spec', 'a', 'b', 'c'], 2, /spec takes OLD and NEW.*these came: a b c/],
  [['spec', 'a', 'b', '--base', 'c'], 2, /has its base already, but --base c came too/],
  [['spec', 'a'], 2, /Compare with what\? spec OLD NEW, or spec NEW --base OLD/],
  [['har', '@/good.ndjson'], 2, /har needs a contract: --base FILE/],
  [['mocks'], 2, /looks at the code of bullion-storefront: run npm run drift -- mocks/],
  [['har', 'x', '--rate', '5'], 2, /--rate is an option of live and all, not of har/],
  [
    ['live', 'http://localhost:1', '--rate', 'fast', '--base', CONTRACT],
    2,
    /--rate takes a number, but it is "fast"/,
  ],
  [['har', '@/good.ndjson', '--base', CONTRACT, '--format', 'pdf'], 2, /"pdf" is no format/],
  [['har', 'x', '--base', CONTRACT, '--also', 'sarif'], 2, /--also takes FORMAT=FILE, not "sarif"/],
  [['har', 'x', '--base', CONTRACT, '--format', 'changelog'], 2, /changelog .* is for spec/],
  [
    ['har', '@/good.ndjson', '--base', CONTRACT, '--known', '@/none.yaml'],
    2,
    /known file .* cannot be read: ENOENT/,
  ],
  [['har', '@/good.ndjson', '--base', 'none.yaml'], 3, /none\.yaml does not exist/],
  [['har', '@/none.har', '--base', CONTRACT], 3, /none\.har does not exist/],
  [
    ['live', 'http://127.0.0.1:1', '--base', CONTRACT],
    4,
    /http:\/\/127\.0\.0\.1:1 cannot be reached/,
  ],
])('%j ends with %i and says why', async (args, code, says) => {
  const result = await run(...args);
  expect({ code: result.code, out: result.out }).toEqual({ code, out: '' });
  expect(result.err).toMatch(says);
  expect(result.err.trimEnd()).not.toContain('\n');
});

test('help is there for the command and for each leg', async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Exit codes') as string,
  });
  for (const leg of ['spec', 'har', 'pact', 'live', 'mocks', 'generated', 'all']) {
    const { code, out } = await run(leg, '--help');
    expect({ code, says: out.split('\n')[0] }).toEqual({
      code: 0,
      says: expect.stringContaining(leg) as string,
    });
  }
});

test('--output writes the report and says where it is', async () => {
  const { code, out, err } = await har(
    'bad.ndjson',
    '--format',
    'json',
    '--output',
    '@/report.json',
  );
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(
    '1 finding fails: this breaks clients in getPet. Also 1 risky. The report is in @/report.json.\n',
  );
  expect(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))).toMatchObject({
    failed: true,
  });
  expect((await har('bad.ndjson', '--output', '@/no/where')).code).toBe(2);
});

test('--also writes the same report in further formats', async () => {
  const { code, out } = await har(
    'bad.ndjson',
    '--also',
    'json=@/a.json',
    '--also',
    'html=@/a.html',
  );
  expect({ code, out }).toEqual({
    code: 1,
    out: expect.stringMatching(/^1 finding fails/) as string,
  });
  expect(JSON.parse(await readFile(join(folder, 'a.json'), 'utf8'))).toMatchObject({
    failed: true,
  });
  expect(await readFile(join(folder, 'a.html'), 'utf8')).toMatch(/^<!doctype html>/);
});

test('--only-files annotates no other file', async () => {
  await writeFile(join(folder, 'files.txt'), 'a.yaml\nb.yaml\n');
  const github = ['--format', 'github'];
  expect((await har('bad.ndjson', ...github)).out).toMatch(/^::error file=/);
  expect((await har('bad.ndjson', ...github, '--only-files', '@/files.txt')).out).toMatch(
    /^::error title=2 findings without a place/,
  );
  expect(await har('bad.ndjson', ...github, '--only-files', '@/none.txt')).toMatchObject({
    code: 2,
    err: 'The list of files @/none.txt cannot be read: ENOENT.\n',
  });
});

async function fingerprint(): Promise<string> {
  const { out } = await har('bad.ndjson', '--format', 'json');
  const { findings } = JSON.parse(out) as Report;
  return findings.find(({ wire }) => wire === 'breaking')?.fingerprint ?? '';
}

async function withKnown(text: string) {
  await writeFile(join(folder, 'known.yaml'), text);
  const { code, out, err } = await har('bad.ndjson', '--format', 'json', '--known', '@/known.yaml');
  return { code, err, report: out ? (JSON.parse(out) as Report) : undefined };
}

const known = (id: string, until: string, more = '') =>
  `known:\n  - fingerprint: "${id}"\n    reason: a name comes in December\n    owner: Ida\n    until: ${until}\n${more}`;

test('accepted drift does not fail until its last day has passed', async () => {
  const id = await fingerprint();
  const until = await withKnown(known(id, '2026-11-22'));
  expect(until.code).toBe(0);
  expect(until.report?.findings.find(({ fingerprint }) => fingerprint === id)).toMatchObject({
    fails: false,
    known: { reason: 'a name comes in December', owner: 'Ida', until: '2026-11-22' },
  });
  const late = await withKnown(known(id, '2026-11-21'));
  expect(late.code).toBe(1);
  expect(late.report?.findings.filter(({ fails }) => fails).map(({ id }) => id)).toEqual([
    'response-field-missing',
    'known-expired',
  ]);
});

test('an entry that matches nothing fails at its line; one of another leg is left alone', async () => {
  const id = await fingerprint();
  const other =
    '  - fingerprint: "00000000000000aa"\n    reason: x\n    owner: y\n    until: 2027-01-01\n';
  const { code, report } = await withKnown(known(id, '2027-01-01', other));
  expect(code).toBe(1);
  expect(report?.findings.find(({ fails }) => fails)).toMatchObject({
    id: 'known-unmatched',
    location: { line: 6, column: 5 },
  });
  expect((await withKnown(known(id, '2027-01-01', `${other}    leg: spec\n`))).code).toBe(0);
});

test.each([
  ['known: [', /known\.yaml:\d+:\d+: The known file is broken YAML/],
  ['known: yes', /holds a list under "known"/],
  ['known:\n  - reason: x', /known\.yaml:2:5: A known entry has fingerprint/],
  [
    'known:\n  - { fingerprint: "00000000000000aa", reason: "", owner: y, until: 2027-01-01 }',
    /says no reason/,
  ],
  [
    'known:\n  - { fingerprint: "00000000000000aa", reason: x, owner: y, until: soon }',
    /ends on no day/,
  ],
])('a known file like %j is refused with its place', async (text, says) => {
  const { code, err } = await withKnown(text);
  expect(code).toBe(2);
  expect(err).toMatch(says);
});
