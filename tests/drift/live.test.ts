import { expect, test } from 'vitest';

import { driftedServer } from './drifted-server.ts';
import { mutations } from './mutations.ts';
import { lookAtServer } from '../../scripts/drift/live/live.ts';
import { lookAtMutations } from '../../scripts/drift-store/live-score.ts';

test('nothing is said of a server that keeps its contract, reading and writing', async () => {
  const server = await driftedServer([]);
  const { url, token } = server;
  const base = 'generated/openapi.json';
  const options = { base, url, token, rate: 0, timeout: 10, allowWrites: true, probeMethods: true };
  const { drifts, coverage } = await lookAtServer(options).finally(server.close);
  expect(drifts.map(({ title }) => title)).toEqual([]);
  expect(coverage.operations).toMatchObject({ seen: coverage.operations.of, missing: [] });
}, 120_000);

test('every one of forty-five mutations is noticed, and nothing else is', async () => {
  const { drifts, coverage, missed, strangers, token } = await lookAtMutations();
  expect(mutations).toHaveLength(45);
  expect(missed.map(({ path, says }) => `${path}: ${says}`)).toEqual([]);
  expect(strangers.map(({ title }) => title)).toEqual([]);
  // Only reading operations were called.
  expect(coverage.operations.seen).toBe(64);
  expect(JSON.stringify(drifts)).not.toContain(token);
}, 120_000);
