import type { Premium, Series } from './series.ts';

const us = { mint: 'us-mint', country: 'US', metal: 'gold', form: 'coin' } as const;

const eagle = {
  ounce: { weight: '1 oz', mm: 32.7, thick: 2.87, grams: 33.931, face: '$50' },
  half: { weight: '1/2 oz', mm: 27, thick: 2.24, grams: 16.966, face: '$25' },
  quarter: { weight: '1/4 oz', mm: 22, thick: 1.83, grams: 8.483, face: '$10' },
  tenth: { weight: '1/10 oz', mm: 16.5, thick: 1.26, grams: 3.393, face: '$5' },
} as const;

const GRADES = ['VF', 'XF', 'AU', 'MS-62', 'MS-63', 'MS-64', 'MS-65'];

/** Gold struck before 1933, sold by grade with a random date. */
function pre1933(
  id: string,
  name: string,
  ounces: number,
  face: string,
  about: string,
  grades: readonly string[] = GRADES,
): Series {
  const premium: Premium = [2, 12];
  return {
    ...us,
    id,
    name,
    purity: '.900',
    ira: false,
    vintage: true,
    reportable: false,
    tags: ['pre-1933'],
    about,
    conditions: grades,
    fame: 34,
    pieces: [{ weight: `${ounces} oz`, face, premium }],
  };
}

/** Gold of the United States Mint, modern and from before 1933. */
export const usGold: readonly Series[] = [
  {
    ...us,
    id: 'age',
    name: 'American Gold Eagle',
    purity: '.9167',
    ira: true,
    about: "Saint-Gaudens' Liberty strides toward the viewer; 22 karat gold that wears well.",
    aka: ['AGE', 'gold eagle', 'eagles'],
    from: 1986,
    years: 10,
    packs: 3,
    random: true,
    next: true,
    grades: ['NGC MS-70', 'PCGS MS-70'],
    fame: 96,
    pieces: [
      { ...eagle.ounce, premium: [2, 5.1], tube: 20, box: 500, lots: [5] },
      { ...eagle.half, premium: [4, 9], tube: 40, years: 6 },
      { ...eagle.quarter, premium: [7, 13], tube: 40, years: 6 },
      { ...eagle.tenth, premium: [10, 20], tube: 50, years: 8, lots: [10] },
    ],
  },
  {
    ...us,
    id: 'age-proof',
    name: 'American Gold Eagle Proof',
    purity: '.9167',
    ira: true,
    about: 'Mirror fields from West Point, in the original mint box with its certificate.',
    aka: ['AGE proof'],
    from: 1986,
    gaps: [2009],
    years: 5,
    finish: 'Proof',
    collectable: true,
    fame: 38,
    pieces: [
      { ...eagle.ounce, premium: [8, 18] },
      { ...eagle.half, premium: [10, 20], from: 1987, years: 2 },
      { ...eagle.quarter, premium: [12, 22], from: 1988, years: 2 },
      { ...eagle.tenth, premium: [14, 25], from: 1988, years: 3 },
    ],
  },
  {
    ...us,
    id: 'buffalo',
    name: 'American Gold Buffalo',
    purity: '.9999',
    ira: true,
    about: "James Earle Fraser's Indian head and bison of 1913, in 24 karat gold.",
    aka: ['AGB', 'gold buffalo', 'buffaloes'],
    from: 2006,
    years: 11,
    packs: 4,
    random: true,
    next: true,
    grades: ['PCGS MS-70', 'NGC MS-70'],
    fame: 84,
    pieces: [
      {
        weight: '1 oz',
        mm: 32.7,
        thick: 2.95,
        grams: 31.108,
        face: '$50',
        premium: [3.6, 7.4],
        tube: 20,
        lots: [5],
      },
    ],
  },
  pre1933(
    'pre33-1',
    '$20 Saint-Gaudens Double Eagle',
    0.9675,
    '$20',
    'Often called the most beautiful American coin, struck from 1907 to 1933.',
  ),
  pre1933(
    'pre33-2',
    '$20 Liberty Double Eagle',
    0.9675,
    '$20',
    "Longacre's coronet Liberty, the gold of the California rush.",
  ),
  pre1933(
    'pre33-3',
    '$10 Indian Eagle',
    0.48375,
    '$10',
    'Saint-Gaudens gave Liberty a feathered headdress, 1907 to 1933.',
    ['XF', 'AU', 'MS-62', 'MS-63'],
  ),
  pre1933(
    'pre33-4',
    '$10 Liberty Eagle',
    0.48375,
    '$10',
    'The coronet eagle, struck from 1838 to 1907.',
    ['VF', 'XF', 'AU', 'MS-62'],
  ),
  pre1933(
    'pre33-5',
    '$5 Indian Half Eagle',
    0.24187,
    '$5',
    'Its design is sunk below the field, 1908 to 1929.',
    ['XF', 'AU', 'MS-62'],
  ),
  pre1933(
    'pre33-6',
    '$5 Liberty Half Eagle',
    0.24187,
    '$5',
    'Struck at more mints than any other US gold.',
    ['VF', 'XF', 'AU', 'MS-62'],
  ),
  pre1933(
    'pre33-7',
    '$2.50 Indian Quarter Eagle',
    0.12094,
    '$2.50',
    'The smallest of the sunken Indian designs, 1908 to 1929.',
    ['XF', 'AU', 'MS-62'],
  ),
  pre1933(
    'pre33-8',
    '$2.50 Liberty Quarter Eagle',
    0.12094,
    '$2.50',
    'One design served from 1840 to 1907.',
    ['XF', 'AU', 'MS-62'],
  ),
];
