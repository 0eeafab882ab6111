import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

import { observeAnswers, request, routeCalls } from '#lib/transport.ts';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  observeAnswers(undefined);
  vi.unstubAllEnvs();
});

test('what a developer’s server reads is told in its console and kept in the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-watch-'));
  const file = join(folder, 'reports.jsonl');
  vi.stubEnv('CONTRACT_REPORTS', file);
  const { watchOnServer } = await import('./watch.server.ts');
  const said = new Promise<unknown>((resolve) => {
    vi.spyOn(console, 'error').mockImplementation(resolve);
  });
  watchOnServer();
  routeCalls(() => Promise.resolve(Response.json({ data: [{ id: 'gold', label: 7 }] })));

  await expect(request('/api/UI/GetMenu')).resolves.toEqual({ data: [{ id: 'gold', label: 7 }] });

  expect(await said).toBe('Contract: getMenu $.data[*].label expected string, came number');
  await vi.waitFor(
    async () =>
      expect(await readFile(file, 'utf8')).toMatch(/"operation":"getMenu".*"server".*\n$/),
    { timeout: 20_000 },
  );
  await rm(folder, { recursive: true });
});
