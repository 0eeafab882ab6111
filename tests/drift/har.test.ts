import { expect, test } from 'vitest';

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
