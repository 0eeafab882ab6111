import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { predictionsIn, predictionWords, quartersTo } from './prediction-fields.ts';

const [FOURTH, FIRST, SECOND] = [8107, 8108, 8109] as const;
const QUARTERS = [FOURTH, FIRST, SECOND];
const BOTH = { '8107-silver-best': '76.74', '8107-silver-worst': '62.78' };

/** The messages of a form with these values; fields that are right are left out. */
function wordsFor(values: Record<string, string>): Record<string, string> {
  const words = predictionWords((name) => values[name] ?? '', QUARTERS);
  return Object.fromEntries(
    Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const inSilver = (best: string, worst: string) => ({
  '8107-silver-best': best,
  '8107-silver-worst': worst,
});

test.each<[what: string, values: Record<string, string>]>([
  ['one pair', BOTH],
  ['a dollar sign and commas', inSilver('$1,076.74', ' $62.7 ')],
  ['equal ends', inSilver('70', '70.00')],
  [
    'metals that end at different quarters',
    {
      ...BOTH,
      '8107-gold-best': '4,633.71',
      '8107-gold-worst': '4109.13',
      '8108-gold-best': '4800',
      '8108-gold-worst': '4000',
    },
  ],
])('%s is right', (_, values) => {
  expect(wordsFor(values)).toEqual({});
});

test.each<[what: string, values: Record<string, string>, at: string, says: string]>([
  ['nothing', {}, '8107-silver-best', 'Give a best and a worst price for silver or for gold.'],
  [
    'half a pair',
    { ...BOTH, '8108-silver-best': '84.00' },
    '8108-silver-worst',
    'Give a worst price too, for example 67.00, or clear the best.',
  ],
  [
    'the other half',
    { '8107-gold-worst': '4,021.71' },
    '8107-gold-best',
    'Give a best price too, for example 4800.00, or clear the worst.',
  ],
  [
    'a gap',
    { ...BOTH, '8109-silver-best': '90', '8109-silver-worst': '60' },
    '8108-silver-best',
    'Give a best and a worst price here too, or clear silver in the quarters after it.',
  ],
  [
    'zero',
    inSilver('76.74', '0.00'),
    '8107-silver-worst',
    'Give a worst price above zero, for example 76.74.',
  ],
  [
    'a negative price',
    inSilver('-76.74', '62.78'),
    '8107-silver-best',
    'Give a best price above zero, for example 76.74.',
  ],
  [
    'three decimals',
    inSilver('76.745', '62.78'),
    '8107-silver-best',
    'Give the best price with two decimals, for example 76.74.',
  ],
  [
    'a comma for the point',
    inSilver('76,74', '62.78'),
    '8107-silver-best',
    'Give the best price in dollars, for example 76.74.',
  ],
  [
    'words',
    inSilver('high', '62.78'),
    '8107-silver-best',
    'Give the best price in dollars, for example 76.74.',
  ],
  [
    'too much',
    inSilver('1,000,000.01', '62.78'),
    '8107-silver-best',
    'Give a best price of at most $1,000,000.',
  ],
  [
    'the worst above the best',
    inSilver('62.78', '76.74'),
    '8107-silver-worst',
    'The worst price is above the best. Give a lower worst, or a higher best.',
  ],
])('%s is refused at its field', (_, values, at, says) => {
  expect(wordsFor(values)).toEqual({ [at]: says });
});

test('what is right is read to the cent, without the quarters that are empty', () => {
  const values: Record<string, string> = {
    ...BOTH,
    '8107-gold-best': '$4,633.7',
    '8107-gold-worst': '4109',
  };
  expect(predictionsIn((name) => values[name] ?? '', QUARTERS)).toEqual([
    {
      quarter: FOURTH,
      silver: { best: 76_74, worst: 62_78 },
      gold: { best: 4_633_70, worst: 4_109_00 },
    },
  ]);
});

test('whatever was typed, a form without messages brings whole pairs without a gap', () => {
  const text = fc.oneof(fc.constant(''), fc.constantFrom('0', '70', '80.5', '1.234', '-3', 'x'));
  const form = fc.dictionary(
    fc.constantFrom(
      ...QUARTERS.flatMap((quarter) =>
        ['silver', 'gold'].flatMap((metal) =>
          ['best', 'worst'].map((end) => `${quarter}-${metal}-${end}`),
        ),
      ),
    ),
    text,
  );
  fc.assert(
    fc.property(form, (values) => {
      const read = predictionsIn((name) => values[name] ?? '', QUARTERS);
      if (Object.keys(wordsFor(values)).length > 0) return;
      expect(read.map(({ quarter }) => quarter)).toEqual(QUARTERS.slice(0, read.length));
      const typed = Object.values(values).filter(Boolean).length;
      const pairs = read.flatMap(({ gold, silver }) => [gold, silver].filter(Boolean));
      expect(pairs).toHaveLength(typed / 2);
      expect(read.length).toBeGreaterThan(0);
    }),
  );
});

test('a form has the quarters from the one that runs on, at most eight', () => {
  expect(quartersTo(SECOND, FOURTH)).toEqual(QUARTERS);
  expect(quartersTo(FOURTH - 1, FOURTH), 'an old form').toEqual([FOURTH]);
  expect(quartersTo(Number('x'), FOURTH)).toEqual([FOURTH]);
  expect(quartersTo(FOURTH + 99, FOURTH)).toHaveLength(8);
});
