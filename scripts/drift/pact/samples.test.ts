import { expect, test } from 'vitest';

import { readContract } from '../exchange/contract.ts';
import { PACT_CONTRACT } from '../tests/pacts/rows.ts';
import { samplesOf } from './samples.ts';

test.each([
  [{ type: 'object' }, false, []],
  [{ type: 'object', nullable: true }, true, [null]],
  [{ type: ['array', 'null'] }, true, [null]],
])('a judge of %j, which may be slow, is made: %s', async (value, isMade, expected) => {
  const contract = await readContract(PACT_CONTRACT);
  let made = 0;
  const judge: typeof contract.judge = () => {
    made += 1;
    return (sample) => (sample === null ? [] : [ISSUE]);
  };
  const node = { ...contract.document.root, value };
  const samples = samplesOf({ ...contract, judge }, [[node]]);
  expect(samples.map((sample) => sample.value)).toEqual(expected);
  expect(made > 0).toBe(isMade);
});

const ISSUE = { path: [], place: [], keyword: 'type', message: 'is no null', value: 1 };
