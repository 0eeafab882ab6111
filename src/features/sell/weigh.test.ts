import { expect, test } from 'vitest';

import { weighed } from './weigh.ts';

const SPOONS = { melt: 'silver', fine: '.925', amount: '412', unit: 'g', pieces: '1' };

test('fine ounces are the weight in troy ounces times the fineness', () => {
  expect(weighed(SPOONS)).toMatchObject({
    weight: {
      metal: 'silver',
      ounces: expect.closeTo(12.25265, 4),
      pieces: 1,
      name: 'Silver, .925, 412 g',
    },
  });
});

test.each([
  ['kg', '1', 32.1507],
  ['ozt', '1', 1],
  ['dwt', '20', 1],
  ['oz', '16', 14.5833],
])('a weight in %s', (unit, amount, ounces) => {
  const answer = weighed({ ...SPOONS, fine: '.999', amount, unit });
  expect(answer).toMatchObject({ weight: { ounces: expect.closeTo(ounces * 0.999, 3) } });
});

test.each(['1,000.5', ' 12 ', '.5', '0.0001'])('the weight %o is taken', (amount) => {
  expect(weighed({ ...SPOONS, amount })).toHaveProperty('weight');
});

test.each(['', '0', '-4', '1e9', '12g', '9999999', '1.2.3'])('the weight %o is none', (amount) => {
  expect(weighed({ ...SPOONS, amount, unit: 'kg' })).toEqual({ wrong: ['amount'] });
});

test.each(['', '0', '1.5', '1e5', '100000'])('the count %o is none', (pieces) => {
  expect(weighed({ ...SPOONS, pieces })).toEqual({ wrong: ['pieces'] });
});

test('a fineness that the metal does not come in, and an unknown metal or unit, count as the first', () => {
  expect(weighed({ ...SPOONS, melt: 'gold' })).toMatchObject({
    weight: { name: 'Gold, .9999, 412 g' },
  });
  expect(weighed({ ...SPOONS, melt: 'tin', unit: 'toString' })).toMatchObject({
    weight: { name: 'Silver, .925, 412 g' },
  });
});
