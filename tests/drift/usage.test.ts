import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { Used } from '../../scripts/drift-store/impact/impact.ts';
import { openFixtureStore, usagesOf } from './store/open.ts';
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
