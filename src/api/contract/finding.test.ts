import { expect, test } from 'vitest';

import type { Mismatch } from './check.ts';
import { findingOf } from './finding.ts';

const ask: Mismatch = {
  operation: 'getSpotHistory',
  method: 'get',
  path: '/api/Pricing/GetSpotHistory',
  status: 200,
  field: '$.data.points[*].ask',
  kind: 'wrong',
  expected: 'number',
  came: 'string',
};

test('a mismatch is a finding with its place in the exchange and in the contract', () => {
  expect(findingOf(ask)).toEqual({
    id: 'response-type',
    wire: 'breaking',
    code: 'none',
    direction: 'response',
    title: 'getSpotHistory response 200: /data/points/*/ask must be number, not string',
    explanation:
      'The contract says number; the API sent string. The page goes on with what it can use.',
    operations: ['getSpotHistory'],
    pointer: '/paths/~1api~1Pricing~1GetSpotHistory/get/responses/200',
    at: 'getSpotHistory response 200 /data/points/*/ask',
  });
});

test.each([
  ['a field that is missing', { came: 'nothing' }, 'response-field-missing', 'breaking'],
  [
    'a word outside a list',
    { expected: 'one of "gold"', came: 'string "tin"' },
    'response-value-unknown',
    'breaking',
  ],
  ['a bound or a format', { expected: 'email address' }, 'response-value-refused', 'breaking'],
  [
    'a field that nobody knows',
    { kind: 'unknown field' as const },
    'response-field-undeclared',
    'safe',
  ],
  [
    'a call that nobody knows',
    { expected: 'no such call', field: '$' },
    'operation-undocumented',
    'breaking',
  ],
])('%s has a rule of its own', (_, change, id, wire) => {
  expect(findingOf({ ...ask, ...change })).toMatchObject({ id, wire });
});
