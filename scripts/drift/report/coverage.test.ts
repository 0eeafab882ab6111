import { expect, test } from 'vitest';

import type { FormatName } from '../command/options.ts';
import { coverageOfAll } from './coverage.ts';
import { written } from './formats.ts';
import { reportOf, type Coverage } from './report.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `get${index}`);
const SHARE = { seen: 1, of: 3, missing: ['a', 'b'] };
const COVERAGE: Coverage = {
  exchanges: 312,
  calls: 40,
  foreign: 272,
  leftOut: [
    { kind: 'pages', count: 2 },
    { kind: 'other-hosts', count: 270 },
  ],
  hosts: [
    { host: 'api.example.com', exchanges: 42, calls: 40 },
    { host: 'stats.example.net', exchanges: 270, calls: 0 },
  ],
  notes: ['Not tried: 7 operations that may change something (--allow-writes).'],
  operations: { seen: 299, of: 300, missing: ['getLast'] },
  parameters: { seen: 0, of: 250, missing: names(200) },
  statuses: SHARE,
  fields: { seen: 0, of: 0, missing: [] },
};

function wordsOf(coverage: Coverage, format: FormatName) {
  const report = reportOf('har', [], { failOn: 'breaking', refusals: [], coverage });
  return written(report, format);
}

test.each(['human', 'markdown', 'html', 'junit', 'github'] as const)(
  '%s tells the share, what was not touched, and what was left out',
  async (format) => {
    const text = (await wordsOf(COVERAGE, format)).replaceAll(/\s+/g, ' ').replaceAll('%25', '%');
    expect(text).toMatch(/How much of the contract 40 calls touched/);
    // Not 100 %, as long as one is missing.
    expect(text).toMatch(/operations.{1,40}299.{1,40}300.{1,40}99 %/);
    expect(text).toMatch(/fields.{1,40}0.{1,40}0/);
    expect(text).toContain('getLast');
    expect(text).toContain(
      'No calls of the API: 272 of 312 exchanges: 270 to other hosts, 2 for pages.',
    );
    expect(text.replaceAll('\\', '')).toContain(
      'Not tried: 7 operations that may change something (--allow-writes).',
    );
  },
);

test.each([
  ['markdown', 'get11 and 238 more', 'get12'],
  ['junit', 'get11 and 238 more', 'get12'],
  ['html', 'get199 and 50 more', 'get200'],
] as const)('%s folds what is too much, and counts it', async (format, end, next) => {
  const text = await wordsOf(COVERAGE, format);
  expect(text).toContain(end);
  expect(text).not.toContain(next);
});

test('programs get the whole', async () => {
  expect(JSON.parse(await wordsOf(COVERAGE, 'json'))).toMatchObject({ coverage: COVERAGE });
  expect(JSON.parse(await wordsOf(COVERAGE, 'sarif'))).toMatchObject({
    runs: [{ properties: { coverage: COVERAGE } }],
  });
});

const UNMATCHED: Coverage = { ...COVERAGE, calls: 0, foreign: 312 };

test.each(['human', 'markdown', 'html', 'junit', 'github', 'sarif'] as const)(
  '%s says first that no exchange is a call of the API, and which hosts were seen',
  async (format) => {
    const text = (await wordsOf(UNMATCHED, format)).replaceAll('\\', '');
    expect(text).toContain(
      'The traffic was not compared: none of 312 exchanges is a call of this API. Hosts seen: api.example.com (42), stats.example.net (270).',
    );
    expect(text).not.toContain('Nothing has drifted');
  },
);

test('what legs have touched is told together, and a list that is too long is cut', () => {
  const other: Coverage = {
    ...COVERAGE,
    exchanges: 10,
    calls: 10,
    foreign: 2,
    leftOut: [{ kind: 'pages', count: 2 }],
    notes: ['Note.'],
    operations: { seen: 299, of: 300, missing: ['getFirst'] },
    parameters: { seen: 0, of: 250, missing: names(250) },
    statuses: { seen: 2, of: 3, missing: ['b'] },
  };
  const parameters = { seen: 0, of: 250, missing: names(250) };
  expect(coverageOfAll([{ ...COVERAGE, parameters }, other])).toMatchObject({
    exchanges: 322,
    calls: 50,
    foreign: 274,
    leftOut: [
      { kind: 'pages', count: 4 },
      { kind: 'other-hosts', count: 270 },
    ],
    notes: [...COVERAGE.notes, 'Note.'],
    operations: { seen: 300, of: 300, missing: [] },
    parameters: { seen: 0, of: 250, missing: names(200) },
    statuses: { seen: 2, of: 3, missing: ['b'] },
  });
  expect(coverageOfAll([])).toBeUndefined();
});

test('such a run is an error in test reports and in code scanning, and no success', async () => {
  expect(await wordsOf(UNMATCHED, 'junit')).toContain('errors="1"');
  expect(await wordsOf(UNMATCHED, 'github')).toMatch(/^::error title=drift har is incomplete/);
  expect(JSON.parse(await wordsOf(UNMATCHED, 'sarif'))).toMatchObject({
    runs: [{ invocations: [{ executionSuccessful: false }] }],
  });
});
