import { expect, test } from 'vitest';

import { INPUTS, oneOfEach } from '#tests/server/hostile/inputs.ts';

test('each turn has another input of each class, and the turns have all of them', () => {
  const turns = Array.from({ length: 30 }, (_, turn) => oneOfEach(turn));
  expect(new Set(turns.flat())).toEqual(new Set(INPUTS));
  expect(new Set(turns.map(({ length }) => length))).toEqual(new Set([8]));
  const [first = [], second = []] = turns;
  expect(first.filter((input, at) => input === second[at])).toEqual([]);
});
