import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { broken } from '../tests/pacts/broken.ts';
import { kept } from '../tests/pacts/kept.ts';
import { PACT_CONTRACT, pactOf, type PactRow } from '../tests/pacts/rows.ts';
import { lookAtPacts } from './pact.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drift-pact-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function put(name: string, pact: unknown): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, typeof pact === 'string' ? pact : JSON.stringify(pact, undefined, 2));
  return file;
}

const rows = [...kept, ...broken];

/** What the rows raise, by their words. All are looked at in one run. */
let raised: Map<string, string[]>;

beforeAll(async () => {
  const files = [1, 2, 3, 4] as const;
  const { drifts } = await lookAtPacts({
    base: PACT_CONTRACT,
    files: await Promise.all(
      files.map((version) => {
        const own = rows.filter((row) => row.version === version);
        return put(`version-${version}.json`, pactOf(version, own));
      }),
    ),
  });
  raised = new Map(rows.map(({ says }) => [says, []]));
  for (const { id, wire, consumer } of drifts) {
    for (const { description } of consumer?.interactions ?? []) {
      raised.get(description)?.push(`${id} ${wire}`);
    }
  }
});

const wanted = ({ raises }: PactRow) => raises.map((each) => each.join(' ')).toSorted();

test.each(kept)('kept, version $version: $says', (row) => {
  expect(raised.get(row.says)?.toSorted()).toEqual(wanted(row));
});

test.each(broken)('broken, version $version: $says', (row) => {
  expect(raised.get(row.says)?.toSorted()).toEqual(wanted(row));
});
