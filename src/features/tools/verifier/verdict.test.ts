import { describe, expect, test } from 'vitest';

import type { Specified } from '#api/catalog/measured.ts';

import { askedAt } from './verifier-place.ts';
import { readingsOf, verdictOf } from './verdict.ts';

/** Grams and millimetres of the mints. */
const PIECES = {
  silverEagle: [31.103, 40.6, 2.98],
  silverMaple: [31.11, 38, 3.29],
  britannia: [31.21, 38.61, 3],
  philharmonic: [31.103, 37, 3.2],
  morgan: [26.73, 38.1, 2.4],
  goldEagle: [33.931, 32.7, 2.87],
  goldBuffalo: [31.108, 32.7, 2.95],
  goldMaple: [31.11, 30, 2.87],
  krugerrand: [33.93, 32.77, 2.84],
  tenthEagle: [3.393, 16.5, 1.19],
  platinumEagle: [31.12, 32.7, 2.39],
} as const;

function pieceOf(name: keyof typeof PIECES): Specified {
  const [weight, diameter, thickness] = PIECES[name];
  return {
    id: 1,
    name,
    href: '/product/1/x',
    image: '',
    metal: 'silver',
    weight,
    diameter,
    thickness,
  };
}

function verdictFor(piece: Specified, query: string) {
  const asked = askedAt(new URLSearchParams(query));
  expect(asked.errors).toEqual({});
  return verdictOf(readingsOf(piece, asked), asked);
}

const GENUINE: [keyof typeof PIECES, string][] = [
  ['silverEagle', 'mass=31.10&across=40.6&thick=2.98'],
  ['silverEagle', 'mass=31.15&across=40.65&thick=2.95'],
  ['silverEagle', 'mass=1&massIn=ozt&across=40.6&thick=3'],
  ['silverEagle', 'mass=480&massIn=gr&across=1.598&acrossIn=in&thick=0.117&thickIn=in'],
  ['silverEagle', 'mass=31%2C1+g&across=40%2C6+mm&thick=2%2C98'],
  ['silverMaple', 'mass=31.12&across=38&thick=3.3'],
  ['silverMaple', 'mass=31.1&across=1.496+in&thick=3.29'],
  ['britannia', 'mass=31.2&across=38.6&thick=3'],
  ['philharmonic', 'mass=31.1&across=37&thick=3.2'],
  ['philharmonic', 'mass=1+troy+oz&across=37.05&thick=3.15'],
  ['morgan', 'mass=26.7&across=38.1&thick=2.4'],
  ['morgan', 'mass=26.3&across=38.0&thick=2.35&scale=0.5'],
  ['goldEagle', 'mass=33.93&across=32.7&thick=2.87'],
  ['goldEagle', 'mass=1.0909&massIn=ozt&across=32.7&thick=2.87'],
  ['goldBuffalo', 'mass=31.1&across=32.7&thick=2.95'],
  ['goldMaple', 'mass=31.1&across=30&thick=2.9'],
  ['krugerrand', 'mass=33.93&across=32.7&thick=2.8'],
  ['tenthEagle', 'mass=3.39&across=16.5&thick=1.2'],
  ['tenthEagle', 'mass=52.36&massIn=gr&across=0.65&acrossIn=in&thick=1.19'],
  ['platinumEagle', 'mass=31.12&across=32.7&thick=2.4'],
];

const FAKE: [keyof typeof PIECES, string, string][] = [
  ['silverEagle', 'mass=31.10&across=41.2&thick=2.98', 'it is 0.6 mm too large'],
  ['silverEagle', 'mass=31.1&across=40.6&thick=3.4', 'it is 0.42 mm too thick'],
  ['silverEagle', 'mass=26.9&across=40.6&thick=2.98', 'it is 4.203 g too light'],
  ['silverEagle', 'mass=22.3&across=40.1&thick=2.5', 'It is 8.803 g too light'],
  ['silverEagle', 'mass=0.9&massIn=ozt&across=40.6&thick=2.98', 'too light'],
  ['silverMaple', 'mass=31.11&across=38.9&thick=3.29', '0.9 mm too large'],
  ['silverMaple', 'mass=31.11&across=38&thick=3.8', '0.51 mm too thick'],
  ['britannia', 'mass=27.5&across=38.61&thick=3', '3.71 g too light'],
  ['britannia', 'mass=31.21&across=38.61&thick=3.3', '0.3 mm too thick'],
  ['philharmonic', 'mass=29.9&across=37&thick=3.2', '1.203 g too light'],
  ['morgan', 'mass=23.9&across=38.1&thick=2.4', '2.83 g too light'],
  ['morgan', 'mass=26.73&across=37.5&thick=2.6', '0.6 mm too small'],
  ['goldEagle', 'mass=33.93&across=32.7&thick=3.3', '0.43 mm too thick'],
  ['goldEagle', 'mass=21.5&across=32.7&thick=2.87', '12.431 g too light'],
  ['goldBuffalo', 'mass=31.1&across=34&thick=2.95', '1.3 mm too large'],
  ['goldMaple', 'mass=31.1&across=30&thick=3.2', '0.33 mm too thick'],
  ['krugerrand', 'mass=33.93&across=34.1&thick=2.84', '1.33 mm too large'],
  ['krugerrand', 'mass=18.2&across=32.77&thick=2.84', '15.73 g too light'],
  ['tenthEagle', 'mass=3.2&across=16.5&thick=1.19', '0.193 g too light'],
  ['platinumEagle', 'mass=33.5&across=32.7&thick=2.39', '2.38 g too heavy'],
];

