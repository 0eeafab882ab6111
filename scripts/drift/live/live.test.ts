import { expect, test } from 'vitest';

import { driftedServer } from '../../../tests/drift/drifted-server.ts';
import { mutations } from '../../../tests/drift/mutations.ts';
import { lookAtServer } from './live.ts';

const BASE = { base: 'generated/openapi.json', rate: 0, timeout: 10 };

test('nothing is said of a server that keeps its contract, reading and writing', async () => {
  const server = await driftedServer([]);
  const options = { ...BASE, url: server.url, token: server.token, allowWrites: true };
  const { drifts, coverage } = await lookAtServer(options);
  await server.close();
  expect(drifts.map(({ title }) => title)).toEqual([]);
  expect(coverage.operations).toEqual({ seen: 115, of: 115, missing: [] });
}, 120_000);

test('a server that drifted in more than forty ways is found out in all but two', async () => {
  const server = await driftedServer(mutations);
  const { drifts, coverage } = await lookAtServer({
    ...BASE,
    url: server.url,
    allowWrites: false,
    token: server.token,
  });
  await server.close();
  const names = new Map(
    mutations.map(({ path, says }) => [path.toLowerCase().split('/')[1], says]),
  );
  const isNoticed = (path: string) =>
    drifts.some(({ seen, wire }) => wire !== 'safe' && seen?.repeat?.includes(`/api/${path}`));
  const missed = mutations
    .filter(({ path }) => !isNoticed(path))
    .map(({ path, says }) => `${path}: ${says}`);
  const strangers = drifts.filter(
    ({ seen }) => !mutations.some(({ path }) => seen?.repeat?.includes(`/api/${path}`)),
  );
  expect(mutations.length).toBeGreaterThanOrEqual(44);
  expect(names.size).toBe(mutations.length);
  expect(strangers.map(({ title }) => title)).toEqual([]);
  expect(missed).toEqual([]);
  // Only what reads was called.
  expect(coverage.operations.seen).toBe(54);
  expect(JSON.stringify(drifts)).not.toContain(server.token);
}, 120_000);
