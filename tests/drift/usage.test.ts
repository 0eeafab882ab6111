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
