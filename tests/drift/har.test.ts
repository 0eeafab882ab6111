import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { traffic } from '#server/node/traffic/traffic.ts';

import { lookAtTraffic } from '../../scripts/drift/har/har.ts';

const base = 'generated/openapi.json';
/** A piece of what Chromium recorded of this store: from the home page to the cart. */
const HAR = 'tests/drift/chromium.har';

test('of a browser’s visit only the calls of the API are looked at', async () => {
  const { drifts, coverage } = await lookAtTraffic({ base, files: [HAR] });
  expect(drifts.map(({ title }) => title)).toEqual([]);
  expect(coverage).toMatchObject({
    exchanges: 10,
    calls: 3,
    leftOut: [
      { kind: 'pages', count: 1 },
      { kind: 'assets', count: 5 },
      { kind: 'framework', count: 1 },
    ],
    hosts: [{ host: 'localhost:4311', exchanges: 10, calls: 3 }],
  });
});

test('the same visit, held against the contract of another API, is no success', async () => {
  const other = 'scripts/drift/tests/exchanges/contract.yaml';
  const { drifts, coverage } = await lookAtTraffic({ base: other, files: [HAR] });
  expect({ drifts, calls: coverage.calls }).toEqual({ drifts: [], calls: 0 });
});

test('what the store’s server has recorded keeps the contract, and its tokens count though they are hidden', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drift-har-'));
  const file = join(folder, 'traffic.har');
  const recorder = traffic(file);
  const call = {
    method: 'POST',
    url: 'https://api.example.com/api/Authentication/SignIn',
    startedAt: new Date(0),
    milliseconds: 1,
    requestHeaders: new Headers({ 'content-type': 'application/json' }),
    requestBody: '{"emailId":"clara@example.com","password":"Maple-Leaf9"}',
    status: 401,
    responseHeaders: new Headers({ 'content-type': 'application/problem+json' }),
    responseBody: '{"type":"about:blank","title":"Unauthorized","status":401,"detail":"No."}',
  };
  const secured = {
    ...call,
    method: 'GET',
    url: 'https://api.example.com/api/ShoppingCart/GetCustomerWatchlistProduct',
    requestHeaders: new Headers({ authorization: 'Bearer secret' }),
    requestBody: '',
  };
  const answered = { status: 200, responseHeaders: new Headers(), responseBody: undefined };
  recorder.record(call);
  recorder.record({ ...secured, ...answered });
  await recorder.stop();
  const { drifts, coverage } = await lookAtTraffic({ base, files: [file] });
  await rm(folder, { recursive: true });
  expect(drifts.map(({ title }) => title)).toEqual([]);
  expect(coverage).toMatchObject({ calls: 2, notes: [] });
});
