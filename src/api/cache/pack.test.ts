import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { pack, unpack } from './pack.ts';

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, true, 0, 1, 19.5, '', 'a,b', 'a long text', "it's", 'say "so"', '0'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('id', 'name', 'was', 'price'), tie('value')),
  ),
}));

test('whatever JSON is packed comes out as it went in', () => {
  fc.assert(
    fc.property(value, (data) => {
      expect(unpack(pack(data))).toEqual(data);
    }),
    { numRuns: 2000 },
  );
});

test('an object of a list leaves out what is the same in the one above', () => {
  const tubes = [
    { name: 'Tube', price: 2, best: { price: 1, units: 20 } },
    { name: 'Box', price: 2, best: { price: 1, units: 500 } },
    { name: 'Lot', price: 3 },
  ];
  expect(pack(tubes)).toBe(
    "[0,['name,price,best','Tube',2,['price,units',1,20]],[5,'Box',[2,500]],[7,'Lot',3,{}]]",
  );
  expect(unpack(pack(tubes))).toEqual(tubes);
});
