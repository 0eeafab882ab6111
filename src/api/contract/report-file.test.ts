import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import type { Mismatch } from './check.ts';
import { keepMismatch } from './report-file.server.ts';

const ask: Mismatch = {
  operation: 'getSpotHistory',
  method: 'GET',
  path: '/api/Pricing/GetSpotHistory',
  status: 200,
  field: '$.data.points[*].ask',
  kind: 'wrong',
  expected: 'number',
  came: 'string',
};

test('a line per operation and field, whichever side reads it and however close together', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-reports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'reports.jsonl');
  await Promise.all([
    keepMismatch(ask, 'server', file),
    keepMismatch(ask, 'browser', file),
    keepMismatch({ ...ask, field: '$.data.points[*].time' }, 'browser', file),
  ]);
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const reports = lines.map((line) => JSON.parse(line) as object);
  expect(reports).toEqual([
    {
      ...ask,
      where: 'server',
      at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      finding: expect.objectContaining({
        id: 'response-type',
        operations: ['getSpotHistory'],
        at: 'getSpotHistory response 200 /data/points/*/ask',
      }) as object,
    },
    expect.objectContaining({ field: '$.data.points[*].time', where: 'browser' }),
  ]);
});
