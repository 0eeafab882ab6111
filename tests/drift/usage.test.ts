import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { Used } from '../../scripts/drift-store/impact/impact.ts';
import { usagesIn } from '../../scripts/drift/client/client.ts';
import { driftOf, openFixtureStore, usagesOf } from './store/open.ts';
import { USAGE_CASES } from './store/usage-cases.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let store: Awaited<ReturnType<typeof openFixtureStore>> | undefined;
const used = new Map<string, Used | undefined>();

beforeAll(async () => {
  store = await openFixtureStore();
  const batches = Map.groupBy(USAGE_CASES, ({ batch }) => batch ?? 0);
  for (const cases of batches.values()) {
    const graded = await usagesOf(store.folder, cases);
    for (const [index, { says }] of cases.entries()) used.set(says, graded[index]);
  }
});

afterAll(() => store?.close());

test.each(USAGE_CASES)('$says: $grade', ({ says, grade, file }) => {
  const usage = used.get(says)?.usage;
  const files = usage?.files.map((place) => place.file) ?? [];
  const isTold = file === undefined || files.includes(file);
  expect({ grade: usage?.grade, isTold }).toEqual({ grade, isTold: true });
});

test('what is read without a compiler misses nothing that the compiler finds', async () => {
  const folder = store?.folder ?? '';
  const generated = { patterns: ['generated/**'], place: { file: '', line: 1, column: 1 } };
  const base = join(folder, 'contract.json');
  const drifts = USAGE_CASES.map(driftOf);
  const client = { folders: [folder], generated };
  const usages = await usagesIn(client, drifts, { base }, () => undefined);
  const worse = USAGE_CASES.filter(
    ({ grade }, index) => GRADES.indexOf(usages[index]?.grade ?? 'unused') < GRADES.indexOf(grade),
  );
  expect(worse.map(({ says }) => says)).toEqual([]);
});

/** From the least dependence to what counts as the most. */
const GRADES = ['unused', 'operation', 'field', 'unknown'];

test('an examination whose time is over ends at once, and leaves no files', async () => {
  const folder = store?.folder ?? '';
  const temporary = join(folder, 'temporary');
  await mkdir(temporary);
  vi.stubEnv('TMPDIR', temporary);
  const [first] = USAGE_CASES;
  const cases = first ? [{ ...first, drift: { ...first.drift, code: 'compile' as const } }] : [];
  const over = new Error('over');
  let checks = 0;
  const end = () => {
    checks += 1;
    throw over;
  };
  // While code is generated in a thread.
  await expect(usagesOf(folder, cases, end)).rejects.toBe(over);
  expect({ checks, left: await readdir(temporary) }).toEqual({ checks: 1, left: [] });
  vi.unstubAllEnvs();
});