describe('§2 the verifier', () => {
  test.each(GENUINE)('a genuine %s measured as %s fits', (name, query) => {
    expect(verdictFor(pieceOf(name), query).heading).toBe('The numbers fit.');
  });

  test.each(FAKE)('a fake %s measured as %s is told by %s', (name, query, says) => {
    const verdict = verdictFor(pieceOf(name), query);
    expect(verdict.heading).toBe('Do not buy it.');
    expect(verdict.says).toContain(says);
  });

  test('what is right stands before what is wrong, with what it can mean', () => {
    expect(verdictFor(pieceOf('silverEagle'), 'mass=31.1&across=41.2&thick=2.98').says).toBe(
      'The weight and the thickness are right, but it is 0.6 mm too large. A lighter metal needs more room for the same weight, and a mint does not miss by that much.',
    );
  });

  test.each([
    ['mass=1&massIn=g', 'Weight: 1 g cannot be meant, 1 troy oz would fit.'],
    ['mass=31.1&massIn=ozt', 'Weight: 31.1 troy oz cannot be meant, 31.1 g would fit.'],
    ['across=1.6&acrossIn=mm', 'Diameter: 1.6 mm cannot be meant, 1.6 in would fit.'],
  ])('units that are mixed up are no verdict: %s', (query, says) => {
    const verdict = verdictFor(pieceOf('silverEagle'), query);
    expect(verdict.heading).toBe('Check the unit first.');
    expect(verdict.says).toContain(says);
  });

  test('only what is known is judged', () => {
    const { weight: _weight, thickness: _thickness, ...eagle } = pieceOf('silverEagle');
    expect(verdictFor(eagle, 'mass=20').says).toBe(
      'We do not know what you measured on this piece. Measure the diameter instead.',
    );
    expect(verdictFor(eagle, 'mass=20&across=40.6').says).toBe(
      'The diameter is right. We do not know the weight and thickness of this piece.',
    );
    expect(verdictFor(pieceOf('silverEagle'), 'mass=31.1')).toMatchObject({
      heading: 'So far it fits.',
      says: 'The weight is right. Measure the diameter and thickness too: a fake can have the right weight.',
    });
  });
});

test.each([
  ['mass=0', { mass: 'Enter a weight above 0, such as 31.10.' }],
  ['mass=heavy', { mass: 'Enter the weight as a number, such as 31.10.' }],
  [
    'mass=40.6+mm',
    { mass: '“mm” is no unit of a weight. Enter it in grams, troy ounces or grains.' },
  ],
  [
    'across=31.1+g',
    { across: '“g” is no unit of a diameter. Enter it in millimeters (mm) or inches (in).' },
  ],
  [
    'across=3+ells',
    {
      across:
        'We do not know the unit “ells”. Enter the diameter in millimeters (mm) or inches (in).',
    },
  ],
  ['thick=900', { thick: 'Enter a thickness of 200 mm at most.' }],
  ['mass=2000&massIn=ozt', { mass: 'Enter a weight of 1286 troy oz at most.' }],
  ['mass=', { mass: 'Enter the weight, the diameter or the thickness of the piece.' }],
  ['mass=31.1&scale=0', { scale: 'Enter grams above 0 and up to 50, such as 0.05.' }],
  ['mass=31.1&caliper=wide', { caliper: 'Enter millimeters above 0 and up to 5, such as 0.1.' }],
])('%s is refused', (query, errors) => {
  expect(askedAt(new URLSearchParams(query)).errors).toEqual(errors);
});
